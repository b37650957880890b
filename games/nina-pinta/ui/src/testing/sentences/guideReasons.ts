import { expectAmounts, judgeCatalogue, UNDECIDED } from '@portolan/client/testing';
import { GROUPS, LANDS, type State, WORLDS } from '@portolan/nina-pinta';
import { t } from '../../guide/messages/reasons.ts';
import {
  cargoOf,
  countingIn,
  crowdIn,
  freeAt,
  hasTownAt,
  isExplored,
  nextTo,
  placesIn,
  player,
  roomIn,
  settlementsAt,
  settlersAt,
  settlerYield,
  storedIn,
  sum,
  terrainIn,
  worldAt,
  yieldsAt,
} from './facts.ts';
import { all, box, is, isTile, type NpJudge, type NpOccasion, numberIn, ofMove, worldIn } from './occasion.ts';
import { effectOf } from './placing.ts';
import { isDiscarded, outcomesOf, ownState, paidFor, takingIn, worthOf } from './taking.ts';

const room = (state: State, place: number): number => Math.max(0, roomIn(state, place) - crowdIn(state, place));
const isLast = ({ era }: State): boolean => era === box.components.eras;

/** The gold that is not yet spent on crew. */
function goldLeft({ state, seat = 0 }: NpOccasion): number {
  const { gold, crews, aboard } = player(state, seat);
  return gold - sum(crews) - sum(aboard);
}

/** The lands where own Settlers have to leave at the end of the turn. */
function crowded(state: State, seat: number, world: number): readonly number[] {
  return placesIn(world).filter(
    (place) => crowdIn(state, place) > roomIn(state, place) && freeAt(state, seat, place) > 0,
  );
}

/** A Benefit that does what is said must not be discarded. */
function taking(test: NpJudge = () => undefined): NpJudge {
  return (said, occasion, isInside) => {
    const taken = takingIn(occasion);
    if (taken === undefined) return UNDECIDED;
    return isDiscarded(taken) ? 'it has no effect' : test(said, occasion, isInside);
  };
}

/** All that governing a world brings, with the Mines. */
function collected(
  { state, play, answersIn, seat = 0 }: NpOccasion,
  world: number,
  move: Parameters<NpOccasion['play']>[0],
) {
  const played = play(move);
  const asked = played.after.stack.at(-1);
  const rest =
    asked?.kind === 'collectRevenue' ? answersIn(played.after).find((next) => next.move.kind === 'collect') : undefined;
  const own = [...played.steps, ...(rest?.steps ?? [])].flatMap(({ event }) =>
    (event.kind === 'revenueCollected' && event.world === world && event.seat === seat) ||
    (event.kind === 'goldMined' && worldAt(event.place) === world && event.seat === seat)
      ? [event]
      : [],
  );
  return {
    gold: sum(own.map((event) => (event.kind === 'revenueCollected' ? event.gold : 0))),
    mined: sum(own.map((event) => (event.kind === 'goldMined' ? event.gold : 0))),
    aboard: cargoOf(state, seat, world),
  };
}

const building = ofMove(['town', 'city', 'upgrade'], (said, move, occasion) => {
  const effect = effectOf(occasion, move);
  return effect === undefined ? UNDECIDED : expectAmounts(said, { points: effect.points, gold: effect.gold });
});

/** The building of a counter: what it yields and scores in its land. */
const bonusBuilding = ofMove(['place'], (said, move, { state, play, seat = 0 }) => {
  const after = play(move).steps.find(({ event }) => event.kind === 'bonusPlayed')?.state ?? state;
  const bare = { ...after, towns: after.towns.with(move.place, 0), cities: after.cities.with(move.place, -1) };
  const { scoring } = box.components;
  const doubles = (after.cathedrals[move.place] ?? 0) > 0 && hasTownAt(after, seat, move.place);
  const points = (said.key === 'bonus.town' ? scoring.town : scoring.city) * (doubles ? scoring.cathedralFactor : 1);
  return expectAmounts(said, { points, gold: yieldsAt(after, seat, move.place) - yieldsAt(bare, seat, move.place) });
});

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

