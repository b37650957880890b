import { type Box, COLOURS, type Event, type Move, type State, stateOfView, type View } from '@portolan/amerigo';
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
  /** Looks like the view, for the queries of the rules. */
  readonly state: State;
}

export type Advised = AdvisedMove<Move>;

/** Rates moves for the viewer of the view. */
export type Rate = (view: View, moves: readonly Move[]) => readonly number[];

/** Undefined for a spectator. Advice takes longer to compute and may follow later. */
export function readScene(box: Box, lesson: Lesson, advised: readonly Advised[] = []): GuideScene | undefined {
  const scene = readLesson<View, Move, Event>(lesson, advised);
  return scene === undefined ? undefined : { ...scene, box, state: stateOfView(box, scene.view) };
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
  const state = stateOfView(box, view);
  return rate(view, moves).map((rating, at) => {
    const move = moves[at];
    if (move?.kind === 'start') return rating - STEP * stepsToHarbour(box, state, move.berth);
    const taught = view.round === 1 && move?.kind === 'act' && COLOURS[move.colour] === view.phase && rating > 0;
    return taught ? rating + LESSON : rating;
  });
}

/** To the harbour that a ship placed there would sail to. */
function stepsToHarbour(box: Box, state: State, berth: number): number {
  const asked = state.stack.at(-1);
  if (asked?.kind !== 'placeShip') return 0;
  return harboursFrom({ box, state, seat: asked.seat }, { ...asked, from: berth })[0]?.steps ?? 0;
}
