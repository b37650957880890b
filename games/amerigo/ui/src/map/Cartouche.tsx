import { atSpot, type Size, type Spot } from '@portolan/table-kit';
import { SeatBadge } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { useScene } from '../table/scene.ts';
import { completerLine, islandFacts, sizeLine } from './islandFacts.ts';
import { t } from './messages.ts';
import './cartouche.css';

export interface CartoucheProps {
  readonly island: number;
  /** From `besideIsland`. */
  readonly at?: Readonly<Record<string, string>>;
  /** Along an edge of the window instead. */
  readonly strip?: 'top' | 'bottom';
}

/** The label of an island: its name, its size, and what completing it pays now. Screen readers hear it on the island. */
export function Cartouche({ island, at, strip }: CartoucheProps): JSX.Element | null {
  const scene = useScene();
  const facts = islandFacts(scene, island);
  if (facts === undefined) return null;
  const { name, posts, pay, completed } = facts;
  const nameOf = (seat: number): string => scene.names[seat] ?? '';
  const seats = posts.flatMap((count, seat) => (count > 0 ? [{ seat, count }] : []));
  return (
    <aside class="am-cartouche" data-strip={strip} style={at} aria-hidden="true">
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

/** Styles that put it beside an island, where there is more room, without covering the island. */
export function besideIsland(
  sheet: { readonly width: number; readonly height: number },
  { x, y, w, h }: Spot & Size,
): Readonly<Record<string, string>> {
  const { left, top } = atSpot(sheet, { x: x + w, y: y + h / 2 }, { w: 0, h: 0 });
  const { left: start } = atSpot(sheet, { x, y }, { w: 0, h: 0 });
  const onRight = x + w / 2 < sheet.width / 2;
  const down = y + h / 2 < sheet.height / 3 ? '-10%' : y + h / 2 > (sheet.height * 2) / 3 ? '-90%' : '-50%';
  return onRight
    ? { left: left ?? '', top: top ?? '', transform: `translate(0.5rem, ${down})` }
    : { left: start ?? '', top: top ?? '', transform: `translate(calc(-100% - 0.5rem), ${down})` };
}
