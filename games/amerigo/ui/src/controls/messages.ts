import { defineMessages, translator } from '@portolan/i18n';

/** The controls of every decision. */
export const t = translator(
  defineMessages('am.controls', {
    // Taking a turn.
    apShort: '{ap} AP',
    instead: 'Instead of an action',
    takeGold: 'Take {gold} gold',
    takeGoldMore: '{cubes, plural, one {# cube} other {# cubes}} divided by {share}, rounded up',
    takeGoldOver:
      '{points, plural, one {# gold has no room and scores 1 point} other {# gold have no room and score # points}}',
    takePoints: 'Score {points, plural, one {# point} other {# points}}',
    takePointsMore: '1 point for each cube; uses up your token',
    jump: 'Jump to the lead',
    jumpMore: 'Your order token: to space {space}, on top of {name}’s disc, without action points',
    special: 'Special action: {action}',
    specialMore: 'White cubes count as {colour}, the colour under your disc. {effect}',

    // Gold and chests.
    cashing: 'At any time in your turn',
    cashChest: 'Open a chest: {gold} gold',
    cashToken: 'Use your token: {gold} gold',
    cashMore: 'You have {have}, then {then}',
    cashOver:
      'You have {have}, then {then}; {points, plural, one {1 gold too many scores # point} other {# gold too many score # points}}',

    // Paying.
    cost: '{ap} AP',
    costGold: '{gold} gold',
    costBoth: '{ap} AP + {gold} gold',
    unaffordable: 'costs {price}, you have {have}',

    // Ships.
    whichShip: 'Pick a ship on the map, or here:',
    shipAt: '{ship}: {place}',
    shipReach: '{harbours, plural, =0 {no free harbour} one {# free harbour} other {# free harbours}} in reach',
    placeHint:
      'Pick a space of the frame on the map. From there each ship sails up to {steps, plural, one {# step} other {# steps}}.',
    startReach:
      '{place}. {harbours, plural, =0 {No free harbour} one {# free harbour} other {# free harbours}} in reach',
    startHarbours: '{harbours, plural, =0 {no harbour} one {# harbour} other {# harbours}}',
    sailHint: 'Pick a place on the shaded water.',
    keyAp: 'with your action points',
    keyGold: 'with gold as well',
    harbours: 'Harbours in reach',
    noHarbours: 'No free harbour in reach.',
    harbourMore: '{side}. {brings}',
    stepsOnly: '{steps, plural, one {# step} other {# steps}}',
    stepsGold: '{steps, plural, one {# step} other {# steps}}, {gold} gold',
    stay: 'Stay here',
    stayMore: 'No step, so no post can be founded',
    return: 'Sail out and back',
    returnMore: '2 steps, and you may found a post here',
    boost: 'Use the ship token',
    boostMore: '{steps, plural, one {# more step} other {# more steps}} for each ship that has not moved yet',
    waterSquare: 'Row {row}, column {col}: {steps, plural, one {# step} other {# steps}}',
    waterSquareGold: 'Row {row}, column {col}: {steps, plural, one {# step} other {# steps}}, {gold} gold',
    waterFrame: '{place}: {steps, plural, one {# step} other {# steps}}',
    waterFrameGold: '{place}: {steps, plural, one {# step} other {# steps}}, {gold} gold',
    harbourLabel: '{label}. Harbour of {island}: {brings}',

    // What a post or a tile brings.
    parts: '{parts}',
    'brings.discovery': 'discovers the island, {points, plural, one {# point} other {# points}}',
    'brings.post': 'your {n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} post on this island',
    'brings.gold': '{gold} gold',
    'brings.points': '{points, plural, one {# point} other {# points}}',
    'brings.goods': '{goods}',
    'brings.completed': 'completes the island: {points} for that and {posts} for your posts',
    'brings.chest': 'its chest',
    'brings.others': '{name} gets {points}',
    'brings.empty': '{empty, plural, one {# space} other {# spaces}} of the island left',
    foundHint: 'Pick the post space on the map, or here:',
    found: 'Found a post on {island}',
    foundLabel: '{found}. {brings}',
    decline: 'No trading post',
    declineMore: '{posts, plural, one {You keep your last post} other {You keep your # posts}}',

    // Cannons.
    cannons: '{n, plural, =0 {none} other {+#}}',
    cannonsLabel: 'Load {n, plural, =0 {no cannons} one {# cannon} other {# cannons}}: {effect}',
    safe: 'safe',
    lose: '{points, plural, =0 {nothing to lose} other {−#}}',
    safeLong: 'the pirates ({strength}) are beaten, {left} left',
    loseLong: 'the pirates ({strength}) cost you {points, plural, one {# point} other {# points}} and all cannons',
    pirates: 'Pirates now',
    piratesNext: 'Next round',
    piratesRange: '{least} to {most}',
    piratesLast: 'no further attack',
    haveCannons: 'Your cannons',
    lossNow: 'Loss as it stands',
    lossNone: 'none',
    lossPoints: '{points, plural, one {# point} other {# points}}',
    nextLoss: 'then −{points}',
    trackGold: 'full: {gold} gold for the unused points',

    // Planning.
    landscape: 'Landscape tiles',
    landscapeMore:
      '{n, plural, =0 {You have taken your landscape tile} one {You may take one} other {You may take # more}}',
    villages: 'Your village tiles',
    left: '{n} left',
    noneLeft: 'none left',
    worth: '{small}/{big} points',
    worthHint: 'Points on a small/big island.',
    worthLabel: '{piece}: {cost}, {left}, {small} points on a small island, {big} on a big one',
    endPlan: 'Finish planning',
    endLoses: '{ap, plural, =0 {} one {# action point is lost} other {# action points are lost}}',

    // Tracks.
    progressTo: 'Space {to}',
    progressMark: 'a progress token, and {points, plural, one {# point} other {# points}} at the end',
    progressMarkOnly: '{points, plural, one {# point} other {# points}} at the end, but no progress token is left',
    progressAhead: '{n, plural, one {# step} other {# steps}} before the next token',
    progressEnd: 'the end of the track',
    endProgress: 'Stop here',
    tokenLeaves: 'leaves at the end of the round',
    tokenStays: 'stays for the next round',
    tokenLast: 'the game ends with this round',
    orderSpace: 'Space {to}, {colour}',
    orderStay: 'Stay on space {to}',
    orderRank: '{rank, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} in order from the next phase',
    orderTies: '{rank, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} in order, which now only decides ties',
    orderPoints: '{points, plural, one {# point} other {# points}} at the end',
    orderGold: '{gold} gold for the unused points',

    // Building.
    chooseTile: 'Which tile do you lay?',
    fits: '{n, plural, one {fits in # place} other {fits in # places}}',
    fitsNowhere: 'fits nowhere',
    tileLabel: '{piece}: {cost}, {effect}',
    count: '× {n}',
    endBuild: 'Finish building',
    endBuildPoints: 'Scores {points, plural, one {# point} other {# points}} for the tiles laid',
    layHint: 'Drag the tile onto the map, or point at a square. R or the wheel turns it.',
    layHintTouch: 'Drag the tile onto the map, or tap a square. While you drag, a second finger turns it.',
    rotate: 'Turn (R)',
    mirror: 'Mirror (M)',
    mirrorWhy: 'Every shape equals its mirror image, so tiles are only ever turned. [AM-GREEN-12]',
    orientationPlaces: 'Turned by {degrees}°, {n, plural, =0 {fits nowhere} one {# place} other {# places}}',
    tileSquare: 'Row {row}, column {col}',
    tileBringsHere: 'Here: {brings}',
    notHere: 'Not here: {reason}',
    pointSomewhere: 'Shaded squares can be covered.',
    'against.AM-GREEN-01': 'you have no post on this island',
    'against.AM-GREEN-03': 'every square must lie on land',
    'against.AM-GREEN-04': 'there is a tile already',
    'against.AM-GREEN-05': 'there is a trading post',
    'against.AM-GREEN-07': 'it must touch your post, or tiles that lead to it',
    'against.other': 'the rules do not allow it ({rule})',

    // Trying tiles.
    try: 'Try tiles on the map',
    tryEnd: 'Stop trying',
    tryHint: 'Nothing is played',
    tryPlanned: 'Your planned tiles',
    trySupply: 'From the supply',

    // Production.
    market: 'On sale',
    productionChange: '{goods} × {before} → {goods} × {after}',
    productionWorth:
      '{points, plural, =0 {No points so far: you have none of this good} one {+# point as it stands} other {+# points as it stands}}',
    productionLabel: '{good} for {cost}. {worth}',
    endBuy: 'Finish buying',
  }),
);
