import {
  type AnyGame,
  type BaseEvent,
  type BaseState,
  describeFault,
  fail,
  hashState,
  ok,
  opening,
  type Played,
  type Position,
  play,
  type ReplayStep,
  type Result,
  verifyCommitment,
} from '@portolan/kernel';
import type { LogFault, LogMove, MatchLog, Placed } from './matchLog.ts';
import { describeRefusal } from './refusal.ts';

export type Heard = (step: Played<BaseState, BaseEvent>) => void;

/** A log whose header fits the game. */
export interface Claim {
  readonly log: MatchLog;
  /** The header's, as the game read them. */
  readonly options: unknown;
}

/** Holds the header against the game that is to replay it. */
export function claimOf(game: AnyGame, log: MatchLog): Result<Claim, LogFault> {
  const { line, value } = log.header;
  if (value.rulesVersion !== game.rulesVersion) {
    const ours = `this program has version ${game.rulesVersion}`;
    return fail({ line, problem: `played with rules version ${value.rulesVersion} of ${value.game}; ${ours}` });
  }
  const { min, max } = game.seats;
  if (value.players < min || value.players > max)
    return fail({ line, problem: `${game.id} is for ${min} to ${max} players, not ${value.players}` });
  const options = game.readOptions(value.options);
  if (!options.ok) return fail({ line, problem: `options: ${describeFault(options.error)}` });
  return ok({ log, options: options.value });
}

/** Plays the log again through the checked door and compares everything it claims. Returns the number of moves. */
export function verifyLog(game: AnyGame, claim: Claim, heard?: Heard): Result<number, LogFault> {
  const { log, options } = claim;
  const { value: header, line } = log.header;
  if (header.commitment !== undefined && !verifyCommitment(header.commitment, header.seed)) {
    return fail({ line, problem: 'the commitment does not fit the seed' });
  }
  let position: Position<BaseState> = opening(game, { options, seats: header.players, seed: header.seed });
  for (const move of log.moves) {
    const played = playLogged(game, position, move);
    if (!played.ok) return played;
    position = played.value;
    heard?.(played.value);
  }
  const outcome = game.outcome(position.state);
  if (outcome === undefined)
    return fail({ line: log.outcome.line, problem: 'the game is not over after the last move' });
  if (!sameJson(outcome, log.outcome.value)) {
    return fail({ line: log.outcome.line, problem: 'the outcome differs from the one replayed' });
  }
  return ok(position.seq);
}

function playLogged(
  game: AnyGame,
  position: Position<BaseState>,
  { line, value }: Placed<LogMove>,
): Result<Played<BaseState, BaseEvent>, LogFault> {
  const seq = position.seq + 1;
  if (value.seq !== seq) return fail({ line, problem: `move ${seq} is due, not move ${value.seq}` });
  const played = play(game, position, { seat: value.seat, seq: position.seq, text: value.move });
  if (!played.ok) return fail({ line, problem: describeRefusal(played.error, value.seat) });
  const problem = firstLie(value, { ...played.value, hash: hashState(played.value.state) });
  return problem === undefined ? played : fail({ line, problem });
}

/** The first thing that the log says of its move and that is not so. */
function firstLie(
  claimed: LogMove,
  { text, events, hash, state }: ReplayStep<BaseState, BaseEvent>,
): string | undefined {
  if (text !== claimed.move) return `the move is written '${text}', not '${claimed.move}'`;
  if (!sameJson(events, claimed.events)) return 'the events differ from those replayed';
  if (hash !== claimed.hash) return `the hash is ${hash} when replayed, not ${claimed.hash}`;
  if (claimed.state !== undefined && !sameJson(state, claimed.state)) return 'the state differs from the one replayed';
  return undefined;
}

/** Key order counts: both sides were written by the same rules. */
function sameJson(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
