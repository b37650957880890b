import { defineMessages, translator } from '@portolan/i18n';

/** Moves in full, with what they cost and bring. Pages load this after the first picture of a table. */
export const t = translator(
  defineMessages('fd.described', {
    stop: 'Stop at {location}',
    stopNth: 'Stop at {location} (Location {n})',
    dock: 'Go to the dock',
    take: 'Take {items}',
    frigates: 'Place the hidden counters of the galleons',
    troops: 'Place the hidden counters of the forts',
    mission: 'Place {disc} at {place}',
    port: 'trade port with {wares}',
    emptyPort: 'trade port with nothing left',
    prospect: '{kind}, costs {cost}, brings {gain}{frigate, select, true {; your frigate cannot attack it} other {}}',
    inspectDiscs: 'Look at the discs at {place}',
    inspectCounter: 'Look at the hidden counter of the {kind, select, galleon {galleon} other {fort}} at {place}',
    exchange: 'Swap {one} and {other}',
    move: 'Move your disc to {place}',
    attackAt: 'Attack {place}',
    pay: 'pay {cost} for {gain}',
    revealAndPay: 'reveal its counter, then pay {cost} for {gain}',
    declineMission: 'Decline the mission and take the disc back',
    homeNth: 'Go home to dock {n}',
    hero: 'hero’s bonus of {n}',
    sailNext: 'Sail on to your next mission',
  }),
);
