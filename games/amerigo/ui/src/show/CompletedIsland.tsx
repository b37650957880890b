import type { MapLayout } from '@portolan/amerigo';
import { Emblem, seatColour } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { Body } from '../art/Body.tsx';
import { drawingOf } from '../map/drawMap.ts';
import { islandName } from '../map/islandName.ts';
import { areaOf } from '../map/mapPlan.ts';
import { t } from './messages.ts';
import type { CompletedSprite, Share } from './sprite.ts';
import './plaque.css';
import './completedIsland.css';

/** A completed island: its outline and name, and who scores what for it. */
export function CompletedIsland({ completed }: { readonly completed: CompletedSprite }): JSX.Element {
  const { layout, island, by, posts, timeMarker, chest } = completed;
  return (
    <div class="am-plaque am-completed">
      <Outline layout={layout} island={island} />
      <p class="am-completed-by" style={{ '--c': seatColour(by.seat) }}>
        {t('completed', { name: by.name })}
      </p>
      <p class="am-completed-name">{islandName(layout, island)}</p>
      <ul>
        <Gain share={by} label={t('completion')} at={0.18} />
        {posts.map((share, nth) => (
          <Gain key={share.seat} share={share} label={t('posts', { marker: timeMarker })} at={0.28 + 0.1 * nth} />
        ))}
      </ul>
      {chest && (
        <p class="am-completed-chest" data-moves="drops" data-at="0.5" data-for="0.15">
          <span class="am-completed-lid">
            <Body name="chest" />
          </span>{' '}
          {t('chest')}
        </p>
      )}
    </div>
  );
}

interface GainProps {
  readonly share: Share;
  readonly label: string;
  readonly at: number;
}

function Gain({ share: { seat, name, points }, label, at }: GainProps): JSX.Element {
  return (
    <li style={{ '--c': seatColour(seat) }} data-moves="rises" data-at={at} data-for="0.15">
      <span class="am-completed-seal" data-seat={seat}>
        <Emblem seat={seat} />
      </span>
      <span>
        {name} <small>{label}</small>
      </span>
      <b>+{points}</b>
    </li>
  );
}

/** The coast as it is on the map. */
function Outline({ layout, island }: { readonly layout: MapLayout; readonly island: number }): JSX.Element {
  const { x, y, w, h } = areaOf(layout, island);
  const coast = drawingOf(layout).coasts[island];
  return (
    <svg
      class="am-completed-land"
      viewBox={`${x - MARGIN} ${y - MARGIN} ${w + 2 * MARGIN} ${h + 2 * MARGIN}`}
      aria-hidden="true"
    >
      <path class="am-completed-shore" d={coast} />
      <path class="am-completed-ground" d={coast} />
    </svg>
  );
}

/** Room for the shallows around the coast, in units of the map. */
const MARGIN = 5;
