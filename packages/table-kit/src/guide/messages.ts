/** The words on the guide's panel besides the game's own. */
export const GUIDE = {
  title: 'Guide',
  more: 'More',
  less: 'Less',
  leave: 'Leave',
  next: 'Next',
  because: ', because ',
  choose: 'Choose it',
} as const;
