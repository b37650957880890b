import { textOf } from '../args.ts';
import { formatPattern } from '../formatPattern.ts';
import { type Pattern, parseMessage } from '../parseMessage.ts';

const NUMBERS = [0, 1, 2, 3, 11, 22];

/** Values for a message that reach each of its branches at least once, when the choices do not depend on each other. */
export function samples(message: string): readonly Readonly<Record<string, string | number>>[] {
  const choices = new Map<string, readonly (string | number)[]>();
  collect(parseMessage(message), choices);
  const most = Math.max(1, ...[...choices.values()].map((values) => values.length));
  return Array.from({ length: most }, (_, at) =>
    Object.fromEntries([...choices].map(([name, values]) => [name, values[at % values.length] ?? ''])),
  );
}

function collect(pattern: Pattern, choices: Map<string, readonly (string | number)[]>): void {
  for (const piece of pattern) {
    if (typeof piece === 'string' || piece.kind === 'count') continue;
    if (!('branches' in piece)) {
      const values = piece.kind === 'number' ? NUMBERS : [`<${piece.name}>`];
      choices.set(piece.name, choices.get(piece.name) ?? values);
      continue;
    }
    choices.set(piece.name, piece.kind === 'select' ? [...piece.branches.keys()] : NUMBERS);
    for (const branch of piece.branches.values()) collect(branch, choices);
  }
}

/** A message with values that are not known when the program is compiled. */
export function formatSample(message: string, values: Readonly<Record<string, string | number>>): string {
  return textOf(formatPattern(parseMessage(message), values));
}
