import { COLOURS } from '@portolan/amerigo';
import type { JSX } from 'preact';
import { Cubes } from '../art/Cubes.tsx';
import { Glyph } from '../art/Glyph.tsx';
import { TowerDrawing } from '../art/TowerDrawing.tsx';
import { t } from './messages.ts';
import type { DropSprite } from './sprite.ts';
import './plaque.css';
import './towerDrop.css';

/** When the first cube falls in and the first one comes out, and for how long they do, as shares of the whole. */
const IN = { at: 0.03, for: 0.18 };
const OUT = { at: 0.26, for: 0.2 };
const EACH = 0.12;

/** The tower, where it is not in sight otherwise: cubes fall in, and those that come out lie in front of it. */
export function TowerDrop({ drop: { phase, dropped, out, ap } }: { readonly drop: DropSprite }): JSX.Element {
  const colours = out.flatMap((count, colour) => (count > 0 ? [{ count, colour, first: before(out, colour) }] : []));
  const all = out.reduce((sum, count) => sum + count, 0);
  return (
    <div class="am-plaque am-drop">
      <p>{t('drop', { colour: COLOURS[phase] ?? 'white' })}</p>
      <div class="am-drop-tower" data-moves="shakes" data-at={IN.at + IN.for} data-for="0.15">
        <TowerDrawing />
        {Array.from({ length: dropped }, (_, at) => (
          <i key={at} style={{ '--x': at - (dropped - 1) / 2 }} {...moves('flies', IN, at / Math.max(1, dropped))}>
            <Cubes colour={phase} count={1} />
          </i>
        ))}
      </div>
      <ul>
        {colours.map(({ colour, count, first }) => (
          <li key={colour} data-colour={COLOURS[colour]}>
            <span class="am-face-action">
              <Glyph name={COLOURS[colour] ?? 'cube'} />
            </span>
            {Array.from({ length: count }, (_, at) => (
              <i key={at} {...moves('drops', OUT, (first + at) / all)}>
                <Cubes colour={colour} count={1} />
              </i>
            ))}
          </li>
        ))}
      </ul>
      <p class="am-drop-points" data-moves="rises" data-at="0.55" data-for="0.08">
        {t('dropPoints', { ap })}
      </p>
    </div>
  );
}

/** The cubes of the colours before this one. */
function before(out: readonly number[], colour: number): number {
  return out.slice(0, colour).reduce((sum, count) => sum + count, 0);
}

/** One cube after the other. */
function moves(how: 'flies' | 'drops', time: typeof IN, share: number) {
  return { 'data-moves': how, 'data-at': time.at + share * time.for, 'data-for': EACH };
}
