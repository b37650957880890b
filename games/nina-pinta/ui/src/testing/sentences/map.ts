import { expectAmounts, judgeCatalogue, UNDECIDED } from '@portolan/client/testing';
import { WORLDS } from '@portolan/nina-pinta';
import { t } from '../../map/messages.ts';
import {
  cargoOf,
  citiesIn,
  isAtWar,
  isExplored,
  placesIn,
  player,
  settlementsAt,
  settlersAt,
  sum,
  worldAt,
} from './facts.ts';
import { placeMeant, room } from './moveFacts.ts';
import { all, is, isTile, type NpJudge, type NpOccasion, placeNamed, playerIn, textsIn } from './occasion.ts';

/** Judges what is said of a land. */
function ofLand(judge: (place: number, ...rest: Parameters<NpJudge>) => ReturnType<NpJudge>): NpJudge {
  return (said, occasion, isInside) => {
    const place = placeMeant(occasion);
    return place < 0 ? UNDECIDED : judge(place, said, occasion, isInside);
  };
}

/** The world of a compass, of a title or of the small map. */
export function worldMeant({ about }: NpOccasion): number {
  if (about.kind !== 'drawn' && about.kind !== 'card') return -1;
  const [kind = '', id] = (about.kind === 'card' ? about.card : (about.data.card ?? about.data.spot ?? '')).split(':');
  const named = ['compass', 'world', 'war', 'pirates', 'token'].includes(kind) ? id : undefined;
  return WORLDS.findIndex((world) => world === (named ?? (about.kind === 'drawn' ? about.data.world : undefined)));
}

function ofWorld(judge: (world: number, ...rest: Parameters<NpJudge>) => ReturnType<NpJudge>): NpJudge {
  return (said, occasion, isInside) => {
    const world = worldMeant(occasion);
    return world < 0 ? UNDECIDED : judge(world, said, occasion, isInside);
  };
}

/** The map. */
export const map = judgeCatalogue<NpOccasion, typeof t.messages.english>(t.messages, {
  map: 'name',
  land: ofLand((place, said, { state, viewer }) => {
    const isKnown = typeof viewer === 'number' && (((state.looked[place] ?? 0) >> viewer) & 1) === 1;
    return all(
      is('the land', placeNamed(String(said.values.place)), place),
      isExplored(state, place) || isKnown ? isTile(said, state.tiles[place] ?? -1) : undefined,
    );
  }),
  unexplored: ofLand((place, _, { state }) => is('explored', isExplored(state, place), false)),
  known: ofLand((place, said, { state }) => isTile(said, state.tiles[place] ?? -1)),
  lookedAt: ofLand((place, said, occasion) => {
    const seats = textsIn(said, 'who').map((name) => occasion.names.indexOf(name));
    return is(
      'who has looked',
      seats,
      occasion.names.flatMap((_, seat) => (((occasion.state.looked[place] ?? 0) >> seat) & 1 ? [seat] : [])),
    );
  }),
  room: room(false),
  overfull: room(true),
  settlers: ofLand((place, said, occasion) =>
    expectAmounts(said, { count: settlersAt(occasion.state, playerIn(said, occasion), place) }),
  ),
  town: ofLand((place, said, occasion) =>
    is('a Town', ((occasion.state.towns[place] ?? 0) >> playerIn(said, occasion)) & 1, 1),
  ),
  city: ofLand((place, said, occasion) => is('a City', occasion.state.cities[place], playerIn(said, occasion))),
  captain: ofLand((place, said, occasion) =>
    is('a Captain', player(occasion.state, playerIn(said, occasion)).captains[worldAt(place)], place),
  ),
  ship: ofLand((place, said, occasion) => {
    const seat = playerIn(said, occasion);
    return all(
      is('a ship', player(occasion.state, seat).harbours[worldAt(place)], place),
      expectAmounts(said, { gold: cargoOf(occasion.state, seat, worldAt(place)) }),
    );
  }),
  'stronghold.open': ofLand((place, _, { state }) => is('the Stronghold', state.strongholds[place], -1)),
  'stronghold.held': ofLand((place, said, occasion) =>
    all(
      is('the Stronghold', occasion.state.strongholds[place], playerIn(said, occasion)),
      expectAmounts(said, { gold: occasion.state.vaults[place] }),
    ),
  ),
  mine: ofLand((place, said, { state }) => expectAmounts(said, { gold: state.mines[place] })),
  mineSpent: ofLand((place, _, { state }) => is('gold', state.mines[place], 0)),
  increase: ofLand((place, said, { state }) => expectAmounts(said, { gold: state.increases[place] })),
  cathedral: ofLand((place, _, { state }) => is('Cathedrals', state.cathedrals[place], 1)),
  counter: 'name',
  compass: 'frame',
  war: ofWorld((world, _, { state }) => is('war', isAtWar(state, world), true)),
  peace: ofWorld((world, _, { state }) => is('war', isAtWar(state, world), false)),
  marker: 'name',
  cities: ofWorld((world, said, { state }) => expectAmounts(said, { count: citiesIn(state, world) })),
  pirates: ofWorld((world, said, { state }) => expectAmounts(said, { count: state.pirates[world] })),
  world: 'frame',
  grown: ofWorld((world, _, { state }) => is('Grow tokens', state.grow[world], 1)),
  notGrown: ofWorld((world, _, { state }) => is('Grow tokens', state.grow[world], 0)),
  buildable: ofWorld((world, _, { state }) => is('Build tokens', state.build[world], 1)),
  notBuildable: ofWorld((world, _, { state }) => is('Build tokens', state.build[world], 0)),
  connections: 'name',
  'connections.help': 'rule',
  overview: 'name',
  'overview.world': 'frame',
  'overview.explored': ofWorld((world, said, { state }) =>
    expectAmounts(said, { count: placesIn(world).filter((place) => isExplored(state, place)).length }),
  ),
  'overview.own': ofWorld((world, said, { state, viewer }) =>
    expectAmounts(said, { count: sum(placesIn(world).map((place) => settlementsAt(state, Number(viewer), place))) }),
  ),
  'overview.asked': 'name',
});
