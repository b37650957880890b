import type { GuideProps } from '@portolan/client';

/** What a guide needs of a game's views. */
export interface GuidedView {
  readonly viewer: unknown;
  readonly players: readonly unknown[];
  /** Without a seat where all players are asked at once. */
  readonly question?: { readonly kind: string; readonly seat?: number };
}

/** What a guide sees: no more than the player it guides. */
export interface LessonScene<V extends GuidedView, M, E> {
  readonly view: V;
  readonly names: readonly string[];
  readonly seat: number;
  readonly me: V['players'][number];
  /** What the player is asked now; undefined while others decide. */
  readonly asked: NonNullable<V['question']> | undefined;
  /** Good moves, the best one first; empty until they are computed. */
  readonly advised: readonly Advised<M>[];
  /** The player's latest moves that stand, newest first. */
  readonly made: readonly Made[];
  /** Everything up to the player's last move, and everything from that move on. */
  readonly before: readonly E[];
  readonly since: readonly E[];
}

export interface Advised<M> {
  readonly text: string;
  readonly move: M;
}

/** A move that the player made, as entry `seq` of the log. */
export interface Made {
  readonly seq: number;
  readonly text: string | undefined;
}

/**
 * The advice that the guide gave before each of the player's moves, by the seq of the move before: the move in notation,
 * with those that are to follow it.
 */
export type Given = ReadonlyMap<number, readonly string[]>;

/** What a scene is read from. */
export type Lesson = Pick<GuideProps, 'view' | 'names' | 'own' | 'legal' | 'entries'>;

/** Undefined for a spectator. The caller guarantees that the view and the events are those of the game. */
export function readLesson<V extends GuidedView, M, E>(
  lesson: Lesson,
  advised: readonly Advised<M>[],
): LessonScene<V, M, E> | undefined {
  const view = lesson.view as V;
  const seat = typeof view.viewer === 'number' ? view.viewer : lesson.own[0];
  const me = seat === undefined ? undefined : view.players[seat];
  if (seat === undefined || me === undefined) return undefined;
  const legal = lesson.legal ?? [];
  const isAsked = legal.length > 0 && (view.question?.seat ?? seat) === seat;
  const own = lesson.entries.filter((entry) => entry.kind === 'move' && entry.seat === seat);
  const made = own.reverse();
  return {
    ...{ view, names: lesson.names, seat, me, advised },
    asked: isAsked ? view.question : undefined,
    made: made.map(({ seq, text }) => ({ seq, text })),
    ...splitEvents<E>(lesson.entries, made[0]?.seq ?? 0),
  };
}

export interface Adviser<V, M> {
  /** The move behind its notation. */
  readMove(text: string): M | undefined;
  /** Rates moves for the viewer of the view. */
  rate(view: V, moves: readonly M[]): readonly number[];
}

/** The legal moves from the best rated to the worst. */
export function adviseLesson<V, M>(
  { readMove, rate }: Adviser<V, M>,
  { view, legal = [] }: Pick<Lesson, 'view' | 'legal'>,
): readonly Advised<M>[] {
  const known = legal.flatMap((text): Advised<M>[] => {
    const move = readMove(text);
    return move === undefined ? [] : [{ text, move }];
  });
  const ratings = rate(
    view as V,
    known.map(({ move }) => move),
  );
  const order = known.map((_, at) => at).sort((one, other) => (ratings[other] ?? 0) - (ratings[one] ?? 0));
  return order.flatMap((at) => known[at] ?? []);
}

function splitEvents<E>(
  entries: Lesson['entries'],
  last: number,
): { readonly before: readonly E[]; readonly since: readonly E[] } {
  const eventsOf = (some: Lesson['entries']): readonly E[] => some.flatMap(({ events }) => events as readonly E[]);
  return {
    before: eventsOf(entries.filter(({ seq }) => seq < last)),
    since: eventsOf(entries.filter(({ seq }) => seq >= last)),
  };
}
