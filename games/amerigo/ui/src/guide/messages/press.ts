import { defineMessages, translator } from '@portolan/i18n';

/** What to press now. The labels of buttons are inserted. */
export const t = translator(
  defineMessages('am.guide.press', {
    takeTurn: 'Press the suggestion or any other action that is offered.',
    placeShip: 'Press the suggestion or any highlighted space of the frame.',
    chooseShip: 'Press the suggestion, or one of your two ships.',
    sailShip: 'Press the suggestion, any shaded water on the map, or “{stay}”.',
    foundPost: 'Press the suggestion, the post space on the map, or “{decline}”.',
    loadCannons: 'Press the suggestion or any other number of cannons.',
    planTile: 'Press the suggestion, any other tile on the shelf, or “{endPlan}”.',
    moveProgress: 'Press the suggestion, any other space that is offered, or “{endProgress}”.',
    chooseToken: 'Press the suggestion or any other token on display.',
    chooseTile: 'Press the suggestion, another of your planned tiles, or “{endBuild}”.',
    layTile: 'Press the suggestion, or turn the tile with “{rotate}” and press a shaded square of the map.',
    buyProduction: 'Press the suggestion, any other token that you can pay for, or “{endBuy}”.',
    moveOrder: 'Press the suggestion or any other space that is offered.',
  }),
);
