/** `a`, `a and b`, `a, b and c`. */
export function listWords(words: readonly string[]): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

/** `1 point`, `3 points`. */
export function counted(count: number, thing: string): string {
  return count === 1 ? `1 ${thing}` : `${count} ${thing}s`;
}

/** Who sits at `seat`; names come from outside. */
export function nameAt(names: readonly string[], seat: number): string {
  return names[seat] ?? `Seat ${seat + 1}`;
}
