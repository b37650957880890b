import type { PlayedMove } from '@portolan/client/testing';
import {
  type AnyGame,
  type BaseEvent,
  type BaseState,
  below,
  InvariantError,
  nextWord,
  type OpenGame,
  opening,
  rngFromSeed,
  traceMove,
} from '@portolan/kernel';

export interface RandomGame {
  readonly open: OpenGame;
  readonly options: unknown;
  readonly seats: number;
  readonly seed: string;
  /** The percentage of moves that are random; the others follow the advice for bots, which makes games eventful. */
  readonly wild: number;
}

export type Course = readonly PlayedMove<BaseState, unknown, BaseEvent>[];

/** A whole game, with the state at every event. */
export function randomCourse({ open: { game, advice }, options, seats, seed, wild }: RandomGame): Course {
  const read = game.readOptions(options);
  if (!read.ok) throw new InvariantError(`${game.id} refuses ${JSON.stringify(options)}`);
  const rng = rngFromSeed(`${seed}/moves`);
  const course: PlayedMove<BaseState, unknown, BaseEvent>[] = [];
  let { state } = opening(game, { options: read.value, seats, seed });
  for (let awaited = game.awaiting(state); awaited.length > 0; awaited = game.awaiting(state)) {
    const seat = awaited[below(rng, awaited.length)] ?? 0;
    const moves = game.legalMoves(state, seat, []);
    const ratings = nextWord(rng) % 100 < wild ? undefined : advice.rate(game.view(state, seat), moves);
    const chosen = ratings === undefined ? below(rng, moves.length) : ratings.indexOf(Math.max(...ratings));
    const played = playMove(game, { state, seat, move: moves[chosen] });
    course.push(played);
    state = played.after;
  }
  return course;
}

export interface MoveToPlay {
  readonly state: BaseState;
  readonly seat: number;
  readonly move: unknown;
}

export function playMove(game: AnyGame, { state, seat, move }: MoveToPlay): PlayedMove<BaseState, unknown, BaseEvent> {
  return { seat, move, ...traceMove(game, { state, seat, move }) };
}
