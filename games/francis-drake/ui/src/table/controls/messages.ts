import { defineMessages, translator } from '@portolan/i18n';

/** The controls for everything after Plymouth. */
export const t = translator(
  defineMessages('fd.controls', {
    tapCounter: 'Tap a counter and then a Destination on the map, or drag it there.',
    counter: 'Counter +{n}',
    tapDisc:
      'Tap a disc and a Destination on the map, or drag the disc there. The others see where it is, but not its number.',
    frigateWarning: 'Your ship is a frigate and cannot attack a galleon. A disc here would be a bluff.',
    tapDestination: 'Now choose one of your Destinations on the map.',
    tapMove: 'Choose another Destination on the map, or:',
    lookDiscs: 'at a Destination where you have a disc; then you may swap two of your own discs',
    lookCounter: 'at a fort or galleon where you have a disc; then you may move that disc',
    seen: 'You saw at {place}:',
    disc: '{name}: {face}',
    seenCounter: 'The counter at {place} is +{n}.',
    exchange: 'Tap two of your discs to swap them, or:',
    press: 'Attack now',
    decline: 'You take the disc back and pay nothing.',
    price: 'Price',
    youHave: 'You have',
    left: 'Left',
    crew: 'crew',
    guns: 'guns',
    orMore: 'or more',
    atMost: 'at most',
    perhaps: 'The hidden counter may add up to {n}. It is revealed before you pay.',
    pinnace: 'With your pinnace you ignore the fort’s guns.',
    reward: 'You get',
    noTreasure: 'The treasure is already gone.',
    tradeFor: 'For 1 trade good, take:',
    have: 'you have {n}',
    home: 'Homebound dock {n}. {bonus, select, hero {Hero’s bonus: {points}.} none {No hero’s bonus: you have no success yet.} other {No hero’s bonus left.}}',
    homeLabel: 'Go home. {hint}',
    still: 'Still to come:',
    sailLabel: 'Sail on. Still to come: {missions}.',
  }),
);
