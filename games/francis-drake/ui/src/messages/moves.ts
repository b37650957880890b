import { defineMessages, translator } from '@portolan/i18n';

/** Questions, the things that a move is made of, and what a Location offers: what the first picture of a table needs. */
export const t = translator(
  defineMessages('fd.moves', {
    over: 'The game is over.',
    plymouthTurn: 'Plymouth Street: where do you stop next, or are you ready for the dock?',
    chooseYield: '{location}: what do you take?',
    placeFrigates: 'Admiral: where do you place the galleons’ hidden counters? Each adds guns to a Spanish galleon.',
    placeTroops: 'Governor: where do you place the forts’ hidden counters? Each adds troops to a fort.',
    placeMission: 'Which mission disc do you place, and where?',
    useInformer: 'Informer: do you look at discs or at a counter before all discs are revealed?',
    exchangeDiscs: 'You have seen the discs at {place}. Do you swap two of your own?',
    moveDisc: 'You have seen the counter at {place}. Do you move your disc?',
    attack: '{disc} at {place} ({kind}): do you attack?',
    pressAttack: '{disc} at {place} ({kind}): the counter is revealed. Do you still attack?',
    trade: '{disc} at {place} ({kind}): what do you trade for?',
    goHome:
      'Your mission with {disc} is done. Do you go home?{hint, select, hero { You would score a hero’s bonus of {bonus}.} none { Without a success you get no hero’s bonus.} other {}}',

    tavern: 'roll the die{bonus, plural, =0 {} other {, plus #,}} for crew or the Ghost',
    drake: '{grant}, then {choice}, over two turns',
    drakeChoice: '{choice}, over two turns',
    investor: 'pay {points} for {choice}',
    dockside: '{choice}, then go to the dock',
    dockNth: 'Go to outbound dock {n}',
    noBarrel: 'without a barrel your ship cannot sail',
    keepInformer: 'Leave the Informer unused',
    keep: 'Change nothing',
    doAttack: 'Attack',
    tradeFor: 'Trade 1 trade good for {commodity}',
    decline: 'Decline',
    home: 'Go home',
    sail: 'Sail on',

    disc: 'Disc {n}',
    ghost: 'The Ghost',
    hind: 'The Golden Hind',
    lay: 'Counter +{n} at {place}',
    lookDiscs: 'Look at discs',
    lookCounter: 'Look at a counter',
  }),
);
