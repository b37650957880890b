import { BOUNDED } from './bounded.ts';
import { type LineProblem, type LogFault, logProblem } from './logFault.ts';
import type { MatchLog } from './matchLog.ts';

/** More entries than any match has, undone moves included. */
const MOST_ENTRIES = 5000;
const LONGEST_ID = 40;
/** The seeds of this server have 32 characters; people who choose one write a short text. */
const LONGEST_SEED = 200;
const LONGEST_MOVE = 200;

/** What a log from outside exceeds; undefined for a log of a size that a match can have. Its moves are not checked. */
export function limitFault({ header, moves }: MatchLog): LogFault | undefined {
  const { line, value } = header;
  const { options, otherEntries = [] } = value;
  const long = longField(value, { game: LONGEST_ID, seed: LONGEST_SEED, commitment: LONGEST_SEED });
  if (long !== undefined) return { line, ...long };
  const found = BOUNDED(options, '');
  if (found !== undefined) return { line, ...logProblem('faultyOptions'), value: found };
  const last = moves[MOST_ENTRIES - otherEntries.length];
  if (last !== undefined) return { line: last.line, ...logProblem('manyEntries', { max: MOST_ENTRIES }) };
  if (otherEntries.length > MOST_ENTRIES) return { line, ...logProblem('manyEntries', { max: MOST_ENTRIES }) };
  for (const move of moves) {
    const problem = longField(move.value, { move: LONGEST_MOVE, hash: LONGEST_SEED });
    if (problem !== undefined) return { line: move.line, ...problem };
  }
  return undefined;
}

function longField<T>(value: T, limits: { readonly [K in keyof T]?: number }): LineProblem | undefined {
  for (const [field, max] of Object.entries<number | undefined>(limits)) {
    const text = value[field as keyof T];
    if (typeof text === 'string' && max !== undefined && text.length > max)
      return logProblem('longField', { field, max });
  }
  return undefined;
}
