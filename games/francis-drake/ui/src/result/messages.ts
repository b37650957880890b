/** Headings of the result; English. */
export const RESULT = {
  sources: 'Points by source',
  course: 'Points over the game',
  figures: 'The same in figures',
  total: 'Total',
  place: 'Place',
} as const;
