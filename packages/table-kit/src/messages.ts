/** The kit's own words; a game brings all others. */
export const MESSAGES = {
  phaseStep: (at: number, most: number) => `${at} of ${most}`,
} as const;
