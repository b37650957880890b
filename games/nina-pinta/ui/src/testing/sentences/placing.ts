import { expectAmounts, judgeCatalogue, UNDECIDED } from '@portolan/client/testing';
import type { Move, State } from '@portolan/nina-pinta';
import { t } from '../../messages/placing.ts';
import { goldIn, hasTownAt, settlementPoints, settlersAt, worldAt, yieldsAt } from './facts.ts';
import {
  all,
  is,
  landNamed,
  moveMeant,
  moverIn,
  type NpJudge,
  type NpOccasion,
  type NpPlayed,
  ofMove,
  placeIn,
  textIn,
} from './occasion.ts';

type Kind = NpPlayed['steps'][number]['event']['kind'];

/** The state at the first event of one of these kinds. */
function stateAt(played: NpPlayed, ...kinds: readonly Kind[]): State {
  return played.steps.find(({ event }) => kinds.includes(event.kind))?.state ?? played.before;
}

/** What a move changes in the land that the sentence names. */
function changes(kinds: readonly Kind[], of: (state: State, seat: number, place: number) => number, by = 1): NpJudge {
  return ofMove(['place', 'town', 'city', 'upgrade'], (said, move, occasion) => {
    const place = placeIn(said);
    const mover = moverIn(occasion);
    const after = stateAt(occasion.play(move), ...kinds);
    return all(
      is('the land', move.place, place),
      is('change', of(after, mover, place) - of(occasion.state, mover, place), by),
    );
  });
}

/** The state when the building stands, after questions about its payment are answered. */
export function builtBy({ answersIn }: NpOccasion, begun: NpPlayed): State | undefined {
  let played: NpPlayed | undefined = begun;
  while (played !== undefined && !played.steps.some(({ event }) => event.kind === 'built')) {
    if (played.after.stack.at(-1)?.kind !== 'payBuilding') return undefined;
    played = answersIn(played.after)[0];
  }
  return played?.steps.find(({ event }) => event.kind === 'built')?.state;
}

interface Effect {
  readonly cost: number;
  /** What the building itself yields and scores. */
  readonly gold: number;
  readonly points: number;
  readonly state: State;
}

/** What a building really costs and brings. */
export function effectOf(occasion: NpOccasion, move: Move): Effect | undefined {
  if (move.kind !== 'town' && move.kind !== 'city' && move.kind !== 'upgrade') return undefined;
  const { place } = move;
  const [mover, world] = [moverIn(occasion), worldAt(place)];
  const state = builtBy(occasion, occasion.play(move));
  if (state === undefined) return undefined;
  const bare = { ...state, towns: state.towns.with(place, 0), cities: state.cities.with(place, -1) };
  return {
    cost: goldIn(occasion.state, mover, world) - goldIn(state, mover, world),
    gold: yieldsAt(state, mover, place) - yieldsAt(bare, mover, place),
    points: settlementPoints(state, mover, world) - settlementPoints(bare, mover, world),
    state,
  };
}

function effectMeant(occasion: NpOccasion): Effect | undefined {
  const move = moveMeant(occasion);
  return move === undefined ? undefined : effectOf(occasion, move);
}

const town = (state: State, seat: number, place: number): number => Number(hasTownAt(state, seat, place));
const city = (state: State, seat: number, place: number): number => Number(state.cities[place] === seat);

function raised(of: typeof town): NpJudge {
  return (_, occasion) => {
    const move = moveMeant(occasion);
    const effect = effectMeant(occasion);
    if (effect === undefined || move === undefined || !('place' in move)) return UNDECIDED;
    const mover = moverIn(occasion);
    return is('built', of(effect.state, mover, move.place) - of(occasion.state, mover, move.place), 1);
  };
}

/** What is placed or built in a land. */
export const placing = judgeCatalogue<NpOccasion, typeof t.messages.english>(t.messages, {
  choose: 'name',
  settler: changes(['bonusPlayed', 'nativesPlaced'], settlersAt),
  stronghold: changes(['bonusPlayed'], (state, _, place) => Number(state.strongholds[place] !== -2)),
  strongholdEffect: ofMove(['place'], (_, move, occasion) => {
    const after = stateAt(occasion.play(move), 'strongholdOccupied');
    return is('in the Stronghold', after.strongholds[move.place], moverIn(occasion));
  }),
  town: changes(['bonusPlayed'], town),
  city: changes(['bonusPlayed'], city),
  cathedral: changes(['bonusPlayed'], (state, _, place) => state.cathedrals[place] ?? 0),
  increase: changes(
    ['bonusPlayed'],
    (state, _, place) => state.laid.filter((one, at) => at % 2 === 1 && one === place).length,
  ),
  increaseEffect: ofMove(['place'], (said, move, { state, play }) => {
    const after = stateAt(play(move), 'bonusPlayed');
    return expectAmounts(said, { gold: (after.increases[move.place] ?? 0) - (state.increases[move.place] ?? 0) });
  }),
  migrate: ofMove(['migrate'], (said, move, occasion) => {
    const [from, mover] = [placeIn(said), moverIn(occasion)];
    const after = stateAt(occasion.play(move), 'settlerMigrated');
    return is('Settlers', settlersAt(after, mover, from) - settlersAt(occasion.state, mover, from), -1);
  }),
  migrateTo: ofMove(['migrate'], (said, { to }) => is('the land', landNamed(textIn(said, 'land')), to % 7)),
  'build.town': raised(town),
  'build.city': raised(city),
  'build.upgrade': raised(city),
  buildingEffect: (said, occasion) => {
    const effect = effectMeant(occasion);
    return effect === undefined ? UNDECIDED : expectAmounts(said, { gold: effect.gold, points: effect.points });
  },
  buildingCost: (said, occasion) => {
    const effect = effectMeant(occasion);
    return effect === undefined ? UNDECIDED : expectAmounts(said, { gold: effect.cost });
  },
});
