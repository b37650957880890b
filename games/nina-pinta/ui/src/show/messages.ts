import { defineMessages, translator } from '@portolan/i18n';

/** What is written in front of the table: discoveries, eras, the end of the game, and why Planck does something. */
export const t = translator(
  defineMessages('np.show', {
    explored: '{name} explores',
    of: '{land} of {world}',
    era: 'Era {n} of {most}',
    'token.grow':
      '{world} grows: one more settlement in every land, and {gold} gold for {solo, select, true {the Soloist} other {everyone}}',
    'token.build':
      '{world} is open for Towns and Cities, and {gold} gold for {solo, select, true {the Soloist} other {everyone}}',
    eraOver: 'Era {n} is over',
    inSight: 'Points in sight, if the game ended now',
    wins: '{name} wins',
    nobodyWins: 'Nobody wins',
    gameOver: 'Final ranking',
    graded: '{name} wins: a {rank}’s victory',
    lead: 'By {lead, plural, one {# point} other {# points}}',
    byOrder: 'Equal totals: the turn order decides',
    planck: 'Planck',
    why: 'Why Planck does this',
  }),
);
