import type { GuideProps } from '@portolan/client';
import type { Box, Event, Move, View } from '@portolan/francis-drake';

type Player = View['players'][number];
type Question = NonNullable<View['question']>;

/** What the guide sees: no more than the one whom it leads. */
export interface GuideScene {
  readonly box: Box;
  readonly view: View;
  readonly names: readonly string[];
  readonly seat: number;
  readonly me: Player;
  /** What is asked of him now; undefined while others decide. */
  readonly asked: Question | undefined;
  /** What he may do, and what a good captain would do. */
  readonly advised: Advised | undefined;
  /** Everything that happened up to his last move, and what came with it and after it. */
  readonly before: readonly Event[];
  readonly since: readonly Event[];
}

export interface Advised {
  readonly text: string;
  readonly move: Move;
}

/** Rates moves for the one who sees the view. */
export type Rate = (view: View, moves: readonly Move[]) => readonly number[];

export type Lesson = Pick<GuideProps, 'view' | 'names' | 'own' | 'legal' | 'entries'>;

/** Undefined for somebody who has no seat here. The advice takes longer and may follow later. */
export function readScene(box: Box, lesson: Lesson, advised?: Advised): GuideScene | undefined {
  // The caller vouches that the view and the events are those of this game.
  const view = lesson.view as View;
  const seat = typeof view.viewer === 'number' ? view.viewer : lesson.own[0];
  const me = seat === undefined ? undefined : view.players[seat];
  if (seat === undefined || me === undefined) return undefined;
  const legal = lesson.legal ?? [];
  const asked = legal.length > 0 && view.question?.seat === seat ? view.question : undefined;
  const { before, since } = splitEvents(lesson.entries, seat);
  return { box, view, names: lesson.names, seat, me, asked, advised, before, since };
}

/** What a good captain would do who may do this; undefined for one who is not asked. */
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
