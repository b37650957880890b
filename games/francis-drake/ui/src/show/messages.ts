import { defineMessages, translator } from '@portolan/i18n';

/** What is written in front of the table at the end of a voyage and of the game. */
export const t = translator(
  defineMessages('fd.show', {
    voyage: 'Voyage {n} of {most}',
    voyageOver: 'All ships are home',
    lead: '{n, plural, one {{names} leads} other {{names} lead}}',
    wins: '{n, plural, =0 {Nobody wins} one {{names} wins} other {{names} win}}',
    gameOver: 'Final ranking after {n, plural, one {# voyage} other {# voyages}}',
  }),
);
