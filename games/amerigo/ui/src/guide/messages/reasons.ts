import { defineMessages, translator } from '@portolan/i18n';

/** Why the guide advises a move, or what a chosen move is good for. Every text is true for any player who may make the move. */
export const t = translator(
  defineMessages('am.guide.reasons', {
    'act.first': 'Without a post you can build nothing, and only ships found posts.',
    'act.blue': 'Each ship can found another post: more land to build on, and more for each completed island.',
    'act.blueNone': 'You have founded all your posts, so your ships can found no more.',
    'act.black':
      '{missing, plural, =0 {{last, select, true {You have enough cannons for the last attack.} other {You are safe this round; cannons that you do not have to fire are kept for the next.}}} other {You need {missing} more to be safe from the pirates, and your action points load {ap}.}}',
    'act.red': 'Only planned tiles can be built.',
    'act.redRoom':
      'Only planned tiles can be built. The islands with your posts have {empty, plural, one {# empty space} other {# empty spaces}}.',
    'act.brown':
      '{next, plural, =0 {Your place on the track scores at the end.} other {The next token is {next} away, and you can move {ap}.}}',
    'act.green':
      '{tiles, plural, =0 {No planned tile can be built now, so this would do nothing.} one {A planned tile scores as soon as it is built.} other {You have # planned tiles, and each scores as soon as it is built.}}',
    'act.yellow': 'Each production token multiplies your goods of its kind at the end.',
    'act.white':
      '{last, select, true {Your place on the order track scores at the end, and it decides ties.} other {Further ahead on the order track you act earlier, and it scores at the end.}}',
    special: 'White cubes stand for the colour under your disc on the order track: {action}.',
    jump: 'Your token takes you straight to {first, select, true {the first player of this phase} other {the front}}.',
    takeGold: 'Each gold is one more action point when you need it, or 1 point at the end.',
    takePoints: 'Your token scores 1 point for each cube that came out: {points} now.',
    cash: 'You get the gold now; at the end of the game it would be counted anyway.',
    shipHarbour: 'From where it is, it can reach a harbour and found a post.',
    ship: 'The other ship sails afterwards.',
    start:
      'From here it is {steps, plural, one {# step} other {# steps}} to a harbour of {name}, {big, select, true {a big island} other {an island}} with {spaces} spaces.',
    startFar: 'From here no harbour with a free post space is within your steps.',
    sailHarbour:
      'There you can found a post. {name} is {big, select, true {a big island} other {a small island}} with {spaces} spaces{discovery, plural, =0 {} other {, and you score # points for discovering it}}.',
    sail: 'No post can be founded there now, but the ship is in place for a later voyage.',
    stay: 'A ship that does not move cannot found a post, but it keeps its place.',
    return: 'Out and back counts as a voyage, so you may found a post here.',
    boost: 'Your token gives this ship more steps, but only once in the game.',
    foundFirst:
      'It opens {empty, plural, one {# empty space} other {# empty spaces}} for building{discovery, plural, =0 {} other { and scores # points for the discovery}}.',
    foundMore:
      'With {posts} posts here you score {multiple} times the time marker when the island is complete, instead of {before} times.',
    decline:
      'You keep the post for another harbour; {own, plural, =0 {without one you cannot build here} other {you can build here already}}.',
    load: '{missing, plural, =0 {You will have {cannons} against strength {strength}: enough for this round.} one {You will have {cannons} against strength {strength}: 1 too few so far.} other {You will have {cannons} against strength {strength}: # too few so far.}}',
    forfeit: 'The action point costs you {cost} gold, and the end of the track pays {gold} gold for it.',
    forfeitNothing: 'You keep your gold.',
    planLandscape:
      'It covers {squares, plural, one {# space} other {# spaces}} and scores {small} points on a small island or {big} on a big one.',
    planVillage:
      'It covers {squares, plural, one {# space} other {# spaces}} and costs only {plan, plural, one {# action point} other {# action points}} now and {build} when you build it.',
    progressToken: '{tokens, plural, one {You reach a token.} other {You reach # tokens.}}',
    progress:
      '{next, plural, =0 {Your place on the track scores at the end.} one {The next token is then # space away.} other {The next token is then # spaces away.}}',
    tokenAction: 'From now on that action has more action points whenever you take it.',
    tokenPirates: 'The pirates attack at the end of every round.',
    tokenTiles: 'From now on you plan or build more easily.',
    tokenGold: 'Gold is action points when you need them.',
    tokenOrder: 'With the white action it puts your disc on top of the first player’s, without action points.',
    tokenShip: 'Used once, it gives each of your ships {steps} more steps.',
    tokenCubes: 'Use it in a turn when many cubes have come out.',
    tokenPosts: 'Each post you have founded by the end counts: {posts, plural, one {# post} other {# posts}} so far.',
    tokenPoints: 'The points are certain.',
    tokenEndGold: 'Your gold then scores twice at the end.',
    build:
      'It costs {cost, plural, one {# action point} other {# action points}} and scores up to {points, plural, one {# point} other {# points}}.',
    lay: '{points, plural, one {It scores # point} other {It scores # points}}{goods, plural, =0 {} one { and takes # good} other { and takes # goods}}, and {left, plural, =0 {the island is complete} one {leaves # empty space on the island} other {leaves # empty spaces on the island}}.',
    buy: '{crates, plural, =0 {You have no {good} yet, but each crate you collect later counts once more.} one {Your crate of {good} counts once more at the end.} other {Your # crates of {good} count once more at the end.}}',
    advanceFirst: 'As it stands, you go first from the next phase on.',
    advanceOn: 'The colour you reach is the action that white cubes can be used for.',
    advanceLast: 'The order now only decides ties.',
    advanceWorth: 'So far the track scores {worth, plural, one {# point} other {# points}} for you at the end.',
    advanceNone: 'You keep your place.',
    end: '{ap, plural, =0 {Your action points are used up.} one {Your last action point is lost.} other {Your last # action points are lost.}}',
    endScores: 'The tiles you have laid score {points, plural, one {# point} other {# points}} now.',
  }),
);
