import { expectAmounts, judgeCatalogue, UNDECIDED } from '@portolan/client/testing';
import { LANDS, NATIONS } from '@portolan/nina-pinta';
import { t } from '../../messages/moves.ts';
import { crowdIn, freeAt, isAtWar, isExplored, player, roomIn, settlersAt, sum, worldAt } from './facts.ts';
import { governMoves } from './governMoves.ts';
import { captainOf, placeMeant, room, settlements, ship } from './moveFacts.ts';
import {
  all,
  allInside,
  crewIn,
  is,
  isCrew,
  isTile,
  landNamed,
  moveMeant,
  moverIn,
  type NpJudge,
  type NpOccasion,
  ofMove,
  placeIn,
  textsIn,
  worldIn,
} from './occasion.ts';
import { voyageIn } from './voyageEvents.ts';

/** What a crew costs, compared with what is paid once everything is sealed. */
const load = ofMove(['load'], (said, move, { state, seat = 0, play }) => {
  const before = player(state, seat);
  const after = player(play(move).after, seat);
  const crew = (one: typeof before): number => sum(one.crews) + sum(one.aboard);
  const settlers = sum(after.crews);
  const missing = Math.max(0, settlers - before.settlers) - Math.max(0, sum(before.crews) - before.settlers);
  return all(
    'cost' in said.values ? expectAmounts(said, { cost: crew(after) - crew(before) }) : undefined,
    expectAmounts(said, { rest: before.gold - crew(after) }),
    'count' in said.values ? expectAmounts(said, { count: missing }) : is('to be taken back', missing, 0),
  );
});

const SETTLING: readonly string[] = ['crewLanded', 'nativesPlaced', 'settlerMigrated', 'bonusPlayed'];

/** The player's Settlers that a land cannot hold right after the move. */
const tooMany: NpJudge = (said, occasion) => {
  const move = moveMeant(occasion);
  if (move === undefined) return UNDECIDED;
  const [mover, place] = [moverIn(occasion), placeMeant(occasion)];
  const settled = occasion.play(move).steps.find(({ event }) => SETTLING.includes(event.kind))?.state;
  if (settled === undefined) return UNDECIDED;
  const over = crowdIn(settled, place) - roomIn(settled, place);
  return expectAmounts(said, { count: Math.min(over, freeAt(settled, mover, place)) });
};

/** Who can be attacked: `2 Settlers of Spain`. */
const victims = ofMove(['attack'], (said, { place }, { state, seat = 0 }) => {
  const named = allInside(said).filter(({ key }) => key === 'settlersOf');
  const counts = state.players.map((_, other) => (other === seat ? 0 : Math.max(0, freeAt(state, other, place))));
  const wrong = named.map((one) => {
    const nation = NATIONS.findIndex((id) => id === one.inside[0]?.values.nation);
    return expectAmounts(one, { count: counts[state.players.findIndex((other) => other.nation === nation)] });
  });
  return all(
    is('victims', named.length, counts.filter((count) => count > 0).length),
    is('war', isAtWar(state, worldAt(place)), said.key === 'victims'),
    ...wrong,
  );
});

