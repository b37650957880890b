import { COLOURS, turnOutlook } from '@portolan/amerigo';
import { picks } from '@portolan/table-kit';
import type { JSX } from 'preact';
import { Cubes } from '../art/Cubes.tsx';
import { Glyph } from '../art/Glyph.tsx';
import { TowerDrawing } from '../art/TowerDrawing.tsx';
import { forSeat } from '../table/forSeat.ts';
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
