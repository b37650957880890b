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
    'what.establish':
      'A token is turned up, everyone takes its gold, Benefits go on display, and war comes to some worlds.',
    'what.loading': 'Everyone loads three ships in secret.',
    'what.sailing': 'Ships sail to their worlds, explore, consolidate or attack; then a Settler may migrate.',
    'what.governing': 'Each world is governed: revenue, building, and the ship sails back.',
    'what.selecting': 'Benefits are selected at a rising price; the places of those who pass form the next turn order.',
    'what.completing': 'Benefits on display are discarded and the wars end.',
    parts: 'Parts of the table',
    worlds: 'Worlds',
    benefits: 'Benefits',
    eras: 'Eras',
    players: 'Players',
  }),
);
