import { defineMessages, translator } from '@portolan/i18n';

/** What the asked player has to decide. */
export const t = translator(
  defineMessages('am.prompts', {
    over: 'The game is over.',
    takeTurn: 'Round {round}, {colour} phase: which action do you take?',
    chooseShip:
      'Move ships (blue), {ap, plural, one {# action point} other {# action points}}. Which ship sails first?',
    placeShip: 'Where on the frame does your {ship, select, first {first} other {second}} ship start?',
    sailShip:
      'Move ships (blue), {ap, plural, one {# action point} other {# action points}}. Where does your {ship, select, first {first} other {second}} ship sail?',
    foundPost: 'Your ship is in a harbour: do you found a trading post?',
    loadCannons:
      'Load cannons (black), {ap, plural, one {# action point} other {# action points}}. How many cannons do you load?',
    planTile:
      'Plan tiles (red), {ap, plural, =0 {no action points left} one {# action point} other {# action points}}. Which tile do you take to build it later?',
    moveProgress:
      'Progress (brown), {ap, plural, one {# action point} other {# action points}}. How far do you move on the progress track?',
    chooseToken: 'Which progress token do you take?',
    chooseTile: 'Build (green), {ap, plural, one {# action point} other {# action points}}. Which tile do you build?',
    layTile: 'Where do you build the {piece}?',
    buyProduction:
      'Buy production (yellow), {ap, plural, one {# action point} other {# action points}}. Which production token do you buy?',
    moveOrder:
      'Advance (white), {ap, plural, one {# action point} other {# action points}}. How far do you move on the order track?',
    forfeit: 'You reached the end of the track. Do you buy an action point that is lost there?',
  }),
);
