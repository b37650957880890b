import { defineMessages, translator } from '@portolan/i18n';

/** How the guide responds to a choice that was not its own. */
export const t = translator(
  defineMessages('am.guide.respond', {
    chose: 'You chose “{chosen}” instead of “{advised}”.',
    act: 'That is a fair choice: any colour that came out may be taken.',
    special: 'White cubes can stand for the colour under your disc.',
    jump: 'You are at the front of the order track now.',
    takeGold: 'You have {gold} gold now: each can be one more action point.',
    takePoints: 'The points are yours, and the token is used up.',
    cash: 'You have {gold} gold now.',
    ship: 'The order of your ships rarely matters.',
    start: 'Every frame space is a good place to start; it only changes which harbours are near.',
    sail: 'Your ship stays there until your next blue action.',
    stay: 'Your ship keeps its place.',
    return: 'It has sailed out and back.',
    boost: 'The token is used up, and your ship can go far now.',
    found: 'The post is yours for the rest of the game.',
    decline: 'You can come back to this harbour later, unless someone else takes the space.',
    load: '{missing, plural, =0 {You have enough cannons for this round.} one {You are still # cannon short, so plan for it before the round ends.} other {You are still # cannons short, so plan for it before the round ends.}}',
    plan: 'It waits on your sheet until you build it.',
    progress: 'Each step on the track counts.',
    token: 'It lies on your sheet now.',
    build: 'All tiles that fit are fine; it costs what the label says.',
    lay: 'It lies there for good, and you can build on from it.',
    buy: 'It counts for every crate of that good at the end.',
    advance: 'The order changes from the next phase on.',
    end: 'The points you did not use are lost, which is sometimes right.',
  }),
);
