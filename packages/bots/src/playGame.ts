import {
  type AnyGame,
  type BaseEvent,
  type BaseState,
  InvariantError,
  type Outcome,
  opening,
  rngFromSeed,
  type Seat,
} from '@portolan/kernel';
import type { Bot } from './bot.ts';
import { seatTable } from './seatTable.ts';

export interface Match {
  readonly game: AnyGame;
  /** As `readOptions` returned them. */
  readonly options: unknown;
  readonly seed: string;
  /** By seat: as many bots as seats. */
  readonly bots: readonly Bot[];
}

/** A move just played. The state changes with the next move: clone it to keep it. */
export interface PlayedMove {
  /** The number of moves played, including this one. */
  readonly seq: number;
  readonly seat: Seat;
  readonly move: unknown;
  readonly events: readonly BaseEvent[];
  readonly state: BaseState;
}

export interface MatchHooks {
  onOpening?(state: BaseState): void;
  /** Events are collected only if there is a listener. */
  onMove?(played: PlayedMove): void;
}

export interface Finished {
  readonly state: BaseState;
  readonly decisions: number;
  readonly outcome: Outcome;
}

/** The seed of the bot at `seat`; the game's own stream uses the plain seed. */
export function botSeed(seed: string, seat: Seat): string {
  return `${seed}/bot/${seat}`;
}

/**
 * Plays one whole game among bots. The same arguments give the same game.
 *
 * If several seats are awaited, the first one moves: their moves commute, so the order makes no difference.
 */
export async function playGame(match: Match, hooks: MatchHooks = {}): Promise<Finished> {
  const { game, bots, seed } = match;
  const { state } = opening(game, { options: match.options, seats: bots.length, seed });
  const chairs = bots.map((bot, seat) => ({
    bot,
    table: seatTable(game, seat, () => state),
    rng: rngFromSeed(botSeed(seed, seat)),
  }));
  hooks.onOpening?.(state);
  let seq = 0;
  for (let seat = game.awaiting(state)[0]; seat !== undefined; seat = game.awaiting(state)[0]) {
    const chair = chairs[seat];
    if (chair === undefined) throw new InvariantError(`seat ${seat} is asked at a table of ${chairs.length}`);
    if (seq >= game.longestGame) throw new InvariantError(`no end after ${game.longestGame} decisions`);
    const { move } = await chair.bot.choose(chair.table, { rng: chair.rng });
    seq++;
    if (hooks.onMove === undefined) game.apply(state, seat, move);
    else hooks.onMove(applyAloud(game, state, { seq, seat, move }));
  }
  return { state, decisions: seq, outcome: outcomeOf(game, state) };
}

function applyAloud(game: AnyGame, state: BaseState, played: Pick<PlayedMove, 'seq' | 'seat' | 'move'>): PlayedMove {
  const events: BaseEvent[] = [];
  game.apply(state, played.seat, played.move, (event) => events.push(event));
  return { ...played, events, state };
}

function outcomeOf(game: AnyGame, state: BaseState): Outcome {
  const outcome = game.outcome(state);
  if (outcome === undefined) throw new InvariantError('no seat is awaited, yet the game has no outcome');
  return outcome;
}
