import type { GuideProps } from '@portolan/client';
import type { Box, Event, Move, View } from '@portolan/francis-drake';

type Player = View['players'][number];
type Question = NonNullable<View['question']>;

/** What the guide sees: no more than the player it guides. */
export interface GuideScene {
  readonly box: Box;
  readonly view: View;
  readonly names: readonly string[];
  readonly seat: number;
  readonly me: Player;
  /** What the player is asked now; undefined while others decide. */
  readonly asked: Question | undefined;
  /** Good moves, the best one first; empty until they are computed. */
  readonly advised: readonly Advised[];
  /** The player's latest moves that stand, newest first: two at most. */
  readonly made: readonly Made[];
  /** Everything up to the player's last move, and everything from that move on. */
  readonly before: readonly Event[];
  readonly since: readonly Event[];
}

export interface Advised {
  readonly text: string;
  readonly move: Move;
}

/** A move that the player made, as entry `seq` of the log. */
export interface Made {
  readonly seq: number;
  readonly text: string | undefined;
}

/** Rates moves for the viewer of the view. */
export type Rate = (view: View, moves: readonly Move[]) => readonly number[];

export type Lesson = Pick<GuideProps, 'view' | 'names' | 'own' | 'legal' | 'entries'>;

/** Undefined for a spectator. Advice takes longer to compute and may follow later. */
export function readScene(box: Box, lesson: Lesson, advised: readonly Advised[] = []): GuideScene | undefined {
  // The caller guarantees that the view and the events are those of this game.
  const view = lesson.view as View;
  const seat = typeof view.viewer === 'number' ? view.viewer : lesson.own[0];
  const me = seat === undefined ? undefined : view.players[seat];
  if (seat === undefined || me === undefined) return undefined;
  const legal = lesson.legal ?? [];
  const asked = legal.length > 0 && view.question?.seat === seat ? view.question : undefined;
  const own = lesson.entries.filter((entry) => entry.kind === 'move' && entry.seat === seat);
  const made = own.slice(-2).reverse();
  return {
    ...{ box, view, names: lesson.names, seat, me, asked, advised },
    made: made.map(({ seq, text }) => ({ seq, text })),
    ...splitEvents(lesson.entries, made[0]?.seq ?? 0),
  };
}

/** The legal moves from the best rated to the worst. */
export function adviseMoves(
  box: Box,
  rate: Rate,
  { view, legal = [] }: Pick<Lesson, 'view' | 'legal'>,
): readonly Advised[] {
  const known = legal.flatMap((text): Advised[] => {
    const move = box.moves.byText.get(text);
    return move === undefined ? [] : [{ text, move }];
  });
  const ratings = rate(
    view as View,
    known.map(({ move }) => move),
  );
  const order = known.map((_, at) => at).sort((one, other) => (ratings[other] ?? 0) - (ratings[one] ?? 0));
  return order.flatMap((at) => known[at] ?? []);
}

function splitEvents(entries: Lesson['entries'], last: number): Pick<GuideScene, 'before' | 'since'> {
  const eventsOf = (some: Lesson['entries']): readonly Event[] =>
    some.flatMap(({ events }) => events as readonly Event[]);
  return {
    before: eventsOf(entries.filter(({ seq }) => seq < last)),
    since: eventsOf(entries.filter(({ seq }) => seq >= last)),
  };
}
