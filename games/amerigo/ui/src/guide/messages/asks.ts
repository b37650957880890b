import { defineMessages, translator } from '@portolan/i18n';

/** What the guide says about the current question. `learn.` is said in the first round only. */
export const t = translator(
  defineMessages('am.guide.asks', {
    takeTurn:
      '{colour, select, blue {Blue} black {Black} red {Red} brown {Brown} green {Green} yellow {Yellow} white {White} other {This}} phase: choose an action',
    'learn.takeTurn':
      'The tower let out {out}. {most, plural, one {No colour has more than 1 cube} other {The largest group has # cubes}}, so {most, plural, one {every action has # action point} other {every action has # action points}}.',
    choices: 'You can {choices}.',
    'can.place': 'place your ships and sail',
    'can.blue': 'move ships',
    'can.black': 'load cannons ({cannons} so far against pirates of strength {strength})',
    'can.red': 'plan tiles',
    'can.brown': 'progress{next, plural, =0 {} one { (# step to the next token)} other { (# steps to the next token)}}',
    'can.green':
      'build{tiles, plural, =0 { (but no planned tile can be built yet)} one { your planned tile} other { from your # planned tiles}}',
    'can.yellow': 'buy production',
    'can.white': 'advance in the turn order',
    'can.bonus': '{can} with {ap} action points thanks to your token',
    'can.special': 'use white for {action}',
    'can.gold': 'take {gold} gold instead',

    placeShip: 'Where does your {ship, select, first {first} other {second}} ship start?',
    'learn.placeShip':
      'Your ships start on the frame around the islands. That costs nothing, and any frame space will do. Look for a big island: tiles score more there.',
    bigIsland: '{name} ({spaces} spaces)',
    placeFacts:
      '{big, plural, =0 {This map has no big island left.} one {The big island here is {names}.} other {The big islands here are {names}.}} After placing it, this ship may sail up to {ap, plural, one {# step} other {# steps}}.',

    chooseShip: 'Which ship first?',
    'learn.chooseShip': 'Your ships sail one after the other, and each has all the steps.',
    shipFacts: 'Each ship may sail up to {ap, plural, one {# step} other {# steps}} and may found one post.',

    sailShip: 'Sail your {ship, select, first {first} other {second}} ship',
    'learn.sailShip':
      'Ships sail over water, never diagonally. A ship that ends on a harbour with a free post space may found a post there.',
    sailFacts:
      'It has {ap, plural, one {# step} other {# steps}}; unused ones are lost. {harbours, plural, =0 {No harbour where you could found a post is within reach.} one {# harbour where you can found a post is within reach.} other {# harbours where you can found a post are within reach.}}{gold, plural, =0 {} other { Each of your # gold would buy one more step.}}',

    foundPost: 'Found a trading post?',
    'learn.foundPost':
      'A post lets you build on its island for the rest of the game. When the island is complete, everyone scores for the posts they have there.',
    foundFacts:
      '{name} has {spaces, plural, one {# space} other {# spaces}}, {empty} of them empty. {discovery, plural, =0 {It has been discovered already.} other {Nobody has been here, so you score # points for discovering it.}} You have {posts, plural, one {# post} other {# posts}} left.',

    loadCannons: 'How many cannons?',
    'learn.loadCannons':
      'The pirates attack at the end of every round. If you have at least as many cannons as their strength, you fire that many and lose nothing. If not, you lose all your cannons and as many points as they are strong.',
    cannonFacts:
      'You have {cannons, plural, =0 {no cannons} one {# cannon} other {# cannons}}, and the pirates have strength {strength}. {missing, plural, =0 {That is enough for this round.} one {You need # more.} other {You need # more.}}',

    planTile: 'Which tile do you plan?',
    'learn.planTile':
      'You plan a tile now and build it later. Village tiles are yours alone and cost {villages, select, true {{plan, plural, one {# action point} other {# action points}} to plan and {build} to build, whatever their size} other {few action points}}. Landscape tiles score much more, but {squares, select, true {cost {squarePlan, plural, one {# action point} other {# action points}} per square to plan and {squareBuild} per square to build} other {the larger they are the more they cost}}, and you may take only {neutrals, plural, one {one} other {#}} in this action.',
    planFacts:
      'You have {ap, plural, =0 {no action points} one {# action point} other {# action points}} left{gold, plural, =0 {} other { and # gold to pay for more}}. {waiting, plural, =0 {No tile is waiting to be built.} one {# tile is waiting to be built.} other {# tiles are waiting to be built.}}',

    moveProgress: 'How far on the progress track?',
    'learn.moveProgress':
      'Each time you reach a space with a number you take a progress token: a bonus for the rest of the game. At the end you score the highest number you have reached.',
    progressFacts:
      'You are on space {space} with {ap, plural, =0 {no action points} one {# action point} other {# action points}} left. {next, plural, =0 {There is no further token to reach.} one {The next token is # space away.} other {The next token is # spaces away.}}',

    chooseToken: 'Which token do you take?',
    'learn.chooseToken':
      'Most tokens help you until the end of the game; those marked “once” are used up. Some leave at the end of the round, so they are on offer only now.',
    tokenFacts: 'You may take any of the {count, plural, one {# token} other {# tokens}} on display.',

    chooseTile: 'Which tile do you build?',
    'learn.chooseTile':
      'You build on islands where you have a post. You may build several tiles in one action, as long as your action points last.',
    tileFacts:
      'You have {ap, plural, =0 {no action points} one {# action point} other {# action points}} left{gold, plural, =0 {} other { and # gold to pay for more}}. {waiting, plural, one {# planned tile is} other {# planned tiles are}} waiting.',

    layTile: 'Where does the {piece} go?',
    'learn.layTile':
      'It must lie on empty land and touch your post, or a tile that is linked to your post. You may turn it. You take all goods that it covers.',
    layFacts: 'It scores {small, plural, one {# point} other {# points}} on a small island and {big} on a big one.',

    buyProduction: 'Which production token do you buy?',
    'learn.buyProduction':
      'At the end of the game, the crates of each good are multiplied by your production tokens of that good. {printed, plural, =0 {You have none at the start.} one {You have one of each from the start.} other {You have # of each from the start.}}',
    buyFacts:
      'You have {ap, plural, =0 {no action points} one {# action point} other {# action points}} left{gold, plural, =0 {} other { and # gold to pay for more}}. Your crates so far: {goods}.',
    noGoods: 'none',
    crates: '{count} {good}',

    moveOrder: 'How far on the order track?',
    'learn.moveOrder':
      'The player who is furthest ahead goes first. The colour under your disc tells which action you may take with white cubes. At the end you score the highest number you have reached.',
    orderFacts:
      'You are on space {space} with {ap, plural, one {# action point} other {# action points}}. {leads, select, true {You go first now.} other {{leader} goes first now, from space {lead}.}}',
  }),
);
