import { expectAmounts, type Judgement, judgeCatalogue, UNDECIDED } from '@portolan/client/testing';
import type { Sentence } from '@portolan/i18n/testing';
import { GROUPS, LANDS, NATIONS, type State, WORLDS } from '@portolan/nina-pinta';
import { t } from '../../messages/moves.ts';
import {
  cargoOf,
  crowdIn,
  freeAt,
  isAtWar,
  isExplored,
  placesIn,
  player,
  roomIn,
  settlementsAt,
  settlersAt,
  sum,
  worldAt,
  yieldsIn,
} from './facts.ts';
import {
  all,
  allInside,
  box,
  crewIn,
  is,
  isCrew,
  isTile,
  landNamed,
  moveMeant,
  moverIn,
  type NpJudge,
  type NpOccasion,
  numberIn,
  ofMove,
  placeIn,
  textsIn,
  worldIn,
} from './occasion.ts';
import { faceMeant, paidFor, takingIn } from './taking.ts';
import { voyageIn } from './voyageEvents.ts';

/** The land that a thing on the table or a move is about. */
export function placeMeant(occasion: NpOccasion): number {
  const { about } = occasion;
  const id =
    about.kind === 'card' ? about.card : about.kind === 'drawn' ? (about.data.card ?? about.data.spot ?? '') : '';
  const parts = id.split(':');
  const land = box.names.lands.findIndex((one) => one === parts.at(-1));
  const world = WORLDS.findIndex((one) => one === parts.at(-2));
  if (land >= 0 && world >= 0) return world * LANDS.length + land;
  const move = moveMeant(occasion);
  if (move?.kind === 'migrate') return move.to;
  return move !== undefined && 'place' in move ? move.place : -1;
}

const ship = ofMove(['explore', 'consolidate', 'attack'], (said, { place }, { state, seat = 0 }) => {
  const { crews, aboard } = player(state, seat);
  return all(
    is('the land', placeIn(said), place),
    isCrew(crewIn(said), aboard[worldAt(place)] ?? 0, crews[worldAt(place)]),
  );
});

/** Settlements of the player whose pieces the question is about, in the world or land of the move. */
const settlements: NpJudge = (said, occasion) => {
  const move = moveMeant(occasion);
  const places = move?.kind === 'war' ? placesIn(move.world) : move?.kind === 'place' ? [move.place] : undefined;
  if (places === undefined) return UNDECIDED;
  const { state } = occasion;
  const mover = moverIn(occasion);
  const count = (seat: number): number => sum(places.map((place) => settlementsAt(state, seat, place)));
  const others = sum(state.players.map((_, seat) => (seat === mover ? 0 : count(seat))));
  return expectAmounts(said, { own: count(mover), others });
};

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

/** Own Settlers that a land cannot hold right after the move. */
const tooMany: NpJudge = (said, occasion) => {
  const move = moveMeant(occasion);
  if (move === undefined) return UNDECIDED;
  const [mover, place] = [moverIn(occasion), placeMeant(occasion)];
  const settled = occasion.play(move).steps.find(({ event }) => SETTLING.includes(event.kind))?.state;
  if (settled === undefined) return UNDECIDED;
  const over = crowdIn(settled, place) - roomIn(settled, place);
  return expectAmounts(said, { count: Math.min(over, freeAt(settled, mover, place)) });
};

/** A move of governing: what the world yields at most, and what is aboard. */
const govern = ofMove(['govern'], (said, { world }, { state, seat = 0 }) => {
  const isThere = (player(state, seat).harbours[world] ?? -1) >= 0;
  return all(
    expectAmounts(said, { revenue: yieldsIn(state, seat, world) }),
    'gold' in said.values ? expectAmounts(said, { gold: cargoOf(state, seat, world) }) : is('a ship', isThere, false),
  );
});

/** The place in the order after the pass, followed to the next era or to the end. */
function pass(isLast: boolean): NpJudge {
  return ofMove(['pass', 'push'], (said, move, { state, seat = 0, play }) => {
    const played = play(move);
    const own = state.stack.at(-1);
    if (own?.kind === 'makeWay') {
      const passed = played.steps.find(({ event }) => event.kind === 'passed');
      return passed === undefined
        ? UNDECIDED
        : is('the space', passed.state.passes[numberIn(said, 'space') - 1], own.seat);
    }
    if (played.steps.length === 0) return UNDECIDED;
    const passes = played.steps.find(({ event }) => event.kind === 'passed')?.state.passes ?? [];
    return all(
      is('the last era', state.era === box.components.eras, isLast),
      is('the space', passes[numberIn(said, 'space') - 1], seat),
    );
  });
}

function captainOf(state: State, seat: number, world: number): number {
  return player(state, seat).captains[world] ?? -1;
}

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

function priceOf(said: Sentence, occasion: NpOccasion): Judgement {
  const taking = takingIn(occasion);
  return taking === undefined ? UNDECIDED : expectAmounts(said, { gold: paidFor(taking) });
}

