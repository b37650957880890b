import { defineMessages, translator } from '@portolan/i18n';

/** Texts of the table's frame: the phases of a round and the names of its parts. */
export const t = translator(
  defineMessages('am.board', {
    phases: 'Phases of the round',
    round: 'Round {n} of {most}',
    allPhases: 'Phase {phase}, {step}. Show all phases',
    phase:
      '{colour, select, blue {Ships} black {Cannons} red {Plan} brown {Progress} green {Build} yellow {Production} other {Order}}',
    what: '{colour, select, blue {Both ships sail, and may found trading posts.} black {Load cannons against the pirates.} red {Take tiles from the supply for building later.} brown {Advance on the progress track and take tokens.} green {Lay planned tiles on islands with a trading post of yours.} yellow {Buy production tokens, which make your goods worth more.} other {Advance on the order track, or take the special action under your disc.}}',
    parts: 'Parts of the table',
    tower: 'Tower',
    tracks: 'Tracks',
    stocks: 'Supply',
    players: 'Players',
  }),
);
