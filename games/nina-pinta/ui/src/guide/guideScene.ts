import { type Box, type Event, type Move, type View, WORLDS } from '@portolan/nina-pinta';
import {
  type Advised as AdvisedMove,
  adviseLesson,
  type Lesson,
  type LessonScene,
  readLesson,
} from '@portolan/table-kit/guide';
import { collectable } from './facts.ts';
import { type Packing, packShips } from './packing.ts';

/** What the guide sees: no more than the player it guides. */
export interface GuideScene extends LessonScene<View, Move, Event> {
  readonly box: Box;
  /** While the player loads: all three ships as the guide would send them, as soon as there is advice. */
  readonly packing: Packing | undefined;
}

export type Advised = AdvisedMove<Move>;

/** Rates moves for the viewer of the view. */
export type Rate = (view: View, moves: readonly Move[]) => readonly number[];

export interface Adviser {
  readonly box: Box;
  readonly rate: Rate;
}

/** Undefined for a spectator. Advice takes longer to compute and may follow later. */
export function readScene(
  { box, rate }: Adviser,
  lesson: Lesson,
  advised: readonly Advised[] = [],
): GuideScene | undefined {
  const scene = readLesson<View, Move, Event>(lesson, advised);
  if (scene === undefined) return undefined;
  const loads = scene.asked?.kind === 'loadShips' && advised.length > 0;
  return { ...scene, box, packing: loads ? packShips({ box, rate }, scene.view, scene.seat) : undefined };
}

/** The legal moves from the best to the worst. */
export function adviseMoves({ box, rate }: Adviser, lesson: Pick<Lesson, 'view' | 'legal'>): readonly Advised[] {
  const readMove = (text: string): Move | undefined => box.moves.byText.get(text);
  return adviseLesson<View, Move>(
    { readMove, rate: (view, moves) => lessonRatings({ box, rate }, view, moves) },
    lesson,
  );
}

/** The world where most gold waits is governed first: the bot sees no difference between empty ships. */
function lessonRatings({ box, rate }: Adviser, view: View, moves: readonly Move[]): readonly number[] {
  const seat = typeof view.viewer === 'number' ? view.viewer : 0;
  return rate(view, moves).map((rating, at) => {
    const move = moves[at];
    if (move?.kind !== 'govern') return rating;
    const { gold, mined } = collectable({ box, view, seat }, move.world);
    return rating + gold + mined;
  });
}

/** The world that is sailed to or governed, as an index. */
export function worldAsked({ view }: Pick<GuideScene, 'view'>): number {
  return view.question !== undefined && 'world' in view.question
    ? view.question.world
    : Math.max(0, WORLDS.indexOf(view.world ?? 'nina'));
}
