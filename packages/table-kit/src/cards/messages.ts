/** The words around a card's own. */
export const CARDS = {
  card: 'What this is',
  closed: 'Closed to you now.',
  rules: 'Rules: ',
} as const;
