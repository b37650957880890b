import { defineMessages, translator } from '@portolan/i18n';

/** What the guide gives a new player to read. */
export const t = translator(
  defineMessages('fd.guide.pages', {
    welcomeTitle: 'Welcome aboard',
    welcome:
      'You are one of Queen Elizabeth’s captains. In {voyages, plural, one {# voyage} other {# voyages}} you fit out a ship in Plymouth, raid the Spanish Main and trade in its ports. The most points at the end win. Let’s make the first voyage together; it takes about ten minutes.',
    streetTitle: 'Plymouth Street is one-way',
    street:
      'Players take turns to place a disc on a Location and take what it gives. Your next disc must go further along the street: whatever you pass is lost to you for this voyage. A Location is closed once all its circles are taken.',
    needsTitle: 'What a ship needs',
    needs:
      'Barrels decide how far you sail: one for each of the {zones} zones. Crew takes towns and forts, guns take forts and Spanish galleons, and trade goods buy commodities in ports. Your ship log, the panel with your name, shows what you have. To find out about anything, point at it or press and hold it.',
    dockTitle: 'Leave early or load more?',
    dock: 'Instead of placing a disc you may take your ship to the dock; then you are done here. The order of the docks is the Sailing Order: leave early and you act first at sea, stay longer and you carry more.',
    leaveTitle: 'The ships leave',
    leave:
      'There is treasure at the towns, forts and galleons. Each fort and galleon also has a counter: a face-down token that makes it stronger by up to {most}. Your barrels give you range {range}, so you can reach {range, plural, one {zone 1} other {zones 1 to #}}.',
    discsTitle: 'Missions are secret',
    discs:
      'Place a disc face down at each Destination you want to visit, one disc per turn. Its number is the round in which your ship arrives: all 1s act before all 2s, and so on.{hind, select, true { Your Golden Hind acts before them all.} other {}}{ghost, select, true { Your Ghost does nothing: place it to mislead the others.} other {}} Everyone sees where your discs are, but not their numbers.',
    twoTitle: 'Be there in time',
    two: 'Only {limit, plural, one {# attack} other {# attacks}} on each town, fort or galleon can succeed in a voyage, and the first takes the treasure. So go early where others want to go too. After the voyage you score for different kinds: take a town, a fort and a galleon to score {points} more.',
    revealTitle: 'All discs are revealed',
    reveal:
      'Now everyone sees who goes where, and when. At each Destination the discs are sorted by order of arrival. On your turn you attack, trade or decline. You pay only for what succeeds; declining is free.',
    scoredTitle: 'The voyage is scored',
    scored:
      'All ships are home. You score {points} for the different kinds you conquered. The Admiral’s holder scores for gold that nobody took, the Governor’s holder for silver.',
    keptTitle: 'What you keep',
    kept: 'You keep your commodities, your treasure, and your Investor if you have not used it. Crew, guns, barrels and trade goods go back, and every galleon becomes a frigate again. The player with the fewest points goes first in Plymouth.',
    doneTitle: 'Your ship, captain',
    done: 'That was a whole voyage. {left, plural, =1 {One more follows} =2 {Two more follow} other {# more follow}}, and then commodities and treasure are counted. From here you sail alone; the cards, the phases above the board and the rules are there whenever you need them.',
    last: 'Sail on alone',
  }),
);
