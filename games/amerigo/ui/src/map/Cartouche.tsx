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
      {...(strip ? alongEdge(island) : { style: besideIsland(scene.layout, island) })}
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

interface EdgeStyles {
  readonly 'data-strip': 'top' | 'bottom';
  readonly style?: { readonly '--am-hidden': string };
}

/** Along the edge of the visible map that is further from the island. */
function alongEdge(island: number): EdgeStyles {
  const place = document.querySelector(`[data-spot="island:${island}"]`);
  const root = place?.closest('.am-map-window');
  if (place === null || root === null || root === undefined) return { 'data-strip': 'bottom' };
  const [own, whole] = [place.getBoundingClientRect(), root.getBoundingClientRect()];
  const hidden = hiddenBelow(root, whole);
  if (own.top + own.bottom > whole.top + whole.bottom - hidden) return { 'data-strip': 'top' };
  return { 'data-strip': 'bottom', style: { '--am-hidden': `${hidden}px` } };
}

const STEP_PX = 8;

/** How much of the map's lower part is behind something else, in pixels. */
function hiddenBelow(root: Element, { left, top, width, bottom }: DOMRect): number {
  for (let y = bottom - 1; y > top; y -= STEP_PX) {
    if (root.contains(document.elementFromPoint(left + width / 2, y))) return bottom - 1 - y;
  }
  return 0;
}
