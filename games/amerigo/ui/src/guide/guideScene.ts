import { type Box, COLOURS, type Event, type Move, type View } from '@portolan/amerigo';
import {
  type Advised as AdvisedMove,
  adviseLesson,
  type Lesson,
  type LessonScene,
  readLesson,
} from '@portolan/table-kit/guide';
import { harboursFrom } from './facts.ts';

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
  const readMove = (text: string): Move | undefined => box.moves.byText.get(text);
  return adviseLesson<View, Move>(
    { readMove, rate: (view, moves) => lessonRatings(box, rate, { view, moves }) },
    lesson,
  );
}

/** More than the worth of any action. */
const LESSON = 1000;
/** Less than any difference that matters. */
const STEP = 0.01;

interface Rated {
  readonly view: View;
  readonly moves: readonly Move[];
}

/**
 * In the first round the learner sees every action once: that of the phase comes first, wherever it brings anything.
 * Ships start where the way is shortest.
 */
function lessonRatings(box: Box, rate: Rate, { view, moves }: Rated): readonly number[] {
  return rate(view, moves).map((rating, at) => {
    const move = moves[at];
    if (move?.kind === 'start') return rating - STEP * stepsToHarbour(box, view, move.berth);
    const taught = view.round === 1 && move?.kind === 'act' && COLOURS[move.colour] === view.phase && rating > 0;
    return taught ? rating + LESSON : rating;
  });
}

function stepsToHarbour(box: Box, view: View, berth: number): number {
  const { question } = view;
  const me = view.players[question?.seat ?? -1];
  const ap = question !== undefined && 'ap' in question ? question.ap : 0;
  return me === undefined ? 0 : (harboursFrom({ box, view, me }, berth, ap)[0]?.steps ?? 0);
}
