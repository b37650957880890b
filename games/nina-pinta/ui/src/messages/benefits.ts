import { defineMessages, translator } from '@portolan/i18n';

/** What a Benefit does for the player who takes it. */
export const t = translator(
  defineMessages('np.benefits', {
    native: 'a Settler from your supply in or next to a land of yours',
    noEffect: 'nothing: it cannot be played anywhere now',
    late: 'nothing: it helps only in later eras, and this is the last',
    spyglass: 'a secret look at {count, plural, one {# unexplored land} other {# unexplored lands of one world}}',
    pirate: 'kept; in a later era it takes up to half of the gold of a ship that sails back',
    stronghold: 'one of your Settlers enters a Stronghold',
    gold: '{gold} gold at once',
    doubleSelection: 'kept; two Progress Benefits for the price of one',
    turnOrder: 'kept; you may pass to any space and push others aside',
    turnOrderLast: 'kept; you may pass to any space and push others aside, which matters for ties only',
    largerShips: 'your ships carry four crew',
    largerShipsAlready: 'nothing, because your ships already carry four crew',
    town: 'one of your Settlers becomes a Town',
    city: 'one of your Towns becomes a City',
    cathedral: 'Towns and Settlers of one land score {factor, plural, =2 {double} other {# times as much}}',
    increase: '{gold} gold more from every settlement in one land of {terrain}',
    anyType: '{group}, for {count, plural, =0 {your first type} other {a type you lack besides # of yours}}',
    anyReligion:
      'Religion, {count, plural, =1 {your first} other {one more of the type you have most of: # of them count then}}',
    religion: 'Religion, your {count, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} {counter}',
    sameType: '{group}, a type you already have',
    newType: '{group}, {count, plural, =0 {your first type} other {a new type besides # of yours}}',
    allTypes: '{group}, but already {count} types of yours count and no more can',
  }),
);
