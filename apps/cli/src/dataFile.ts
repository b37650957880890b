import { readFileSync } from 'node:fs';
import { messageOf, UserError } from './errors.ts';

const READ_PROBLEMS: Readonly<Record<string, string>> = {
  ENOENT: 'no such file',
  EISDIR: 'is a folder',
  EACCES: 'not readable',
};

/** The text of a file given by the user, or a one-line error. */
function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new UserError(`${file}: ${fileProblem(error)}`);
  }
}

export function fileProblem(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return READ_PROBLEMS[code] ?? messageOf(error);
}

export function readJsonFile(file: string): unknown {
  const text = readText(file);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new UserError(jsonProblem(file, text, error));
  }
}

function jsonProblem(file: string, text: string, error: unknown): string {
  const problem = messageOf(error).replace(/ in JSON at position .*/, '');
  return `${file}:${faultyLine(text)}: not JSON: ${problem}`;
}

/**
 * The first line that cannot be part of valid JSON, or the last line if the text is only truncated. Node reports the
 * place of some faults only, so prefixes are tried: once one is invalid, every longer one is.
 */
export function faultyLine(text: string): number {
  const lines = text.trimEnd().split('\n');
  let good = 0;
  let bad = lines.length;
  while (bad - good > 1) {
    const middle = (good + bad) >> 1;
    if (mayGoOn(`${lines.slice(0, middle).join('\n')}\n`)) good = middle;
    else bad = middle;
  }
  return bad;
}

/** Whether the lines are a prefix of valid JSON. */
function mayGoOn(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch (error) {
    const problem = messageOf(error);
    const position = /at position (\d+)/.exec(problem)?.[1];
    return problem.includes('end of JSON') || (position !== undefined && Number(position) >= text.length);
  }
}
