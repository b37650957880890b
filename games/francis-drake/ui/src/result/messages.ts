/** Headings of the result; English. */
export const RESULT = {
  sources: 'Points by source',
  course: 'Points over the game',
  figures: 'The same in figures',
  total: 'Total',
  place: 'Place',
  tie: 'Equal points: the lower homebound dock after the last voyage ranks higher.',
} as const;
