import {
  describeFault,
  describeProblem,
  type Params,
  type ParamsFor,
  type ProblemTexts,
  type Refusal,
  type ShapeFault,
} from '@portolan/kernel';
import { PROTOCOL_PROBLEMS } from './problems.ts';

/**
 * What can be wrong with the log of a match, in English for players as well: a page makes its catalogue of the same texts,
 * so that a field of the file is named only where it cannot be read.
 */
export const LOG_PROBLEMS = {
  emptyLog: 'the log is empty',
  logCutOff: 'the log ends before the outcome of its game',
  gameCutOff: 'a new game begins before the outcome of the previous one',
  moveBeforeHeader: 'a game must begin with its header, not with a move',
  outcomeBeforeHeader: 'a game must begin with its header, not with an outcome',
  severalGames: 'only one game can be imported at a time',
  notJson: 'not JSON (cut off or edited?)',
  deepLine: 'nested more than {max} levels deep',
  notObject: 'must be an object',
  unknownEntry: 'neither a header, nor a move, nor an outcome',
  unknownFormat: 'log format {found} is unknown; known: {known}',
  fieldText: '“{field}” must be a string',
  fieldNumber: '“{field}” must be a whole number',
  fieldList: '“{field}” must be a list',
  fieldObject: '“{field}” must be an object',
  fieldMissing: '“{field}” is missing',
  longField: '“{field}” is longer than {max} characters',
  manyEntries: 'there are more than {max} entries',
  otherVersion: 'played with version {played} of the rules of {game}; only version {ours} is available here',
  playerCount: '{game} is for {min} to {max} players, not {found}',
  faultyOptions: 'options',
  faultyComponents: 'components',
  faultyTerms: 'its terms are not what the players of a table can agree on',
  faultySeats: 'it does not say correctly who played each seat',
  faultyEntries: 'what was undone or agreed does not fit the moves',
  wrongCommitment: 'the commitment does not match the seed',
  notOver: 'the game is not over after the last move',
  outcomeDiffers: 'the outcome differs from the one replayed',
  moveDue: 'move {due} is due, not move {found}',
  moveText: 'the move is written “{written}”, not “{found}”',
  eventsDiffer: 'the events differ from those replayed',
  hashDiffers: 'the hash is {replayed} when replayed, not {found}',
  stateDiffers: 'the state differs from the one replayed',
  over: 'the game is already over',
  wrongSeat: 'the table waits for seat {awaiting}, not {seat}',
  stale: 'move {due} is due',
  unreadable: '“{text}” is not a move of this game',
  illegal: '“{text}” is not allowed here',
  forbidden: '“{text}” is not allowed here ({rule})',
} as const satisfies ProblemTexts;
export type LogProblem = keyof typeof LOG_PROBLEMS;

export interface LogFault {
  readonly line: number;
  readonly problem: LogProblem;
  readonly params?: Params;
  /** What is wrong with the options or components of the header. */
  readonly value?: ShapeFault;
}

export type LineProblem = Omit<LogFault, 'line'>;

export function logProblem<K extends LogProblem>(
  problem: K,
  ...[params]: ParamsFor<(typeof LOG_PROBLEMS)[K]>
): LineProblem {
  return params === undefined ? { problem } : { problem, params };
}

/** Why the rules refused a move. */
export function moveProblem(refusal: Refusal, seat: number): LineProblem {
  switch (refusal.code) {
    case 'over':
      return logProblem('over');
    case 'wrongSeat':
      return logProblem('wrongSeat', { awaiting: refusal.awaiting.join(', '), seat });
    case 'stale':
      return logProblem('stale', { due: refusal.seq + 1 });
    case 'unreadable':
      return logProblem('unreadable', { text: refusal.text });
    case 'illegal': {
      const { text, rule } = refusal;
      return rule === undefined ? logProblem('illegal', { text }) : logProblem('forbidden', { text, rule });
    }
  }
}

/** Why the rules refused a move, in English. */
export function describeRefusal(refusal: Refusal, seat: number): string {
  return describeLogProblem(moveProblem(refusal, seat));
}

/** The problem in English, without its line. `texts` are those of the game, whose options may be at fault. */
export function describeLogProblem(fault: LineProblem, texts: ProblemTexts = {}): string {
  const said = describeProblem(fault, LOG_PROBLEMS);
  return fault.value === undefined
    ? said
    : `${said}: ${describeFault(fault.value, { ...PROTOCOL_PROBLEMS, ...texts })}`;
}
