import { defineMessages, translator } from '@portolan/i18n';

/** Texts of the table's frame: the phases of an era and the names of its parts. */
export const t = translator(
  defineMessages('np.board', {
    phases: 'Phases of the era',
    era: 'Era {n} of {most}',
    over: 'The end',
    allPhases: 'Phase {phase}, {step}. Show all phases',
    'phase.establish': 'Establish',
    'phase.loading': 'Loading',
    'phase.sailing': 'Sail',
    'phase.governing': 'Govern',
    'phase.selecting': 'Benefits',
    'phase.completing': 'Complete',
    parts: 'Parts of the table',
    worlds: 'Worlds',
    benefits: 'Benefits',
    eras: 'Eras',
    players: 'Players',
  }),
);
