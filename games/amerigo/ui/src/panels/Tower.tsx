import { COLOURS, turnOutlook } from '@portolan/amerigo';
import type { JSX } from 'preact';
import { Cubes } from '../art/Cubes.tsx';
import { Glyph } from '../art/Glyph.tsx';
import { forSeat } from '../table/forSeat.ts';
import { picks } from '../table/picks.ts';
import { useScene } from '../table/scene.ts';
import { colourName } from '../words.ts';
import { Instead } from './Instead.tsx';
import { t } from './messages/panels.ts';
import { Odds } from './Odds.tsx';
import { Panel } from './Panel.tsx';
import './tower.css';

/** The tower with what must be inside, and what a turn offers besides the seven actions. */
export function Tower(): JSX.Element {
  const scene = useScene();
  const { view, box } = scene;
  const outlook = turnOutlook(box, view, forSeat(scene));
  const known = JSON.stringify([view.cubes, outlook]);
  return (
    <Panel name="tower" title={t('tower')} note={<Odds />} of={[known, view.phase, view.round, picks(scene, 'act')]}>
      {() => (
        <div class="am-tower-side">
          <Inside />
          <Instead outlook={outlook} />
        </div>
      )}
    </Panel>
  );
}

/** The tower with the cubes that must be inside it. */
function Inside(): JSX.Element {
  const { view } = useScene();
  const { tower } = view.cubes;
  const all = tower.reduce((sum, count) => sum + count, 0);
  return (
    <div class="am-inside">
      <div class="am-tower" data-card="tower:all" data-spot="tower:all" title={t('insideTitle', { n: all })}>
        <TowerDrawing />
        <span class="am-tower-pile">
          {tower.map((count, colour) => (
            <Cubes key={colour} colour={colour} count={count} />
          ))}
        </span>
      </div>
      <div class="am-inside-list">
        <ul>
          {tower.map((count, colour) => (
            <li
              key={colour}
              data-card={`cube:${COLOURS[colour]}`}
              data-colour={COLOURS[colour]}
              data-none={count === 0}
              title={t('insideOf', { n: count, colour: colourName(colour) })}
            >
              <span class="am-face-action">
                <Glyph name={COLOURS[colour] ?? 'cube'} />
              </span>
              <span class="unseen">{colourName(colour)} </span>
              {`${count}`}
            </li>
          ))}
        </ul>
        <p>{t('inside', { n: all })}</p>
      </div>
    </div>
  );
}

/** A funnel, a round tower of stone with a window onto its inside, and a tray. */
function TowerDrawing(): JSX.Element {
  return (
    <svg class="am-tower-drawing" viewBox="0 0 84 118" aria-hidden="true">
      <path class="am-tower-wood" d="M6 3h72l-15 22H21z" />
      <path class="am-tower-line" d="M6 3h72M13 13h58" />
      <path class="am-tower-stone" d="M19 25h46l4 76H15z" />
      <path
        class="am-tower-line"
        d="M18.500 34h47M17 92h50M29 25v9M46 25v9M24 92v9M41 92v9M58 92v9M18 50h5M17.500 66h5M17 80h5M61 58h5M61.500 74h5"
      />
      <path class="am-tower-dark" d="M24 88V54c0-10 8-16 18-16s18 6 18 16v34z" />
      <path class="am-tower-wood" d="M4 101h76l-5 14H9z" />
      <path class="am-tower-line" d="M7 108h70" />
    </svg>
  );
}
