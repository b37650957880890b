import { COLOURS } from '@portolan/amerigo';

/** The phases of a round: one for each colour, then the pirates. */
export const PHASES = [...COLOURS, 'pirates'] as const;
export type PhaseId = (typeof PHASES)[number];
