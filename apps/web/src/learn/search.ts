import type { Rule } from '@portolan/client';

/** A piece of text, and whether it matches the search. */
export interface Piece {
  readonly text: string;
  readonly hit: boolean;
}

/** The words of a search. */
export function searchWords(search: string): readonly string[] {
  return plain(search).split(/\s+/).filter(Boolean);
}

/** The rules that contain every word in their id, text or heading. */
export function findRules(rules: readonly Rule[], words: readonly string[]): readonly Rule[] {
  if (words.length === 0) return rules;
  return rules.filter(({ id, text, group }) => {
    const whole = plain(`${id} ${text} ${group}`);
    return words.every((word) => whole.includes(word));
  });
}

/** Splits the text into matches and the rest. */
export function piecesOf(text: string, words: readonly string[]): readonly Piece[] {
  const hits = words.flatMap((word) => [...spans(plain(text), word)]).sort(([one], [other]) => one - other);
  const pieces: Piece[] = [];
  let at = 0;
  for (const [from, to] of hits) {
    const begin = Math.max(from, at);
    if (to <= begin) continue;
    if (begin > at) pieces.push({ text: text.slice(at, begin), hit: false });
    pieces.push({ text: text.slice(begin, to), hit: true });
    at = to;
  }
  if (at < text.length) pieces.push({ text: text.slice(at), hit: false });
  return pieces;
}

function* spans(text: string, word: string): Generator<readonly [from: number, to: number]> {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) yield [at, at + word.length];
}

/** Lower case without accents, of the same length as the original. */
function plain(text: string): string {
  return [...text].map((letter) => letter.normalize('NFD').charAt(0).toLowerCase().padEnd(letter.length)).join('');
}
