/** Headings of a result. */
export const RESULT = {
  sources: 'Points by source',
  history: 'Points over the game',
  figures: 'The same in figures',
  total: 'Total',
  place: 'Place',
} as const;
