import { defineMessages, translator } from '@portolan/i18n';

/** Texts of the table's frame: the phases of a round and the names of its parts. */
export const t = translator(
  defineMessages('am.board', {
    phases: 'Phases of the round',
    round: 'Round {n} of {most}',
    allPhases: 'Phase {phase}, {step}. Show all phases',
    phase:
      '{colour, select, blue {Ships} black {Cannons} red {Plan} brown {Progress} green {Build} yellow {Production} other {Order}}',
    parts: 'Parts of the table',
    tower: 'Tower',
    tracks: 'Tracks',
    stocks: 'Supply',
    players: 'Players',
  }),
);
