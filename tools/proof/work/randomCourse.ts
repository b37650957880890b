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
  /** Notations of moves that are made whenever they are legal, best first; of several the last. */
  readonly bent?: readonly RegExp[];
}

export type Course = readonly PlayedMove<BaseState, unknown, BaseEvent>[];

/** A whole game, with the state at every event. */
export function randomCourse({ open: { game, advice }, options, seats, seed, wild, bent = [] }: RandomGame): Course {
  const read = game.readOptions(options);
  if (!read.ok) throw new InvariantError(`${game.id} refuses ${JSON.stringify(options)}`);
  const rng = rngFromSeed(`${seed}/moves`);
  const course: PlayedMove<BaseState, unknown, BaseEvent>[] = [];
  let { state } = opening(game, { options: read.value, seats, seed });
  for (let awaited = game.awaiting(state); awaited.length > 0; awaited = game.awaiting(state)) {
    const seat = awaited[below(rng, awaited.length)] ?? 0;
    const moves = game.legalMoves(state, seat, []);
    const texts = bent.length === 0 ? [] : moves.map((move) => game.writeMove(move));
    const wanted = bent.map((one) => texts.findLastIndex((text) => one.test(text))).find((at) => at >= 0);
    const ratings =
      wanted !== undefined || nextWord(rng) % 100 < wild ? undefined : advice.rate(game.view(state, seat), moves);
    const chosen = wanted ?? (ratings === undefined ? below(rng, moves.length) : ratings.indexOf(Math.max(...ratings)));
    const played = playMove(game, { state, seat, move: moves[chosen] });
    course.push(played);
    state = played.after;
  }
  return course;
}

/** A position that random games hardly ever reach, and the moves that are played from there, in notation. */
export interface Position {
  readonly name: string;
  readonly seats: number;
  readonly state: BaseState;
  readonly moves: readonly string[];
}

/** The moves of a position; each must be legal. */
export function courseFrom({ game }: OpenGame, { name, state: first, moves }: Position): Course {
  let state = first;
  return moves.map((text) => {
    const [seat = 0] = game.awaiting(state);
    const move = game.legalMoves(state, seat, []).find((one) => game.writeMove(one) === text);
    if (move === undefined) throw new InvariantError(`${name}: ${text} is not legal`);
    const played = playMove(game, { state, seat, move });
    state = played.after;
    return played;
  });
}

export interface MoveToPlay {
  readonly state: BaseState;
  readonly seat: number;
  readonly move: unknown;
}

export function playMove(game: AnyGame, { state, seat, move }: MoveToPlay): PlayedMove<BaseState, unknown, BaseEvent> {
  return { seat, move, ...traceMove(game, { state, seat, move }) };
}
