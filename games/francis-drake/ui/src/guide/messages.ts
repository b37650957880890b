/** The guide's words besides its pages; English. */
export const GUIDE = {
  last: 'Sail on alone',
  over: 'The game is over.',
  waits: (name: string) => `${name} decides. Watch what happens.`,
} as const;
