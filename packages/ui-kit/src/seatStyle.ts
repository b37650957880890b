/** The emblem that identifies each seat besides its colour, on badges and pieces. */
export const EMBLEMS = ['anchor', 'star', 'crown', 'sun', 'fish', 'tower', 'moon', 'wheel'] as const;
export type EmblemName = (typeof EMBLEMS)[number];

export function emblemOf(seat: number): EmblemName {
  return EMBLEMS[seat % EMBLEMS.length] ?? 'anchor';
}

/** The letter that shows an emblem in the emblem font, starting at `a`. */
export function emblemLetter(emblem: EmblemName): string {
  return String.fromCharCode('a'.charCodeAt(0) + EMBLEMS.indexOf(emblem));
}

/** The CSS colour of a seat. */
export function seatColour(seat: number): string {
  return `var(--seat-${seat % EMBLEMS.length})`;
}
