import { defineMessages, translator } from '@portolan/i18n';

/** What is written in front of the table: completed islands, pirates, rounds and the end of the game. */
export const t = translator(
  defineMessages('am.show', {
    completed: '{name} completes',
    completion: 'Completed',
    posts: 'Posts × {marker}',
    chest: 'Treasure chest',
    pirates: 'Pirates',
    drop: '{colour, select, blue {Blue} black {Black} red {Red} brown {Brown} green {Green} yellow {Yellow} white {White} other {Next}} phase',
    dropPoints: '{ap, plural, one {# action point} other {# action points}}',
    held: 'Fought off',
    lost: '{n, plural, =0 {Nothing to lose} one {−# point} other {−# points}}',
    round: 'Round {n} of {most}',
    marker: 'Posts on completed islands now count times {n}',
    wins: '{name} wins',
    nobodyWins: 'Nobody wins',
    gameOver: 'Final ranking',
  }),
);
