import { defineMessages, translator } from '@portolan/i18n';

/** What a progress token does, in the two or three words that fit on it. */
export const t = translator(
  defineMessages('am.tokenFaces', {
    more: '+{n}',
    times: '×{n}',
    amount: '{n}',
    half: '1/2',
    first: '1st',
    actionPoints: 'more AP',
    shipPoints: 'steps, once',
    pirateThreat: 'for the others',
    pirateDamage: 'half the loss',
    pirateReward: 'for a victory',
    twoNeutrals: 'when planning',
    redGreen: 'are the same',
    gold: 'gold, once',
    postGold: 'gold per post',
    betterGold: 'for 1 gold',
    orderJump: 'take the lead',
    cubePoints: 'points, once',
    endPosts: 'per post',
    endPoints: 'at the end',
    endGold: 'per gold',
  }),
);
