import { faultMaker } from '@portolan/kernel';

/** The problems that only this game's checks report, in English; its user interface makes a catalogue of them. */
export const PROBLEMS = {
  editionName: 'must be a short name, not {found}',
  tooFewCopies: 'must be {needed} in all, not {found}',
} as const;

export const fault = faultMaker(PROBLEMS);
