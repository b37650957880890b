import { type CompletionPay, completionPay } from '@portolan/amerigo';
import type { Scene } from '../table/scene.ts';
import { t } from './islandMessages.ts';
import { islandName } from './islandName.ts';

/** What there is to know about an island now. */
export interface IslandFacts {
  readonly name: string;
  readonly size: number;
  readonly big: boolean;
  readonly free: number;
  /** By seat. */
  readonly posts: readonly number[];
  /** The seat that completed it. */
  readonly completed: number | undefined;
  /** What completing it would pay now; undefined once it is completed. */
  readonly pay: CompletionPay | undefined;
}

/** Undefined if there is no such island. */
export function islandFacts(
  { box, view, layout }: Pick<Scene, 'box' | 'view' | 'layout'>,
  island: number,
): IslandFacts | undefined {
  const seen = view.map.islands[island];
  if (seen === undefined) return undefined;
  const { spaces, big, empty, posts, completed } = seen;
  return {
    name: islandName(layout, island),
    size: spaces,
    big,
    free: empty,
    posts,
    completed,
    pay: completed === undefined ? completionPay(box, { posts, big, round: view.round }) : undefined,
  };
}

/** How large an island is and how much of it is free. */
export function sizeLine({ big, size, free }: IslandFacts): string {
  return t('sizeAndFree', { size: t(big ? 'bigIsland' : 'smallIsland', { size }), free: t('free', { free }) });
}

/** What whoever completes it gets now. */
export function completerLine({ points, chest }: CompletionPay): string {
  return t('completer', { points, chest: chest ? 'yes' : 'other' });
}

/** The facts as lines of text, for labels and cards. */
export function islandLines(facts: IslandFacts, names: readonly string[]): string[] {
  const { posts, pay, completed } = facts;
  const seats = posts.flatMap((count, seat) => (count > 0 ? [{ seat, count }] : []));
  const nameOf = (seat: number): string => names[seat] ?? '';
  if (completed !== undefined) return [sizeLine(facts), t('completedBy', { name: nameOf(completed) })];
  return [
    sizeLine(facts),
    ...(pay === undefined ? [] : [completerLine(pay)]),
    ...(seats.length === 0 ? [t('undiscovered')] : [t('paysNow')]),
    ...seats.map(({ seat, count }) =>
      t('postsOf', { name: nameOf(seat), posts: count, points: pay?.posts[seat] ?? 0 }),
    ),
  ];
}