/** Why the guide advises a move. */
export const guideReasons = judgeCatalogue<NpOccasion, typeof t.messages.english>(t.messages, {
  nation: 'rule',
  look: 'rule',
  'decline.look': 'rule',
  war: ofMove(['war'], (said, { world }, { state, seat = 0 }) => {
    const free = (of: number): number => sum(placesIn(world).map((place) => Math.max(0, freeAt(state, of, place))));
    return expectAmounts(said, {
      own: free(seat),
      others: sum(state.players.map((_, of) => (of === seat ? 0 : free(of)))),
    });
  }),
  pack: 'choice',
  'pack.none': 'choice',
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
  remove: 'rule',
  native: ofMove(['place'], (said, { place }, { state }) =>
    expectAmounts(said, { room: room(state, place), gold: settlerYield(state, place) }),
  ),
  stronghold: ofMove(['place'], (said) => expectAmounts(said, { limit: box.components.strongholdGoldLimit })),
  increase: ofMove(['place'], (said, move, { state, play, seat = 0 }) => {
    const after = play(move).steps.find(({ event }) => event.kind === 'bonusPlayed')?.state ?? state;
    const own = settlementsAt(state, seat, move.place);
    return expectAmounts(said, {
      gold: (after.increases[move.place] ?? 0) - (state.increases[move.place] ?? 0),
      own,
      others: crowdIn(state, move.place) - own,
    });
  }),
  'bonus.town': bonusBuilding,
  'bonus.city': bonusBuilding,
  cathedral: ofMove(['place'], (said, { place }, { state, seat = 0 }) =>
    expectAmounts(said, { own: settlementsAt(state, seat, place) }),
  ),
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
  'done.removePair': 'rule',
  'done.build': 'rule',
  'done.other': 'rule',
  govern: ofMove(['govern'], (said, move, occasion) => {
    const { gold, mined, aboard } = collected(occasion, move.world, move);
    return expectAmounts(said, { gold: gold + mined + aboard });
  }),
  collect: ofMove(['collect'], (said, move, occasion) => {
    const { gold, mined } = collected(occasion, occasion.state.world, move);
    return expectAmounts(said, { gold, mined });
  }),
  arrange: 'rule',
  mine: ofMove(['mine'], (said, move, { state, play }) => {
    const mined = play(move).steps.find(({ event }) => event.kind === 'goldMined')?.state ?? state;
    return expectAmounts(said, { left: mined.mines[move.place] });
  }),
  store: 'choice',
  town: building,
  city: building,
  pay: 'choice',
  marker: ofMove(['marker'], (said, { group }, { state, seat = 0 }) =>
    expectAmounts(said, { count: countingIn(state, seat, group) }),
  ),
  board: ofMove(['board'], (said, _, { state }) =>
    expectAmounts(said, { lands: placesIn(state.world).filter((place) => !isExplored(state, place)).length }),
  ),
  'board.last': ofMove(['board'], (_, __, { state }) => is('the last era', isLast(state), true)),
  remain: 'rule',
  plunder: ofMove(['plunder'], (said, move, { state, play, seat = 0 }) => {
    const after = play(move).steps.find(({ event }) => event.kind === 'piratePlayed')?.state ?? state;
    return expectAmounts(said, { gold: player(after, seat).gold - player(state, seat).gold });
  }),
  'decline.pirate': ofMove(['decline'], (said, _, { state, seat = 0 }) =>
    expectAmounts(said, { pirates: player(state, seat).kept[0] }),
  ),
  declineAll: ofMove(['declineAll'], (said, _, { state, seat = 0 }) =>
    expectAmounts(said, { pirates: player(state, seat).kept[0] }),
  ),
  'take.counts': taking((said, occasion) => {
    const taken = takingIn(occasion);
    if (taken === undefined) return UNDECIDED;
    const { seat, face, played } = taken;
    const group = box.faces.group[face] ?? 0;
    const before = countingIn(played.before, seat, group);
    const after = countingIn(ownState(played, seat), seat, group);
    return all(
      is('counting', after, before + 1),
      expectAmounts(said, { own: before === 0 ? 0 : after, points: worthOf(occasion, taken) }),
    );
  }),
  'take.wasted': taking((said, occasion) => {
    const taken = takingIn(occasion);
    if (taken === undefined) return UNDECIDED;
    const { played, seat, face } = taken;
    const group = box.faces.group[face] ?? 0;
    const has = (player(played.before, seat).progress[face - box.faces.progressFrom] ?? 0) > 0;
    return all(
      is('counting', countingIn(ownState(played, seat), seat, group), countingIn(played.before, seat, group)),
      is(
        'the reason',
        said.values.why,
        GROUPS[group] === 'religion' ? 'religion' : has && !box.faces.any[face] ? 'type' : 'other',
      ),
    );
  }),
  'take.late': (_, { state }) => is('the last era', isLast(state), true),
  'take.native': taking(),
  'take.nothing': (_, occasion) => {
    const taken = takingIn(occasion);
    return taken === undefined ? UNDECIDED : is('discarded', isDiscarded(taken), true);
  },
  'take.goldLoss': taking((said, occasion) => {
    const taken = takingIn(occasion);
    if (taken === undefined) return UNDECIDED;
    const net =
      player(ownState(taken.played, taken.seat), taken.seat).gold - player(taken.played.before, taken.seat).gold;
    return expectAmounts(said, { gold: net + paidFor(taken), less: -net });
  }),
  'take.spyglass': taking((said, occasion) => {
    const taken = takingIn(occasion);
    const looks = taken === undefined ? [] : occasion.answersIn(taken.played.after);
    const sizes = looks.flatMap(({ move }) =>
      move.kind === 'look' ? [LANDS.filter((_, land) => (move.lands >> land) & 1).length] : [],
    );
    return expectAmounts(said, { count: Math.max(0, ...sizes) });
  }),
  'take.pirate': (_, { state }) => is('the last era', isLast(state), false),
  'take.stronghold': taking(),
  'take.gold': taking((said, occasion) => {
    const taken = takingIn(occasion);
    if (taken === undefined) return UNDECIDED;
    const net =
      player(ownState(taken.played, taken.seat), taken.seat).gold - player(taken.played.before, taken.seat).gold;
    return all(
      expectAmounts(said, { gold: net + paidFor(taken), more: net }),
      is('more', numberIn(said, 'more') >= 0, true),
    );
  }),
  'take.doubleSelection': 'rule',
  'take.turnOrder': 'rule',
  'take.increase': taking((said, occasion) => {
    const { state, seat = 0 } = occasion;
    const terrain = said.inside[0]?.values.terrain;
    const taken = takingIn(occasion);
    const places = Array.from({ length: WORLDS.length * LANDS.length }, (_, place) => place).filter(
      (place) => isExplored(state, place) && terrainIn(state, place) === terrain,
    );
    const after = taken === undefined ? undefined : outcomesOf(occasion, taken.played, seat)[0];
    return all(
      expectAmounts(said, { own: sum(places.map((place) => settlementsAt(state, seat, place))) }),
      after === undefined ? undefined : expectAmounts(said, { gold: sum(after.increases) - sum(state.increases) }),
    );
  }),
  'take.largerShips': (said, { state, seat = 0 }) =>
    is('larger', String(said.values.larger) === 'true', player(state, seat).crewSide === 4),
  'take.town': taking(),
  'take.city': taking(),
  'take.cathedral': taking(),
  double: ofMove(['double'], (said, move, { state, play, seat = 0 }) =>
    expectAmounts(said, { cost: player(state, seat).gold - player(play(move).after, seat).gold }),
  ),
  pass: ofMove(['pass'], (said, _, { state, seat = 0 }) =>
    all(expectAmounts(said, { gold: player(state, seat).gold }), is('the last era', isLast(state), false)),
  ),
  'pass.must': ofMove(['pass'], (_, __, { legal }) =>
    is(
      'something to take',
      legal.some(({ kind }) => kind === 'take'),
      false,
    ),
  ),
  'pass.end': ofMove(['pass', 'push'], (said, _, { state, seat = 0 }) =>
    all(
      expectAmounts(said, { gold: player(state, seat).gold, per: box.components.scoring.goldPerPoint }),
      is('the last era', isLast(state), true),
    ),
  ),
  push: ofMove(['push'], (said, { space }, { state }) =>
    all(expectAmounts(said, { space: space + 1 }), is('the last era', isLast(state), false)),
  ),
  makeWay: ofMove(['pass'], (said, { space }, { state }) =>
    all(expectAmounts(said, { space: space + 1 }), is('the last era', isLast(state), false)),
  ),
  'makeWay.end': ofMove(['pass'], (said, { space }, { state }) =>
    all(expectAmounts(said, { space: space + 1 }), is('the last era', isLast(state), true)),
  ),
  planck: 'rule',
});
