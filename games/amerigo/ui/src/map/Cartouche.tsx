import type { MapLayout } from '@portolan/amerigo';
import { SeatBadge } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { useScene } from '../table/scene.ts';
import { sheetOf } from './geometry.ts';
import { completerLine, islandFacts, sizeLine } from './islandFacts.ts';
import { t } from './islandMessages.ts';
import { areaOf } from './mapPlan.ts';
import './cartouche.css';

export interface CartoucheProps {
  readonly island: number;
  /** Along an edge of the window, and not beside the island. */
  readonly strip: boolean;
}

/** The label of an island: its name, its size, and what completing it pays now. Screen readers hear it on the island. */
export function Cartouche({ island, strip }: CartoucheProps): JSX.Element | null {
  const scene = useScene();
  const facts = islandFacts(scene, island);
  if (facts === undefined) return null;
  const { name, posts, pay, completed } = facts;
  const nameOf = (seat: number): string => scene.names[seat] ?? '';
  const seats = posts.flatMap((count, seat) => (count > 0 ? [{ seat, count }] : []));
  return (
    <aside
      class="am-cartouche"
      aria-hidden="true"
      {...(strip ? { 'data-strip': edgeFor(island) } : { style: besideIsland(scene.layout, island) })}
    >
      <strong translate={false}>{name}</strong>
      <p>{sizeLine(facts)}</p>
      {completed !== undefined && (
        <p class="am-cartouche-seat">
          <SeatBadge seat={completed} />
          {t('completedBy', { name: nameOf(completed) })}
        </p>
      )}
      {pay !== undefined && <p>{completerLine(pay)}</p>}
      {pay !== undefined && <p>{t(seats.length === 0 ? 'undiscovered' : 'paysNow')}</p>}
      {pay !== undefined &&
        seats.map(({ seat, count }) => (
          <p key={seat} class="am-cartouche-seat">
            <SeatBadge seat={seat} />
            {t('postsOf', { name: nameOf(seat), posts: count, points: pay.posts[seat] ?? 0 })}
          </p>
        ))}
    </aside>
  );
}

/** Styles that put it where there is more room, without covering the island. */
function besideIsland(layout: MapLayout, island: number): Readonly<Record<string, string>> {
  const sheet = sheetOf(layout);
  const { x, y, w, h } = areaOf(layout, island);
  const [midX, midY] = [(x + w / 2) / sheet.width, (y + h / 2) / sheet.height];
  const onRight = midX < 0.5;
  const down = midY < 1 / 3 ? '-10%' : midY > 2 / 3 ? '-90%' : '-50%';
  return {
    left: `${(100 * (onRight ? x + w : x)) / sheet.width}%`,
    top: `${100 * midY}%`,
    transform: onRight ? `translate(0.5rem, ${down})` : `translate(calc(-100% - 0.5rem), ${down})`,
  };
}

/** The edge of the window that is further from an island on the screen. */
function edgeFor(island: number): 'top' | 'bottom' {
  const place = document.querySelector(`[data-spot="island:${island}"]`);
  const root = place?.closest('.am-map-window');
  if (place === null || root === null || root === undefined) return 'bottom';
  const [own, whole] = [place.getBoundingClientRect(), root.getBoundingClientRect()];
  return own.top + own.bottom > whole.top + whole.bottom ? 'top' : 'bottom';
}
