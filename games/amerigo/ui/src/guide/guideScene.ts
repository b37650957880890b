import { type Box, COLOURS, type Event, type Move, type View } from '@portolan/amerigo';
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
export type Rate = (view: View, moves: readonly Move[]) => readonly number[];

/** Undefined for a spectator. Advice takes longer to compute and may follow later. */
export function readScene(box: Box, lesson: Lesson, advised: readonly Advised[] = []): GuideScene | undefined {
  const scene = readLesson<View, Move, Event>(lesson, advised);
  return scene === undefined ? undefined : { ...scene, box };
}

/** The legal moves from the best to the worst, as the lesson sees it. */
export function adviseMoves(box: Box, rate: Rate, lesson: Pick<Lesson, 'view' | 'legal'>): readonly Advised[] {
  return adviseLesson({ readMove: (text) => box.moves.byText.get(text), rate: lessonRate(rate) }, lesson);
}

/** More than the worth of any action. */
const LESSON = 1000;

/** In the first round the learner sees every action once: that of the phase comes first, wherever it brings anything. */
function lessonRate(rate: Rate): Rate {
  return (view, moves) => {
    const ratings = rate(view, moves);
    if (view.round > 1 || view.question?.kind !== 'takeTurn') return ratings;
    return ratings.map((rating, at) => {
      const move = moves[at];
      const taught = move?.kind === 'act' && COLOURS[move.colour] === view.phase && rating > 0;
      return taught ? rating + LESSON : rating;
    });
  };
}
