import { type Pattern, parseMessage } from './parseMessage.ts';

export const PSEUDO_OPEN = '⟦';
export const PSEUDO_CLOSE = '⟧';

const PLAIN = 'AaBCcDdEeGgHhIiJjKkLlNnOoRrSsTtUuWwYyZz';
const ACCENTED = 'ÅåßÇçÐðÉéĜĝĤĥÎîĴĵĶķĻļÑñÖöŔŕŠšŢţÛûŴŵÝýŽž';
const ACCENTS: ReadonlyMap<string, string> = new Map(
  [...PLAIN].map((letter, at) => [letter, [...ACCENTED][at] ?? letter]),
);

/** An English message as another language might look: accented, a third longer and marked at both ends. */
export function pseudoMessage(message: string): string {
  const pattern = parseMessage(message);
  const padding = '~'.repeat(Math.ceil(letters(pattern) * 0.35));
  return `${PSEUDO_OPEN}${write(pattern, false)}${padding}${PSEUDO_CLOSE}`;
}

function letters(pattern: Pattern): number {
  return pattern.reduce((sum, piece) => {
    if (typeof piece === 'string') return sum + piece.length;
    return 'branches' in piece ? sum + Math.max(...[...piece.branches.values()].map(letters)) : sum;
  }, 0);
}

function write(pattern: Pattern, inPlural: boolean): string {
  return pattern
    .map((piece) => {
      if (typeof piece === 'string') return quoted([...piece].map((c) => ACCENTS.get(c) ?? c).join(''), inPlural);
      if (piece.kind === 'count') return '#';
      if (!('branches' in piece)) return `{${piece.name}${piece.kind === 'number' ? ', number' : ''}}`;
      const plural = piece.kind !== 'select';
      const branches = [...piece.branches].map(([key, branch]) => `${key} {${write(branch, plural)}}`);
      return `{${piece.name}, ${piece.kind}, ${branches.join(' ')}}`;
    })
    .join('');
}

function quoted(text: string, inPlural: boolean): string {
  return text.replaceAll("'", "''").replace(inPlural ? /[{}#]+/g : /[{}]+/g, "'$&'");
}
