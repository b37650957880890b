import type { Box, Event, Move, View } from '@portolan/francis-drake';
import {
  type Advised as AdvisedMove,
  adviseLesson,
  type Lesson,
  type LessonScene,
  readLesson,
} from '@portolan/table-kit/guide';

/** What the guide sees: no more than the player it guides. */
export interface GuideScene extends LessonScene<View, Move, Event> {
  readonly box: Box;
}

export type Advised = AdvisedMove<Move>;

/** Rates moves for the viewer of the view. */
type Rate = (view: View, moves: readonly Move[]) => readonly number[];

/** Undefined for a spectator. Advice takes longer to compute and may follow later. */
export function readScene(box: Box, lesson: Lesson, advised: readonly Advised[] = []): GuideScene | undefined {
  const scene = readLesson<View, Move, Event>(lesson, advised);
  return scene === undefined ? undefined : { ...scene, box };
}

/** The legal moves from the best rated to the worst. */
export function adviseMoves(box: Box, rate: Rate, lesson: Pick<Lesson, 'view' | 'legal'>): readonly Advised[] {
  return adviseLesson({ readMove: (text) => box.moves.byText.get(text), rate }, lesson);
}