/** Moves, and what they bring. */
export const moves = judgeCatalogue<NpOccasion, typeof t.messages.english>(t.messages, {
  ...governMoves,
  nation: ofMove(['nation'], (said, move, { play }) =>
    is('the nation', NATIONS[play(move).after.players[0]?.nation ?? -1], String(said.inside[0]?.values.nation)),
  ),
  'capability.lookAtThreeLands': ofMove(['nation'], (_, move, { play }) =>
    is('asked', play(move).after.stack.at(-1)?.kind, 'lookAtLands'),
  ),
  'capability.largerShips': ofMove(['nation'], (_, move, { play }) =>
    is('crew', player(play(move).after, 0).crewSide, 4),
  ),
  'capability.attackOutsideWar': ofMove(['nation'], (_, move) => is('the nation', NATIONS[move.nation], 'france')),
  'capability.first': ofMove(['nation'], (_, move, { play }) => {
    const begun = play(move).steps.find(({ event }) => event.kind === 'eraBegun')?.event;
    return begun?.kind === 'eraBegun' ? is('the first', begun.order[0], 0) : UNDECIDED;
  }),
  look: ofMove(['look'], (said, move, { play, seat = 0 }) => {
    const lands = textsIn(said, 'lands').map(landNamed);
    const { looked } = play(move).steps[0]?.state ?? play(move).after;
    return is(
      'seen',
      lands.map((land) => ((looked[worldIn(said) * LANDS.length + land] ?? 0) >> seat) & 1),
      lands.map(() => 1),
    );
  }),
  war: ofMove(['war'], (said, move, { play }) =>
    is('war', isAtWar(play(move).steps[0]?.state ?? play(move).after, worldIn(said)), true),
  ),
  'settlements.yours': settlements,
  'settlements.planck': settlements,
  load: ofMove(['load'], (said, { world, captain, settlers }) =>
    all(is('the world', worldIn(said), world), isCrew(crewIn(said), captain, settlers)),
  ),
  loadEffect: load,
  loadEffectRecovered: load,
  loadNone: load,
  seal: ofMove(['seal'], (said, move, { play, seat = 0 }) => {
    const sealed = play(move).steps.find(({ event }) => event.kind === 'loadsSealed' && event.seat === seat);
    return is('the order', voyageIn(said), player(sealed?.state ?? play(move).after, seat).voyage);
  }),
  recover: ofMove(['recover'], (said, move, { state, play, seat = 0 }) => {
    const place = placeIn(said);
    const after = play(move).steps.find(({ event }) => event.kind === 'settlerRecovered')?.state ?? state;
    return is('Settlers', settlersAt(state, seat, place) - settlersAt(after, seat, place), 1);
  }),
  'recover.planck': ofMove(['recover', 'place'], (said, move, { state, play }) => {
    const place = placeIn(said);
    const after = play(move).steps.find(({ event }) => event.kind === 'settlerRecovered')?.state ?? state;
    return is('Settlers', settlersAt(state, state.seats, place) - settlersAt(after, state.seats, place), 1);
  }),
  sail: 'name',
  'consolidate.planck': ofMove(['consolidate', 'place'], (said, move, { state, play }) => {
    const place = placeIn(said);
    const after = play(move).steps.find(({ event }) => event.kind === 'shipHarboured')?.state ?? state;
    return is('the harbour', player(after, state.seats).harbours[worldAt(place)], place);
  }),
  explore: ship,
  attack: ship,
  land: ship,
  harbour: ofMove(['consolidate'], (said, { place }, { state, seat = 0 }) => {
    const { crews, aboard } = player(state, seat);
    return all(
      is('the land', placeIn(said), place),
      is('crew', [aboard[worldAt(place)], crews[worldAt(place)]], [0, 0]),
    );
  }),
  unknownLand: ofMove(['explore'], (_, { place }, { state, seat = 0 }) =>
    all(is('explored', isExplored(state, place), false), is('seen', ((state.looked[place] ?? 0) >> seat) & 1, 0)),
  ),
  seenLand: ofMove(['explore'], (said, { place }, { state }) => isTile(said, state.tiles[place] ?? -1)),
  room: room(false),
  overfull: room(true),
  mineGold: (said, occasion) => {
    const place = placeMeant(occasion);
    return place < 0 ? UNDECIDED : expectAmounts(said, { gold: occasion.state.mines[place] });
  },
  tooMany,
  captainMeets: ofMove(['consolidate'], (_, move, { play, seat = 0 }) => {
    const landed = play(move).steps.find(({ event }) => event.kind === 'crewLanded')?.state ?? play(move).after;
    return is('ashore', captainOf(landed, seat, worldAt(move.place)), -1);
  }),
  victims,
  victimsBanner: victims,
  settlersOf: 'part',
  remove: ofMove(['remove'], (said, move, { state, play, seat = 0 }) => {
    const frame = state.stack.at(-1);
    if (frame?.kind !== 'removePair') return 'nobody attacks';
    const removed = play(move).steps.find(({ event }) => event.kind === 'pairRemoved')?.state ?? state;
    const victim = state.players.findIndex(({ nation }) => NATIONS[nation] === String(said.inside[0]?.values.nation));
    const lost = [seat, victim].map(
      (one) => settlersAt(state, one, frame.place) - settlersAt(removed, one, frame.place),
    );
    return is('Settlers lost', lost, [1, 1]);
  }),
  'decline.look': 'name',
  'done.removePair': 'name',
  'done.migrate': 'name',
  'done.build': 'name',
  'done.other': 'name',
});
