/** The kit's own words; a game brings all others. */
export const MESSAGES = {
  asked: 'to decide',
  points: 'Points',
  phaseStep: (at: number, most: number) => `${at} of ${most}`,
} as const;
