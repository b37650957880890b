import type { BaseEvent, BaseState, Game } from './game.ts';
import { hashState } from './hash.ts';
import { type Played, type Position, play, type Refusal } from './play.ts';
import { fail, ok, type Result } from './result.ts';
import { rngFromSeed } from './rng.ts';
import type { Seat } from './seat.ts';

/** What defines a match. Everything else about it can be recomputed. */
export interface MatchRecord<Options> {
  readonly options: Options;
  readonly seats: number;
  readonly seed: string;
  readonly moves: readonly { readonly seat: Seat; readonly text: string }[];
}

export interface ReplayStep<State, Event> extends Played<State, Event> {
  readonly hash: string;
}

export interface ReplayFault {
  /** The number of the refused move, counted from 1. */
  readonly seq: number;
  readonly refusal: Refusal;
}

/** The position before the first move. */
export function opening<State extends BaseState, Move, Event extends BaseEvent, View, Options>(
  game: Game<State, Move, Event, View, Options>,
  match: Pick<MatchRecord<Options>, 'options' | 'seats' | 'seed'>,
): Position<State> {
  return { state: game.setup(match.options, match.seats, rngFromSeed(match.seed)), seq: 0 };
}

/** Plays a record through `play`, so that a replay also proves every move legal. Stops at the first refusal. */
export function* replay<State extends BaseState, Move, Event extends BaseEvent, View, Options>(
  game: Game<State, Move, Event, View, Options>,
  match: MatchRecord<Options>,
): Generator<Result<ReplayStep<State, Event>, ReplayFault>> {
  let position = opening(game, match);
  for (const { seat, text } of match.moves) {
    const played = play(game, position, { seat, seq: position.seq, text });
    if (!played.ok) {
      yield fail({ seq: position.seq + 1, refusal: played.error });
      return;
    }
    position = played.value;
    yield ok({ ...played.value, hash: hashState(played.value.state) });
  }
}
