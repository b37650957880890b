import { defineMessages, translator } from '@portolan/i18n';

/** The phase bar above the board. */
export const t = translator(
  defineMessages('fd.bar', {
    phases: 'The phases of the voyage',
    voyage: 'Voyage {n} of {most}',
    allPhases: '{phase}, {step}. All phases of the voyage',
    plymouth: 'Plymouth Street',
    ready: 'Get ready',
    missions: 'Missions',
    informer: 'Informer',
    reveal: 'Reveal',
    raids: 'Raids and trade',
    scoring: 'Scoring',
  }),
);
