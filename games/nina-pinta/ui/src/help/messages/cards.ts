import { defineMessages, translator } from '@portolan/i18n';

/** Titles of cards, and what things are and do at any time. */
export const t = translator(
  defineMessages('np.cards', {
    settlers: 'Settlers of {who}',
    town: 'Town of {who}',
    city: 'City of {who}',
    captain: 'Captain of {who}',
    ship: 'Ship of {who} to {world}',
    hold: 'Ship of {who} to {world}',
    stronghold: 'Stronghold',
    vault: 'Gold in the Stronghold',
    mine: 'Gold Mine',
    increase: 'Increase',
    cathedral: 'Cathedral',
    compass: 'Compass of {world}',
    war: 'State of War in {world}',
    marker: '{group}',
    pirates: 'Pirate in {world}',
    grow: 'Grow token of {world}',
    build: 'Build token of {world}',
    display: 'Benefits on display',
    storage: 'Benefits of era {n}',
    order: 'Turn {n}',
    pass: 'Pass space {n}',
    orderMarker: 'Turn Order marker of {who}',
    score: 'Score of {who}',
    gold: 'Gold of {who}',
    supply: 'Supply of {who}',
    held: 'Benefits of {who}',
    military: 'Military Benefits of {who}',
    era: 'Era {n}',
    cityDisc: 'City disc of {land}',
    progressStack: 'Progress stack',
    tileStack: 'Tile stack',
    help: 'Cards',
    landWhat:
      'A land holds Settlers, Towns and Cities up to its capacity. If there are more after a ship has sailed, the player who sailed takes away Settlers of their own. Your settlements and your Captain connect neighbouring lands, so that gold can be moved.',
    unexploredWhat:
      'Nobody knows its terrain and what can be found there. A ship with a Captain can explore it if it borders on an explored land; the Caribbean comes first in every world.',
    settlersWhat:
      'A Settler yields gold by the terrain of the land: {yields}. At the end it scores {points, plural, one {# point} other {# points}}. Towns and Cities take its place.',
    yieldIn: '{gold, plural, =0 {none} other {#}} in {terrain}',
    townWhat:
      'A Town costs {cost} gold and takes the place of a Settler in a land of a group of three, by terrain or by name. It yields {gold} gold in any terrain, scores {points, plural, one {# point} other {# points}}, and is never removed.',
    cityWhat:
      'A City costs {cost} gold, or {upgrade} on a Town of yours. It needs the disc of the land, of which there is one for all worlds. It yields {gold} gold, scores {points, plural, one {# point} other {# points}}, and raises the value of the group whose marker lies on its world.',
    captainWhat:
      'A Captain leads the ship when it explores or attacks, connects lands, and may stay ashore. There is at most one of each player in a world and one in a land.',
    shipWhat:
      'It sails to its own world only, lies at a land where at most {ships, plural, one {# ship} other {# ships}} can be, takes any amount of gold and brings it home when the world is governed.',
    strongholdWhat:
      'Its Settler can neither be attacked nor moved, and its owner can store {limit, plural, =0 {no gold} other {up to # gold}} here.',
    vaultWhat: 'It stays from era to era, is safe from Pirates, and can pay for buildings that are connected.',
    mineWhat:
      'When the world is governed, each of your Settlers in the land may take 1 gold from it, besides ordinary revenue.',
    increaseWhat: 'Every settlement in the land yields more gold, whoever owns it.',
    cathedralWhat:
      'Settlers and Towns of all players in the land score {factor, plural, =2 {double} other {# times as much}}. No City can be built here.',
    compassWhat:
      'It shows whether there is a State of War, which allows attacks, and which group is worth as much as the world has Cities.',
    worldWhat:
      'One of three worlds with the same seven lands. Each player has a ship for it and governs it once in every era.',
    warWhat:
      'In this era, a ship with a Captain and Settlers can attack in this world. The marker leaves when the era is over.',
    markerWhat:
      'Whoever builds the first City of a world puts one of the three markers there. From then on the first counting Benefit of the group scores as many points as the world has Cities, each further one 1 point more.',
    militaryGroupWhat:
      'The first counting Military Benefit scores as many points as City discs are left, but at most {most}, each further one 1 point more. Whoever has the most types decides where there is war.',
    piratesWhat: 'When your ship leaves this world, Planck takes half of the gold aboard, rounded down.',
    growWhat:
      'From now on every land of this world holds {more, plural, one {# settlement} other {# settlements}} more.',
    buildWhat: 'From now on Towns and Cities may be built in this world.',
    displayWhat:
      'In turn order, each player selects one Benefit at the current price or passes. {step, plural, =0 {The price stays the same.} other {The price rises by # gold after each round, up to {max}.}}',
    storageWhat: 'This many Bonus and Progress Benefits wait face down for that era. Bonus Benefits bear its number.',
    orderWhat: 'Players sail, govern and select in this order.',
    passWhat:
      'Whoever passes puts the marker on an empty Pass space. These places become the turn order of the next era, or in the last era break ties.',
    orderMarkerWhat:
      'It shows the place in the turn order. France’s has a banner while its extra attack is still available.',
    seatWhat: 'Gold and Benefits other than Military lie behind the screen; everything else is open to all.',
    scoreWhat:
      'Settlements on the map, Progress Benefits and {per, plural, one {each gold} other {every # gold}} at home score at the end. Here it is counted as if the game ended now, as far as you can know.',
    goldWhat:
      'It pays for crews and Benefits. At the end {per, plural, one {each gold scores} other {every # gold score}} 1 point.',
    supplyWhat:
      'Settlers and Towns that are not on the map. If you run short of Settlers, you can take some back from the map when loading.',
    heldWhat:
      'Progress Benefits score at the end. Pirate, Double Selection and Turn Order are kept until they are played.',
    militaryWhat: 'They lie open. Whoever has the most types decides which worlds enter a State of War.',
    holdWhat:
      'A ship takes a Captain and Settlers up to its limit, for 1 gold each. The ship with the largest crew sails first. Loads are secret until all are revealed.',
    eraWhat:
      'An era begins with a token that lets a world grow or opens it for building. It has six phases: establish, load, sail, govern, select Benefits, complete.',
    cityDiscWhat:
      'It can be placed once, in the land of this name in one world. A world holds at most {most, plural, one {# City} other {# Cities}}.',
    progressStackWhat:
      'Its top counter fixes the world that Planck turns to first: the one with the marker of its group. Military counters go to Planck.',
    tileStackWhat: 'The bottom tile names the land that Planck considers first; then the others follow clockwise.',
    spainWhat:
      'Spain is first in the turn order of era 1. Planck as Spain scores {points, plural, one {# point} other {# points}} for each Turn Order counter retained.',
    portugalWhat:
      'Portugal looks at three lands of one world in secret before the game. Planck as Portugal scores {points, plural, one {# point} other {# points}} for each Spyglass retained.',
    englandWhat: 'The ships of England carry {crew} crew from the start.',
    franceWhat: 'Once in each era France may attack where there is no State of War.',
    helpWhat: 'Point at anything on the table, or press and hold it, to see what it is and how it stands now.',
    'benefit.nativeWhat':
      'Placed at once: a Settler from your supply in an explored land with a settlement of yours or next to one, if there is room.',
    'benefit.spyglassWhat': 'Played at once: a secret look at three unexplored lands of one world.',
    'benefit.pirateWhat': 'Kept: in a later era, it takes up to half of the gold of a ship that sails back.',
    'benefit.strongholdWhat': 'Placed at once in a land without a Stronghold; one of your Settlers there enters it.',
    'benefit.goldWhat': 'Gold that is taken at once.',
    'benefit.doubleSelectionWhat': 'Kept: in a later turn, two Progress Benefits for the price of one.',
    'benefit.turnOrderWhat': 'Kept: when passing, any Pass space may be taken, and the marker there is pushed aside.',
    'benefit.increaseWhat': 'Placed at once on {terrain}: every settlement there yields {gold} gold more.',
    'benefit.largerShipsWhat': 'All your ships carry four crew from now on.',
    'benefit.townWhat':
      'Played at once: one of your Settlers outside a Stronghold becomes a Town at no cost and without conditions.',
    'benefit.cityWhat':
      'Played at once: one of your Towns becomes a City at no cost, in a world with its Build token, if the disc of the land is left.',
    'benefit.cathedralWhat':
      'Placed at once in a land with a Town and without a City: Settlers and Towns there score {factor, plural, =2 {double} other {# times as much}}, whoever owns them.',
    'benefit.artsWhat':
      'Different types of the group count at the end; duplicates score nothing. An Any Type counts as a type that is lacking.',
    'benefit.religionWhat':
      'Only the larger number, of Catholic or of Protestant counters, counts at the end. An Any Type counts as one more of the larger type.',
    'benefit.militaryWhat':
      'Different types count at the end; duplicates score nothing. They lie open, and the most types decide where there is war.',
  }),
);
