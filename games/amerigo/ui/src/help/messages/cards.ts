import { defineMessages, translator } from '@portolan/i18n';

/** What a card says at any time: its title, where it is not the name of the thing, and what the thing does. */
export const t = translator(
  defineMessages('am.cards', {
    islandWhat:
      'All land that is connected. The first post on it scores for the discovery. When its last space is covered, the island is completed: whoever covers it scores, and so does everyone with posts here.',
    openWater: 'Open water',
    openWaterWhat: 'Ships sail here, one step for each action point. Only one ship may stop on a space.',
    harbour: 'Harbour',
    harbourWhat:
      'A ship that ends its voyage on the anchor may found a trading post on the post space it serves. That is free and ends the voyage.',
    frame: 'The frame',
    frameWhat:
      'Open sea around the islands. Ships begin here, any number of them may share a space, and a step leads along the frame or in among the islands.',
    postSpace: 'Post space',
    postSpaceWhat: 'Trading posts are founded here, by a ship at its anchor. A tile laid over it closes it for good.',
    land: 'Land',
    landWhat: 'Tiles are laid on land, joined by an edge to a post of yours or to what leads to one.',
    ship: 'Ship {n} of {name}',
    shipWhat:
      'Every player has two. With the action move ships, each of them may sail as many steps as there are action points.',
    post: 'Trading post of {name}',
    postWhat:
      'Its owner may build on this island. When the island is completed, each player scores for the number of their posts on it, times the time marker.',
    laidWhat: 'A tile that has been built. It stays for the rest of the game.',
    crateWhat: 'Whoever builds over it takes it. At the end, goods of a kind are multiplied by its production tokens.',
    chest: 'Treasure chest',
    chestWhat: 'For the player who completes this island. Its owner may turn it into gold at any time on their turn.',
    blueWhat:
      'Each of your two ships sails up to as many steps as you have action points. At an anchor it may found a trading post.',
    blackWhat: 'One more cannon for each action point. You need them against the pirates at the end of the round.',
    redWhat: 'Take tiles from the supply: any number of your village tiles, but only one landscape tile.',
    brownWhat:
      'One space on the progress track for each action point. Every space with points brings a progress token of your choice.',
    greenWhat: 'Lay planned tiles on islands with a post of yours. They score, and you take the goods they cover.',
    yellowWhat: 'Buy production tokens. Each one multiplies your goods of its kind at the end.',
    whiteWhat:
      'Advance on the order track, one space for each action point. Whoever is furthest acts first, from the next phase on.',
    special: 'Special action',
    specialWhat:
      'White cubes serve as jokers: take the action of the colour under your disc on the order track. The disc does not move.',
    jump: 'Jump to the lead',
    jumpWhat: 'With its token, the white action may put your disc on top of the leading one instead of advancing.',
    gold: 'Take gold',
    takeGoldWhat: 'Instead of an action: gold for the cubes on the action space, rounded up.',
    points: 'Points for cubes',
    takePointsWhat: 'Once, with its token: a point for each cube on the action space instead of an action.',
    storage: 'Storage: {colour}',
    storageWhat: 'At the beginning of its phase, all cubes here are dropped into the tower.',
    tower: 'Cube tower',
    towerWhat:
      'Not every cube that is dropped comes out, and some that were inside may. Those that come out decide which actions there are, and the colour with most of them how strong all of them are.',
    cube: 'Cubes: {colour}',
    cubeWhat:
      '{cubes, plural, one {There is # of each colour.} other {There are # of each colour.}} A cube on the action space makes its action available to everyone in this phase; it is not used up.',
    progressTrack: 'Progress track',
    progressTrackWhat:
      'Every space with points that your disc reaches or passes brings a progress token. At the end you score the highest of them.',
    orderTrack: 'Order track',
    orderTrackWhat:
      'The leading disc acts first, in a stack the top one. The colour under your disc is that of your special action. At the end you score the highest points reached.',
    progressSpace: 'Space {n} of the progress track',
    progressSpaceWhat: 'Discs move here with the action progress.',
    orderSpace: 'Space {n} of the order track',
    orderSpaceWhat:
      'Discs move here with the white action. Its colour is that of the special action of whoever is on it.',
    progressDisc: 'Progress of {name}',
    orderDisc: '{name} on the order track',
    display: 'Progress tokens to take',
    displayLeftWhat: 'The left half. What is left here at the end of the round moves over to the right half.',
    displayRightWhat: 'The right half. What is left here at the end of the round leaves the game.',
    'token.actionPointsWhat': 'For good: more action points whenever you choose this action.',
    'token.shipPointsWhat': 'Once, while you move ships: more steps for each ship that has not ended its voyage.',
    'token.pirateThreatWhat': 'For good: the pirates are stronger for everyone but you.',
    'token.pirateDamageWhat': 'For good: if the pirates beat you, you lose half the points, rounded up.',
    'token.pirateRewardWhat': 'For good: gold every time you fight the pirates off.',
    'token.twoNeutralsWhat': 'For good: you may plan two landscape tiles in one action, and pay for both.',
    'token.redGreenWhat': 'For good: with a red or a green cube, you may both plan and build.',
    'token.goldWhat': 'Once, at any time on your turn: gold.',
    'token.postGoldWhat': 'For good: gold for every post you found from now on.',
    'token.betterGoldWhat': 'For good: when you take gold, fewer cubes make one gold.',
    'token.orderJumpWhat': 'For good: the white action may put your disc on top of the leading one.',
    'token.cubePointsWhat': 'Once, instead of an action: a point for each cube on the action space.',
    'token.endPostsWhat': 'At the end: points for every post you have founded.',
    'token.endPointsWhat': 'At the end: points.',
    'token.endGoldWhat': 'At the end: your gold scores a second time.',
    market: 'Production on sale',
    emptySpace: 'Empty space',
    emptyWhat: 'What was here has been taken. The display is filled again when the next round is prepared.',
    productionWhat:
      'Bought with the action buy production for its number of action points. At the end it counts once for each of your goods of its kind.',
    villageWhat:
      'A tile of your own colour. {villages, select, true {It costs {plan, plural, one {# action point} other {# action points}} to plan and {build} to build, whatever its size. } other {}}You may plan any number of them in one action.',
    landscapeWhat:
      'A tile for everyone. {squares, select, true {It costs {squarePlan, plural, one {# action point} other {# action points}} per square to plan and {squareBuild} per square to build. } other {}}Any player’s tiles may be joined to it.',
    pirates: 'Pirates',
    piratesWhat:
      'At the end of every round the pirates attack with the strength of all open markers. Whoever fires as many cannons suffers nothing; anybody else loses all cannons and as many points as the pirates are strong.',
    time: 'Time marker',
    timeWhat: 'Multiplies the points for posts on a completed island. It falls with every round, so be quick.',
    seatWhat: 'A player’s sheet. Nobody has secrets: everything on it is open.',
    score: 'Points of {name}',
    scoreWhat: 'Points so far. Gold, goods, end tokens and both tracks are added at the end.',
    goldOf: 'Gold of {name}',
    goldWhat:
      'Each gold pays for one more action point in your own action. At the end it is a point. Beyond the limit, gold becomes points at once.',
    cannonsOf: 'Cannons of {name}',
    cannonsWhat: 'Fired at the pirates at the end of every round. Those that are not needed are kept.',
    goodsWhat:
      'Goods of one kind, taken from the map by building. Each scores as many points as you have production of it.',
    productionOfWhat:
      '{printed, plural, =0 {Production tokens of one kind.} one {Production tokens of one kind; the first is printed on the sheet.} other {Production tokens of one kind; the first # are printed on the sheet.}} Each good of the kind scores that many points.',
    plannedWhat: 'Planned, and ready to be built with the action build.',
    tokensOf: 'Progress tokens of {name}',
    tokensWhat: 'Some work for good, some once, and some at the end of the game.',
    chestsOf: 'Chests of {name}',
    chestsWhat: 'Each can be turned into gold at any time on its owner’s turn, and is at the end.',
    shipsOf: 'Ships of {name}',
    shipsWhat:
      'Ships that are still beside the sheet. The first action move ships places both on the frame, free of charge, and then they sail.',
    postsLeft: 'Posts left to {name}',
    postsLeftWhat: 'Trading posts that can still be founded.',
    round: 'Rounds',
    roundWhat:
      'Five rounds of seven phases, one for each colour of cubes, then the pirates. After the last round the most points win.',
    help: 'Ask anything',
    helpWhat:
      'Point at something, move the focus to it, or press and hold it on a touch screen: a card explains what it is and how it stands now. Press ? to keep the card open.',
  }),
);
