import { defineMessages, translator } from '@portolan/i18n';

/** What an event means to the player, told when it happens for the first time. */
export const t = translator(
  defineMessages('am.guide.annotations', {
    discovered:
      'You discovered an island and scored {points, plural, one {# point} other {# points}}. Your post there lets you build on it from now on.',
    postFounded: 'Your new post lets you build on its island, and it counts when the island is complete.',
    cannonsLoaded:
      '{count, plural, =0 {You loaded no cannons.} other {Your cannons stay until you have to fire them; what is left over is kept for the next round.}}',
    tilePlanned: 'The tile lies on your sheet. You build it with a green action, now or in a later round.',
    tokenTaken: 'Your token lies on your sheet and works from your next action on.',
    tileLaid:
      '{goods, plural, =0 {Your tile is linked to your post, so you can build on from it.} other {The goods you covered are on your sheet. They score at the end.}}',
    tilesScored: 'Your new tiles scored {points, plural, one {# point} other {# points}} at once.',
    islandCompleted:
      'You completed an island! Everyone with posts there scored for them, most of all whoever has the most posts.',
    chest: 'You completed a big island and took its chest: it is worth {gold} gold whenever you like.',
    productionBought: 'It lies with its good on your sheet. You have one more of that kind.',
    orderMoved: 'The new order counts from the next phase on.',
    goldGained:
      'Your gold lies on your sheet. It is used by itself when a step costs more action points than you have.',
    goldSpent: 'Gold paid for what your action points did not cover.',
    trackEnded: 'You are at the end of the track and could not use all action points, so you get gold.',
    phaseSkipped: 'No cubes came out, so nobody takes an action in this phase.',
    othersAct: 'Cubes are not used up: several players may take the same action.',
    othersGold: 'Gold can always be taken instead of an action.',
    othersDiscovered: 'Only the first post on an island scores for discovering it.',
    othersPost: 'Several players may have posts on one island, but each post space holds only one.',
    othersBuilt: 'Anyone with a post on an island may build there, and landscape tiles link everyone’s tiles.',
    othersCompleted:
      'A completed island pays everyone with posts there. The one who filled the last space gets a bonus.',
    othersToken: 'That token is gone. New ones come with the next round.',
    othersOrder: 'The turn order changes from the next phase on.',
  }),
);
