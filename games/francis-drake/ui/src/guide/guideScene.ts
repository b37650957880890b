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
  /** The move that the guide advises. */
  readonly advised: Advised | undefined;
  /** Everything up to the player's last move, and everything from that move on. */
  readonly before: readonly Event[];
  readonly since: readonly Event[];
}

export interface Advised {
  readonly text: string;
  readonly move: Move;
}

/** Rates moves for the viewer of the view. */
export type Rate = (view: View, moves: readonly Move[]) => readonly number[];

export type Lesson = Pick<GuideProps, 'view' | 'names' | 'own' | 'legal' | 'entries'>;

/** Undefined for a spectator. Advice takes longer to compute and may follow later. */
export function readScene(box: Box, lesson: Lesson, advised?: Advised): GuideScene | undefined {
  // The caller guarantees that the view and the events are those of this game.
  const view = lesson.view as View;
  const seat = typeof view.viewer === 'number' ? view.viewer : lesson.own[0];
  const me = seat === undefined ? undefined : view.players[seat];
  if (seat === undefined || me === undefined) return undefined;
  const legal = lesson.legal ?? [];
  const asked = legal.length > 0 && view.question?.seat === seat ? view.question : undefined;
  const { before, since } = splitEvents(lesson.entries, seat);
  return { box, view, names: lesson.names, seat, me, asked, advised, before, since };
}

/** The best rated of the legal moves; undefined where there are none. */
export function adviseMove(
  box: Box,
  rate: Rate,
  { view, legal = [] }: Pick<Lesson, 'view' | 'legal'>,
): Advised | undefined {
  const known = legal.flatMap((text): Advised[] => {
    const move = box.moves.byText.get(text);
    return move === undefined ? [] : [{ text, move }];
  });
  const ratings = rate(
    view as View,
    known.map(({ move }) => move),
  );
  return known[ratings.indexOf(Math.max(...ratings))];
}

function splitEvents(entries: Lesson['entries'], seat: number): Pick<GuideScene, 'before' | 'since'> {
  const last = entries.findLastIndex((entry) => entry.kind === 'move' && entry.seat === seat);
  const eventsOf = (some: Lesson['entries']): readonly Event[] =>
    some.flatMap(({ events }) => events as readonly Event[]);
  return { before: eventsOf(entries.slice(0, Math.max(last, 0))), since: eventsOf(entries.slice(Math.max(last, 0))) };
}
