import { defineMessages, translator } from '@portolan/i18n';

/** What the guide gives a new player to read. */
export const t = translator(
  defineMessages('fd.guide.pages', {
    welcomeTitle: 'Welcome aboard',
    welcome:
      'You are one of Queen Elizabeth’s captains. In {voyages, plural, one {# voyage} other {# voyages}} you fit out a ship in Plymouth, raid the Spanish Main and trade in its ports. The most points at the end win. I explain each step and suggest a move; you decide. Press “Leave” whenever you want to go on alone.',
    streetTitle: 'Plymouth Street is one-way',
    street:
      'Players take turns to place a disc on a Location and take what it gives. Your next disc must go further along the street: whatever you pass is lost to you for this voyage. A Location is closed once all its circles are taken.',
    needsTitle: 'What a ship needs',
    needs:
      'Barrels decide how far you sail: one for each of the {zones} zones. Crew pay for attacks on towns and forts, guns for attacks on forts and Spanish galleons, and each trade good buys one commodity in a port. Your ship log, the panel with your name, shows what you have. To find out about anything, point at it or press and hold it.',
    planTitle: 'A plan for the first voyage',
    plan: 'You need at least one barrel; two or three reach much of the map. With some crew and guns you can take a town and a fort: two different kinds score more than one. A trade good or two buy commodities, which score at the end of the game. So the plan is: a barrel, crew, guns and a trade good, as the street allows. It changes with what you choose.',
    dockTitle: 'Leave early or load more?',
    dock: 'Instead of placing a disc you may take your ship to the dock; then you are done here. The order of the docks is the Sailing Order: leave early and you act first at sea, stay longer and you carry more.',
    ashoreTitle: 'Your ship stays in Plymouth',
    ashore:
      'Only a ship with a barrel can sail, and yours has none. So you have no missions in this voyage, and everyone else goes on without you. When they are home, the next voyage begins and you start again with an empty ship. Take a barrel early then.',
    leaveTitle: 'The ships leave',
    leave:
      'There is treasure at the towns, forts and galleons. Each fort and galleon also has a hidden counter: a face-down token that makes it stronger by up to {most}. Your barrels give you range {range}, so you can reach {range, plural, one {zone 1} other {zones 1 to #}}.',
    discsTitle: 'Missions are secret',
    discs:
      'Place a disc face down at each Destination you want to visit, one disc per turn. Its number is the round in which your ship arrives: all 1s act before all 2s, and so on.{hind, select, true { Your Golden Hind acts before them all.} other {}}{ghost, select, true { Your Ghost does nothing: place it to mislead the others.} other {}} Everyone sees where your discs are, but not their numbers.',
    twoTitle: 'Be there in time',
    two: 'Only {limit, plural, one {# attack} other {# attacks}} on each town, fort or galleon can succeed in a voyage, and the first takes the treasure. So go early where others want to go too. After the voyage you score for different kinds: take a town, a fort and a galleon to score {points} more.',
    revealTitle: 'All discs are revealed',
    reveal:
      'Now everyone sees who goes where, and when. At each Destination the discs are sorted by order of arrival. On your turn you attack, trade or decline. You pay only for what succeeds; declining is free.',
    scoredTitle: 'Voyage {n} is scored',
    scored:
      '{made, select, none {All ships are home. You scored nothing in this voyage.} other {All ships are home. In this voyage you scored {parts}.}}{paid, plural, =0 {} one { The Investor cost you # point.} other { The Investor cost you # points.}} The score is now {scores}. Different kinds of conquest score again in every voyage. Treasure and commodities do not score yet: they wait for the end of the game.',
    attacks: '{points} for attacks',
    hero: '{points} as a hero’s bonus',
    kinds: '{points} for different kinds of conquest',
    offices: '{points} as Admiral or Governor',
    score: '{who} {n}',
    keptTitle: 'What you keep',
    kept: 'You keep your points, your commodities, your treasure, and your Investor if you have not used it. Crew, guns, barrels and trade goods go back, and every galleon becomes a frigate again. The player with the fewest points goes first in Plymouth.',
    secondTitle: 'The second voyage',
    second:
      'You know every step now: Plymouth Street, missions, raids and trade. The plan starts again with an empty ship: a barrel first, then crew and guns. Think of your sets as well: a commodity you do not have yet is worth more than another of the same. I stay at your side with suggestions.',
    lastTitle: 'The last voyage',
    lastVoyage:
      'After this voyage the game ends. The plan is the same, with one difference: nothing you keep is of use later, so spend all you can. If your Investor is unused, this is the last chance. Ties in points are broken by homebound dock, so coming home early counts too.',
    endTitle: 'The game is over: what comes on top',
    end: 'The last voyage is scored like the others, and then everything that waited is counted: sets of commodities and the treasure in the chests.',
    setsTitle: 'Final scoring: commodities',
    sets: 'Sets of different commodities score. Yours bring {points}. The table of commodity sets shows what each size of set is worth.',
    noSets:
      'You have no commodities, so there is nothing to score here. A set of four different ones would have brought {best}.',
    chestsTitle: 'Final scoring: treasure',
    chests: 'The chests are opened. In yours: {chest}. That brings {points}.',
    noChest: 'The chests are opened, and yours is empty. The first to succeed at a place takes its treasure.',
    winnerTitle: '{won, select, true {You win!} other {The final scores}}',
    winner:
      'Final scores: {scores}. {tie, select, true {A tie is broken by homebound dock after the last voyage: the lower one ranks higher. } other {}}The result shows where everyone’s points came from. That was a whole game of Francis Drake; the cards, the phases above the board and the rules are there for your next one.',
    silver: '{n} silver',
    gold: '{n} gold',
    jewel: '{n, plural, one {# jewel} other {# jewels}}',
  }),
);
