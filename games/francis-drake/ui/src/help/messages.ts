/** What stands round the words of cards and phases; English. */
export const HELP = {
  card: 'What this is',
  closed: 'Closed to you now.',
  rules: 'Rules: ',
  phases: 'The phases of the voyage',
  voyage: (n: number, most: number) => `Voyage ${n} of ${most}`,
  allPhases: (phase: string, step: string) => `${phase} ${step}. All phases of the voyage`,
  step: (at: number, most: number) => `${at} of ${most}`,
} as const;
