import { defineMessages, translator } from '@portolan/i18n';

/** What the guide says about the current question. */
export const t = translator(
  defineMessages('fd.guide.asks', {
    plymouthTurn: 'Where next?',
    first: 'Place your first disc. You may skip Locations, but you cannot go back.',
    next: 'You carry {load}. Stop somewhere further along the street, or go to the dock if that is enough.',
    noBarrel: 'You carry {load}. You have no barrel yet, and without one your ship stays in Plymouth.',
    nothingYet: 'nothing yet',
    chooseYield: '{location}: choose',
    dockside: 'The last stop: take one more thing, then your ship goes to the dock. If you have no barrel, take one.',
    yield:
      'Take what your plan still needs: crew for towns and forts, guns for forts and galleons{galleon, select, true {, or a galleon to attack galleons with} other {}}.',
    placeFrigates: 'You hold the Admiral',
    frigates:
      'Place a counter at each Spanish galleon. It lies face down and adds guns to the price of an attack. Only you know which is which: put the strong ones where others will attack, and leave the weak one for yourself.',
    placeTroops: 'You hold the Governor',
    troops:
      'Place a counter at each fort. It lies face down and adds troops, which cost crew to beat. Only you know which is which: put the strong ones where others will attack, and leave the weak ones for yourself.',
    placeMission: 'Place a mission',
    mission:
      'You have {discs, plural, one {# disc} other {# discs}} left to place, and you carry {load}. You need not carry out every mission: a disc may also be a bluff.',
    useInformer: 'Use your Informer',
    informer:
      'Look at all discs at one of your Destinations and then swap two of your own, or look at a counter and then move your disc away from it. You can do this once, before the discs are revealed.',
    exchangeDiscs: 'Swap two discs?',
    exchange: 'Now you know who arrives when. Swap two of your discs if you would be too late, or change nothing.',
    moveDisc: 'Move your disc?',
    move: 'Now you know the counter. If it is too strong, move your disc to another Destination in range.',
    attack: '{place}: attack?',
    attackText:
      'Your ship is here with {disc}. A success costs {cost} and brings {gain}.{hidden, select, true { If you attack, the counter is revealed first; then you may still withdraw.} other {}}',
    pressAttack: 'The counter is revealed',
    press:
      'Now you know the price: {cost}. You may still withdraw and keep what you have, but others who arrive later may then try.',
    trade: '{place}: trade?',
    tradeText:
      'Pay one trade good for one commodity. At the end of the game, sets of different commodities score: {sets}.',
    set: '{value} for {n, plural, one {# commodity} other {# commodities}}',
    goHome: 'Go home or sail on?',
    late: 'The hero’s bonus for an early return is gone, so sail on while you have missions that pay.',
    homeHero:
      'The next ship home before its disc 4 scores {points} if it has taken a town, fort or galleon. Yours has. Weigh that against the missions you have left.',
    homePlain:
      'The next ship home before its disc 4 scores {points} if it has taken a town, fort or galleon. Yours has not. Weigh that against the missions you have left.',
  }),
);
