import type { Exempt } from '@portolan/client/testing';
import { expectAmounts, UNDECIDED } from '@portolan/client/testing';
import {
  crowdIn,
  freeAt,
  isExplored,
  nextTo,
  placesIn,
  player,
  settlersAt,
  settlerYield,
  storedIn,
  sum,
  worldAt,
  yieldsAt,
} from './facts.ts';
import { crowded, room } from './guideFacts.ts';
import { all, is, isTile, type NpJudge, type NpOccasion, ofMove, worldIn } from './occasion.ts';

/** The gold that is not yet spent on crew. */
function goldLeft({ state, seat = 0 }: NpOccasion): number {
  const { gold, crews, aboard } = player(state, seat);
  return gold - sum(crews) - sum(aboard);
}

const load = ofMove(['load'], (said, { world, captain, settlers }, occasion) => {
  const { state } = occasion;
  const places = placesIn(world);
  const known = places.filter((place) => isExplored(state, place));
  const canExplore = places.some(
    (place) =>
      !isExplored(state, place) && (known.length === 0 || nextTo(place).some((near) => isExplored(state, near))),
  );
  return all(
    'gold' in said.values ? expectAmounts(said, { gold: goldLeft(occasion) }) : undefined,
    'cost' in said.values ? expectAmounts(said, { cost: settlers + (captain ? 1 : 0) }) : undefined,
    'room' in said.values ? expectAmounts(said, { room: sum(known.map((place) => room(state, place))) }) : undefined,
    said.key === 'load.explore' ? is('can explore', captain && canExplore, true) : undefined,
    said.key === 'load.nowhere' ? is('explored', known.length, 0) : undefined,
  );
});

/** Why the guide advises to load, sail, land and migrate. */
export const guideVoyages = {
  war: ofMove(['war'], (said, { world }, { state, seat = 0 }) => {
    const free = (of: number): number => sum(placesIn(world).map((place) => Math.max(0, freeAt(state, of, place))));
    return expectAmounts(said, {
      own: free(seat),
      others: sum(state.players.map((_, of) => (of === seat ? 0 : free(of)))),
    });
  }),
  'load.none': load,
  'load.explore': load,
  'load.settle': load,
  'load.nowhere': load,
  seal: ofMove(['seal'], (said, _, { state }) =>
    expectAmounts(said, { lands: placesIn(worldIn(said)).filter((place) => !isExplored(state, place)).length }),
  ),
  recover: ofMove(['recover'], (said, move, { state, play, seat = 0 }) => {
    const { place } = move;
    const after = play(move).steps.find(({ event }) => event.kind === 'settlerRecovered')?.state;
    return after === undefined
      ? UNDECIDED
      : expectAmounts(said, { gold: yieldsAt(state, seat, place) - yieldsAt(after, seat, place) });
  }),
  'explore.seen': ofMove(['explore'], (said, { place }, { state }) => isTile(said, state.tiles[place] ?? -1)),
  explore: ofMove(['explore'], (_, { place }, { state }) => is('settled', crowdIn(state, place), 0)),
  consolidate: ofMove(['consolidate'], (said, { place }, { state }) =>
    expectAmounts(said, { room: room(state, place), gold: settlerYield(state, place) }),
  ),
  'consolidate.captain': ofMove(['consolidate'], (_, { place }, { state, seat = 0 }) => {
    const { crews, aboard } = player(state, seat);
    return is('aboard', [aboard[worldAt(place)], crews[worldAt(place)]], [1, 0]);
  }),
  'consolidate.empty': ofMove(['consolidate'], (said, move, { state, play, seat = 0 }) => {
    const landed = play(move).steps.find(({ event }) => event.kind === 'crewLanded')?.state;
    if (landed === undefined) return UNDECIDED;
    const world = worldAt(move.place);
    const gold = storedIn(landed, seat, world).gold;
    // With Mines the amount is larger; the judge of `collect` plays them.
    const hasMine = placesIn(world).some(
      (place) => (landed.mines[place] ?? 0) > 0 && settlersAt(landed, seat, place) > 0,
    );
    return hasMine
      ? UNDECIDED
      : all(
          is('aboard', [player(state, seat).aboard[world], player(state, seat).crews[world]], [0, 0]),
          expectAmounts(said, { gold }),
        );
  }),
  attack: ofMove(['attack'], (said, move, { play, seat = 0 }) => {
    const landed = play(move).steps.find(({ event }) => event.kind === 'crewLanded')?.state;
    if (landed === undefined) return UNDECIDED;
    const others = sum(landed.players.map((_, of) => (of === seat ? 0 : Math.max(0, freeAt(landed, of, move.place)))));
    return expectAmounts(said, { pairs: Math.min(others, freeAt(landed, seat, move.place)) });
  }),
  'migrate.crowded': ofMove(['migrate'], (_, { from }, { state, seat = 0 }) =>
    is('too many', crowded(state, seat, worldAt(from)).includes(from), true),
  ),
  'migrate.room': ofMove(['migrate'], (said, { to }, { state }) =>
    all(is('room', room(state, to) > 0, true), expectAmounts(said, { gold: settlerYield(state, to) })),
  ),
  'migrate.full': ofMove(['migrate'], (_, { to }, { state }) => is('room', room(state, to), 0)),
  'done.migrate': ofMove(['done'], (said, _, { state, seat = 0 }) => {
    const frame = state.stack.at(-1);
    if (frame?.kind !== 'migrate') return 'nobody migrates';
    const places = crowded(state, seat, frame.world);
    const hasRoom = places.some((place) =>
      nextTo(place).some((near) => isExplored(state, near) && room(state, near) > 0),
    );
    return all(expectAmounts(said, { places: places.length }), is('room nearby', hasRoom, false));
  }),
  'done.migrateLoss': ofMove(['done'], (said, move, { play, seat = 0 }) => {
    const { steps } = play(move);
    const end = steps.findIndex(
      ({ event }) => !('seat' in event) || event.seat !== seat || event.kind === 'worldGoverned',
    );
    const own = end < 0 ? steps : steps.slice(0, end);
    return expectAmounts(said, {
      count: sum(own.flatMap(({ event }) => (event.kind === 'settlersReduced' ? [event.count] : []))),
    });
  }),
} satisfies Readonly<Record<string, NpJudge | Exempt>>;
