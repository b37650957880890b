import { expectAmounts, judgeCatalogue } from '@portolan/client/testing';
import { LANDS, NATIONS, WORLDS } from '@portolan/nina-pinta';
import { t } from '../../messages/reasons.ts';
import { cargoOf, crowdIn, freeAt, isAtWar, isExplored, nextTo, player, roomIn, worldAt, yieldsIn } from './facts.ts';
import { all, box, is, type NpOccasion, numberIn, ofEvent } from './occasion.ts';

const SELECTABLE = ['benefitSelected'] as const;

/** Why Planck does something. */
export const reasons = judgeCatalogue<NpOccasion, typeof t.messages.english>(t.messages, {
  firstWorld: ofEvent(['progressTurnedUp'], (_, { event, before }) =>
    is('the marker', before.markers[box.faces.group[event.face] ?? -1], event.world),
  ),
  military: ofEvent(['progressTurnedUp'], (_, { event }) => is('the group', box.faces.group[event.face], 3)),
  clockwise: ofEvent(['courseFixed'], (_, { event: { worlds } }) => {
    const first = worlds[0] ?? 0;
    return is(
      'clockwise',
      worlds,
      [0, 1, 2].map((step) => (first + step) % WORLDS.length),
    );
  }),
  loaded: 'rule',
  loadThree: ofEvent(['planckLoaded'], (_, { after }) => is('crew', player(after, after.seats).crewSide, 3)),
  loadFour: ofEvent(['planckLoaded'], (_, { after }) => is('crew', player(after, after.seats).crewSide, 4)),
  recovered: 'rule',
  war: ofEvent(['warPlaced'], (_, { event, before }) => {
    const peaceful = [0, 1, 2].filter((world) => !isAtWar(before, world));
    const yields = peaceful.map((world) => yieldsIn(before, before.seats, world));
    return is('the least', yieldsIn(before, before.seats, event.world), Math.min(...yields));
  }),
  tile: 'rule',
  attackAtWar: ofEvent(['shipHarboured'], (_, { event, before }) =>
    is('to attack', freeAt(before, 0, event.place) > 0, true),
  ),
  caribbean: ofEvent(['shipHarboured', 'landExplored'], (_, { event }) =>
    is('the land', event.place % LANDS.length, box.atlas.firstLand),
  ),
  explore: ofEvent(['shipHarboured', 'landExplored'], (_, { event, before }) =>
    is(
      'next to an explored land',
      nextTo(event.place).some((place) => isExplored(before, place)),
      true,
    ),
  ),
  consolidate: ofEvent(['shipHarboured'], (_, { event, before }) =>
    is('room', crowdIn(before, event.place) < roomIn(before, event.place), true),
  ),
  fallback: 'rule',
  fallbackCaptain: ofEvent(['shipHarboured'], (_, { event, before }) =>
    is('the Captain', player(before, before.seats).captains[worldAt(event.place)], event.place),
  ),
  fallbackRevenue: ofEvent(['shipHarboured'], (_, { event, before }) =>
    is('the Captain', player(before, before.seats).captains[worldAt(event.place)], -1),
  ),
  banner: ofEvent(['bannerTurned'], (_, { before }) =>
    is('Planck', NATIONS[player(before, before.seats).nation], 'france'),
  ),
  pair: 'rule',
  natives: 'rule',
  migrated: 'rule',
  reduced: ofEvent(['settlersReduced'], (_, { event, before }) =>
    is('too full', crowdIn(before, event.place) > roomIn(before, event.place), true),
  ),
  returned: 'rule',
  governed: 'rule',
  collected: 'rule',
  shifted: ofEvent(['goldStored'], (_, { event, after }) => is('gold', after.vaults[event.place], 0)),
  paid: 'rule',
  city: 'rule',
  town: 'rule',
  captain: 'rule',
  pirate: 'rule',
  pirateReach: 'rule',
  pirateRevenue: 'rule',
  plunder: ofEvent(['piratePlayed'], (_, { event, before }) => {
    const aboard = cargoOf(before, event.owner, before.world);
    return is('half', event.gold, Math.floor(aboard / 2));
  }),
  home: ofEvent(['shipSailedBack'], (_, { event, before, after }) =>
    is('gold', player(after, event.seat).gold - player(before, event.seat).gold, event.gold),
  ),
  nearest: ofEvent(SELECTABLE, (_, { event, before }) =>
    is(
      'the nearest',
      before.display.find((face) => face >= 0),
      event.face,
    ),
  ),
  nearestProgress: ofEvent(SELECTABLE, (_, { event, before }) =>
    is(
      'the nearest',
      before.display.find((face) => face >= box.faces.progressFrom),
      event.face,
    ),
  ),
  double: 'rule',
  native: 'rule',
  stronghold: 'rule',
  increase: 'rule',
  townCounter: 'rule',
  cityCounter: 'rule',
  cathedral: 'rule',
  gold: 'rule',
  ships: 'rule',
  spyglass: 'rule',
  turnOrder: 'rule',
  retained: 'rule',
  passed: 'rule',
  passedPoor: ofEvent(['passed'], (said, { after }) => {
    const { benefitStartByEra, benefitMax } = box.components.cost;
    // Before the event it may still have been the round before.
    const cost = Math.min(benefitMax, (benefitStartByEra[after.era - 1] ?? 0) + after.round);
    return all(
      expectAmounts(said, { gold: player(after, after.seats).gold }),
      is('too poor', numberIn(said, 'gold') < cost, true),
      is(
        'the display',
        after.display.some((face) => face >= 0),
        true,
      ),
    );
  }),
  passedEmpty: ofEvent(['passed'], (_, { before }) =>
    is(
      'the display',
      before.display.some((face) => face >= 0),
      false,
    ),
  ),
  pushed: ofEvent(['passed'], (_, { before }) => is('the first space', (before.passes[0] ?? -1) >= 0, true)),
  under: 'rule',
});
