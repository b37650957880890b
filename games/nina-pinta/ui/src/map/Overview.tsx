import { list } from '@portolan/i18n';
import { settlementsIn, WORLDS } from '@portolan/nina-pinta';
import { Slice, useReadable } from '@portolan/table-kit';
import { cx, seatColour } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import art from '../art/world.svg?url';
import { placesIn, placesOf } from '../lands.ts';
import { type Scene, useScene } from '../table/scene.ts';
import { type PlaceView, worldName, worldTitle } from '../words.ts';
import { isWorldLit } from './isWorldLit.ts';
import { LAND_LAYOUT } from './layout.ts';
import { worldInSight } from './mapState.ts';
import { t } from './messages.ts';
import { WORLD_SHEET } from './sheet.ts';
import './overview.css';

/** The three worlds in small, where only one fits: who is where, and a tap brings a world into sight. */
export function Overview(): JSX.Element {
  const scene = useScene();
  const shown = useReadable(worldInSight);
  return (
    <nav class="np-overview" aria-label={t('overview')}>
      {WORLDS.map((id, world) => {
        const places = placesOf(scene.view, world);
        const lit = isWorldLit(scene, world);
        return (
          <Slice key={id} of={[...places, scene.view.worlds[world], shown === world, lit, scene.view.world, scene.me]}>
            {() => (
              <button
                type="button"
                class={cx('np-mini', 'np-hues', lit && 'np-mini-lit')}
                data-world={id}
                aria-label={label(scene, world, places)}
                aria-current={shown === world}
                onClick={() => worldInSight.set(world)}
              >
                <Mini places={places} />
                <span>{worldTitle(scene.box, world)}</span>
              </button>
            )}
          </Slice>
        );
      })}
    </nav>
  );
}

function label({ box, view, me }: Scene, world: number, places: readonly PlaceView[]): string {
  const own = me === undefined ? 0 : placesIn(world).reduce((sum, place) => sum + settlementsIn(view, me, place), 0);
  const facts = [
    t('overview.explored', { count: places.filter(({ explored }) => explored).length }),
    ...(me === undefined ? [] : [t('overview.own', { count: own })]),
    ...(view.worlds[world]?.atWar ? [t('war')] : []),
    ...(view.world === WORLDS[world] ? [t('overview.asked')] : []),
  ];
  return t('overview.world', { world: worldName(box, world), facts: list(facts, 'plain') });
}

function Mini({ places }: { readonly places: readonly PlaceView[] }): JSX.Element {
  return (
    <svg viewBox={`0 0 ${WORLD_SHEET.width} ${WORLD_SHEET.height}`} aria-hidden="true">
      <use href={`${art}#coast`} class="np-mini-coast" />
      {places.map(
        ({ land, explored, terrain }) =>
          explored && <use key={land} class="np-mini-land" data-terrain={terrain} href={`${art}#${land}`} />,
      )}
      {places.map((place) => (
        <Dots key={place.land} place={place} />
      ))}
    </svg>
  );
}

/** A dot for each seat with settlements in the land. */
function Dots({ place }: { readonly place: PlaceView }): JSX.Element {
  const { x, y, w, h } = LAND_LAYOUT[place.land].room;
  const seats = [
    ...new Set([
      ...place.settlers.map(({ seat }) => seat),
      ...place.towns,
      ...(place.city === undefined ? [] : [place.city]),
    ]),
  ];
  return (
    <>
      {seats.map((seat, at) => (
        <circle
          key={seat}
          class="np-dot"
          cx={x + w / 2 + (at - (seats.length - 1) / 2) * 30}
          cy={y + h / 2}
          r="15"
          style={{ fill: seatColour(seat) }}
        />
      ))}
    </>
  );
}
