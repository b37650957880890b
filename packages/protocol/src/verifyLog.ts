import {
  type AnyGame,
  type BaseEvent,
  type BaseState,
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
import { type LineProblem, type LogFault, logProblem, moveProblem } from './logFault.ts';
import type { LogMove, MatchLog, Placed } from './matchLog.ts';

export type Heard = (step: Played<BaseState, BaseEvent>) => void;

/** A log whose header matches the game. */
export interface Claim {
  readonly log: MatchLog;
  /** The options of the header, as read by the game. */
  readonly options: unknown;
}

/** Checks the header against the game that will replay it. */
export function claimOf(game: AnyGame, log: MatchLog): Result<Claim, LogFault> {
  const { line, value } = log.header;
  if (value.rulesVersion !== game.rulesVersion) {
    const params = { played: value.rulesVersion, game: value.game, ours: game.rulesVersion };
    return fail({ line, ...logProblem('otherVersion', params) });
  }
  const { min, max } = game.seats;
  if (value.players < min || value.players > max)
    return fail({ line, ...logProblem('playerCount', { game: game.id, min, max, found: value.players }) });
  const options = game.readOptions(value.options);
  if (!options.ok) return fail({ line, ...logProblem('faultyOptions'), value: options.error });
  return ok({ log, options: options.value });
}

/** Replays the log through `play` and compares everything it claims. Returns the number of moves. */
export function verifyLog(game: AnyGame, claim: Claim, heard?: Heard): Result<number, LogFault> {
  const { log, options } = claim;
  const { value: header, line } = log.header;
  if (header.commitment !== undefined && !verifyCommitment(header.commitment, header.seed)) {
    return fail({ line, ...logProblem('wrongCommitment') });
  }
  let position: Position<BaseState> = opening(game, { options, seats: header.players, seed: header.seed });
  for (const move of log.moves) {
    const played = playLogged(game, position, move);
    if (!played.ok) return played;
    position = played.value;
    heard?.(played.value);
  }
  const outcome = game.outcome(position.state);
  if (outcome === undefined) return fail({ line: log.outcome.line, ...logProblem('notOver') });
  if (!sameJson(outcome, log.outcome.value)) {
    return fail({ line: log.outcome.line, ...logProblem('outcomeDiffers') });
  }
  return ok(position.seq);
}

function playLogged(
  game: AnyGame,
  position: Position<BaseState>,
  { line, value }: Placed<LogMove>,
): Result<Played<BaseState, BaseEvent>, LogFault> {
  const seq = position.seq + 1;
  if (value.seq !== seq) return fail({ line, ...logProblem('moveDue', { due: seq, found: value.seq }) });
  const played = play(game, position, { seat: value.seat, seq: position.seq, text: value.move });
  if (!played.ok) return fail({ line, ...moveProblem(played.error, value.seat) });
  const wrong = firstMismatch(value, { ...played.value, hash: hashState(played.value.state) });
  return wrong === undefined ? played : fail({ line, ...wrong });
}

/** The first claim of the log about its move that the replay contradicts. */
function firstMismatch(
  claimed: LogMove,
  { text, events, hash, state }: ReplayStep<BaseState, BaseEvent>,
): LineProblem | undefined {
  if (text !== claimed.move) return logProblem('moveText', { written: text, found: claimed.move });
  if (!sameJson(events, claimed.events)) return logProblem('eventsDiffer');
  if (hash !== claimed.hash) return logProblem('hashDiffers', { replayed: hash, found: claimed.hash });
  if (claimed.state !== undefined && !sameJson(state, claimed.state)) return logProblem('stateDiffers');
  return undefined;
}

/** Key order matters: both sides were written by the same rules. */
function sameJson(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
