/** What stands on the guide's panel besides its pages; English. */
export const GUIDE = {
  title: 'Guide',
  more: 'More',
  less: 'Less',
  leave: 'Leave',
  next: 'Next',
  last: 'Sail on alone',
  because: ', because ',
  choose: 'Choose it',
  over: 'The game is over.',
  waits: (name: string) => `${name} decides. Watch what happens.`,
} as const;
