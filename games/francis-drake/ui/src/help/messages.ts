/** The words of the phase bar; English. */
export const HELP = {
  phases: 'The phases of the voyage',
  voyage: (n: number, most: number) => `Voyage ${n} of ${most}`,
  allPhases: (phase: string, step: string) => `${phase} ${step}. All phases of the voyage`,
} as const;