/** Moves, and what they bring. */
export const moves = judgeCatalogue<NpOccasion, typeof t.messages.english>(t.messages, {
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
  room: (said, occasion) => {
    const place = placeMeant(occasion);
    if (place < 0) return UNDECIDED;
    const { state } = occasion;
    return expectAmounts(said, { crowd: crowdIn(state, place), capacity: roomIn(state, place) });
  },
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
  govern: ofMove(['govern'], (said, { world }) => is('the world', worldIn(said), world)),
  governShip: govern,
  governNoShip: govern,
  collect: 'name',
  collectEffect: 'rule',
  arrange: 'name',
  mine: ofMove(['mine'], (said, move, { state, play }) => {
    const mined = play(move).steps.find(({ event }) => event.kind === 'goldMined')?.state ?? state;
    const place = placeIn(said);
    return expectAmounts(said, { gold: (state.mines[place] ?? 0) - (mined.mines[place] ?? 0) });
  }),
  mineEffect: ofMove(['mine'], (said, move, { state, play }) => {
    const mined = play(move).steps.find(({ event }) => event.kind === 'goldMined')?.state ?? state;
    return expectAmounts(said, { left: mined.mines[move.place] });
  }),
  store: ofMove(['store'], (said, move, { state, play }) => {
    const stored = play(move).steps.find(({ event }) => event.kind === 'goldStored')?.state ?? state;
    return expectAmounts(said, { gold: stored.vaults[placeIn(said)] });
  }),
  pay: ofMove(['pay'], (said, move, { state, play }) => {
    const place = placeIn(said);
    const spent =
      play(move).steps.find(({ event }) => event.kind === 'goldSpent' && event.place === place)?.state ?? state;
    return expectAmounts(said, { gold: (state.vaults[place] ?? 0) - (spent.vaults[place] ?? 0) });
  }),
  marker: ofMove(['marker'], (said, move, { play }) => {
    const group = GROUPS.findIndex((id) => said.inside.some(({ values }) => values.group === id));
    const placed = play(move).steps.find(({ event }) => event.kind === 'markerPlaced')?.state ?? play(move).after;
    return is('the marker', placed.markers[group], worldIn(said));
  }),
  markerEffect: ofMove(['marker'], (said, move, { state, seat = 0 }) => {
    const held = box.components.progress.map((kind, index) =>
      kind.group === GROUPS[move.group] ? (player(state, seat).progress[index] ?? 0) : 0,
    );
    return expectAmounts(said, { count: sum(held) });
  }),
  board: ofMove(['board'], (_, move, { state, play, seat = 0 }) =>
    is('ashore', captainOf(play(move).steps[0]?.state ?? play(move).after, seat, state.world), -1),
  ),
  remain: ofMove(['remain'], (_, move, { state, play, seat = 0 }) =>
    is('ashore', captainOf(play(move).after, seat, state.world), captainOf(state, seat, state.world)),
  ),
  remainEffect: 'rule',
  plunder: 'name',
  plunderEffect: ofMove(['plunder'], (said, move, { state, play, seat = 0 }) => {
    const played = play(move).steps.find(({ event }) => event.kind === 'piratePlayed')?.state ?? state;
    return expectAmounts(said, { gold: player(played, seat).gold - player(state, seat).gold });
  }),
  pirate: ofMove(['pirate', 'war'], (said, move, { state, play }) => {
    const laid = play(move).steps.find(({ event }) => event.kind === 'pirateLaid')?.state ?? state;
    return is('Pirates', (laid.pirates[worldIn(said)] ?? 0) - (state.pirates[worldIn(said)] ?? 0), 1);
  }),
  'decline.look': 'name',
  'decline.pirate': ofMove(['decline'], (_, move, { state, play }) => {
    const frame = state.stack.at(-1);
    if (frame?.kind !== 'playPirate') return 'nobody can play a Pirate';
    const after = play(move).steps[0]?.state ?? play(move).after;
    return is('aboard', cargoOf(after, frame.owner, frame.world), cargoOf(state, frame.owner, frame.world));
  }),
  declineAll: ofMove(['declineAll'], (_, move, { play, seat = 0 }) =>
    is('declined', (play(move).steps[0]?.state ?? play(move).after).players[seat]?.declined, true),
  ),
  take: (said, occasion) => all(priceOf(said, occasion), isNamed(said, occasion)),
  takeFree: (said, occasion) => {
    const taking = takingIn(occasion);
    return taking === undefined ? UNDECIDED : all(is('the price', paidFor(taking), 0), isNamed(said, occasion));
  },
  nth: ofMove(['take'], (said, move, { state }) => {
    const shown = state.display.filter((face) => face === move.face).length;
    return all(expectAmounts(said, { nth: move.nth }), is('on display', shown >= move.nth, true));
  }),
  double: 'name',
  doubleEffect: ofMove(['double'], (said, move, { state, play, seat = 0 }) => {
    const { after, steps } = play(move);
    const asked = after.stack.at(-1);
    const paid = steps.find(({ event }) => event.kind === 'doublePlayed')?.state ?? after;
    const taken = steps.filter(({ event }) => event.kind === 'benefitSelected' && event.seat === seat).length;
    return all(
      expectAmounts(said, { gold: player(state, seat).gold - player(paid, seat).gold }),
      is('to take', Math.min(2, taken + (asked?.kind === 'selectDouble' ? asked.left : 0)), 2),
    );
  }),
  pass: 'name',
  passEffect: pass(false),
  passEffectLast: pass(true),
  makeWay: 'name',
  push: 'name',
  pushEffect: pass(false),
  pushEffectLast: pass(true),
  'done.removePair': 'name',
  'done.migrate': 'name',
  'done.build': 'name',
  'done.other': 'name',
});

function isNamed(said: Sentence, occasion: NpOccasion): Judgement {
  const named = allInside(said).find(({ catalogue }) => catalogue === 'np.counters');
  const name = named?.key === 'goldOf' ? `gold${numberIn(named, 'gold')}` : named?.key;
  return is('the counter', name, box.faces.names[faceMeant(occasion)]);
}
