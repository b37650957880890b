import { atSpot, Board, Hit, InTurn, isLit, isSettled, Slice, turnClasses } from '@portolan/table-kit';
import { cx, Memo } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { PLYMOUTH, type StreetForm } from '../art/geometry.ts';
import { StreetLayer } from '../art/StreetLayer.tsx';
import { Docks } from './Docks.tsx';
import { t } from './messages.ts';
import { Place } from './Place.tsx';
import { type Scene, useScene } from './scene.ts';
import { type PlaceInfo, placeLabel, placesOf, skippedBy } from './street.ts';
import './street.css';

/** Plymouth: the one-way street with its eighteen Locations, and the docks at either end. */
export function Street({ form }: { readonly form: StreetForm }): JSX.Element {
  const scene = useScene();
  const [looked, setLooked] = useState<string>();
  const { sheet, places, place } = PLYMOUTH[form];
  const infos = placesOf(scene);
  const settled = infos.find(({ target }) => isSettled(scene, target));
  const shown = settled?.target ?? (isLit(scene, looked) ? looked : undefined);
  const skipped = new Set(skippedBy(scene, shown).map(({ target }) => target));
  const anyLit = infos.some(({ target }) => isLit(scene, target));
  return (
    <Board sheet={sheet} label={t('street')} class="fd-sheet fd-street" form={form}>
      <Memo of={[form]}>{() => <StreetLayer form={form} outbound={t('outbound')} homebound={t('homebound')} />}</Memo>
      <ol class="fd-places">
        {infos.map((info) => {
          const first = !anyLit && info.place === 0;
          const left = skipped.has(info.target);
          return (
            // By its place: Locations that change places are drawn in turn, instead of all moving in one task.
            <InTurn key={info.place}>
              <Slice of={[form, left, first, ...seenAt(scene, info)]}>
                {() => (
                  <li
                    class={cx('fd-place', ...looks(scene, info), left && 'fd-skipped')}
                    style={atSpot(sheet, places[info.place] ?? { x: 0, y: 0 }, place)}
                    data-card={info.target}
                    data-location={info.id}
                    onPointerEnter={() => setLooked(info.target)}
                    onPointerLeave={() => setLooked(undefined)}
                    onFocusIn={() => setLooked(info.target)}
                    onFocusOut={() => setLooked(undefined)}
                  >
                    <Hit target={info.target} label={placeLabel(scene, info)} first={first} />
                    <Slice of={drawnAt(scene, info)}>{() => <Place info={info} />}</Slice>
                  </li>
                )}
              </Slice>
            </InTurn>
          );
        })}
      </ol>
      <Docks form={form} />
    </Board>
  );
}

/** Everything the drawing of a Location depends on. What can be chosen does not change it. */
function drawnAt(scene: Scene, { target, place, id }: PlaceInfo): readonly unknown[] {
  const { view, me } = scene;
  const halfway = id === 'drake' && view.players.some(({ atDrake }) => atDrake);
  return [view.street[place], view.seats, me, halfway, isSettled(scene, target)];
}

/** Everything its look and label depend on besides. */
function seenAt(scene: Scene, info: PlaceInfo): readonly unknown[] {
  const { names, turn, question, view, me } = scene;
  const lit = isLit(scene, info.target);
  const ship = view.players[me ?? -1]?.galleon;
  return [...drawnAt(scene, info), names.join(), info.passed, ship, question?.kind, lit, lit && turn?.whole];
}

function looks(scene: Scene, { target, passed, open }: PlaceInfo): (string | false)[] {
  const asked = scene.question?.kind === 'plymouthTurn';
  return [...turnClasses(scene, target), asked && passed && 'fd-passed', !open && 'fd-full'];
}
