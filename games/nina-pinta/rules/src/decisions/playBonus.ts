import { playBonusAt } from '../effects/bonus.ts';
import { lookAt } from '../effects/look.ts';
import { BONUSES, INCREASES, NO_STRONGHOLD, NOBODY, PLACES, WORLDS } from '../ids.ts';
import { hasRoomForNative, isNearOwnSettlement, isRightTerrain, takesBonus } from '../queries/bonus.ts';
import { takesCity } from '../queries/building.ts';
import { freeSettlers, hasTown, isExplored, worldOf } from '../queries/lands.ts';
import { areAllOfFew, areThree, areUnexplored, listLooks } from '../queries/looks.ts';
import type { Condition, Decision } from './types.ts';

type PlaceCondition = Condition<'playBonus', 'place'>;
/** Bonus Benefits that are placed in a land, or that place something there. */
const PLACED = ['native', 'stronghold', ...INCREASES, 'town', 'city', 'cathedral'] as const;
type Placed = (typeof PLACED)[number];

const SPYGLASS = BONUSES.indexOf('spyglass');

/** The terrain of an unexplored land is secret, so it is tested last. */
const INCREASE: readonly PlaceCondition[] = [
  ['NP-BONUS-16', ({ state }, { place }) => isExplored(state, place)],
  ['NP-BONUS-14', ({ box, state, frame }, { place }) => isRightTerrain(box, state, frame.bonus, place)],
];

const CONDITIONS: Readonly<Record<Placed, readonly PlaceCondition[]>> = {
  native: [
    ['NP-LIMITS-02', ({ state, frame }) => state.players[frame.seat].settlers > 0],
    ['NP-BONUS-06', ({ state }, { place }) => isExplored(state, place)],
    ['NP-BONUS-06', ({ box, state, frame }, { place }) => isNearOwnSettlement(box, state, frame.seat, place)],
    ['NP-BONUS-06', ({ box, state }, { place }) => hasRoomForNative(box, state, place)],
  ],
  stronghold: [
    ['NP-BONUS-11', ({ state }, { place }) => state.strongholds[place] === NO_STRONGHOLD],
    ['NP-BONUS-12', ({ state, frame }, { place }) => freeSettlers(state, frame.seat, place) > 0],
  ],
  corn: INCREASE,
  timber: INCREASE,
  iron: INCREASE,
  gems: INCREASE,
  town: [
    ['NP-BONUS-23', ({ state, frame }, { place }) => freeSettlers(state, frame.seat, place) > 0],
    ['NP-BONUS-23', ({ state, frame }, { place }) => !hasTown(state, frame.seat, place)],
    ['NP-BONUS-23', ({ state, frame }, { place }) => state.cities[place] !== frame.seat],
    ['NP-LIMITS-03', ({ state, frame }) => state.players[frame.seat].towns > 0],
  ],
  city: [
    ['NP-BONUS-24', ({ state, frame }, { place }) => hasTown(state, frame.seat, place)],
    ['NP-BONUS-26', ({ state }, { place }) => state.build[worldOf(place)] > 0],
    ['NP-BONUS-25', ({ box, state }, { place }) => takesCity(box, state, place)],
  ],
  cathedral: [
    ['NP-BONUS-27', ({ state }, { place }) => state.towns[place] !== 0],
    ['NP-BONUS-27', ({ state }, { place }) => state.cities[place] === NOBODY],
    ['NP-BONUS-28', ({ state }, { place }) => state.cathedrals[place] === 0],
  ],
};

/** A Bonus Benefit just selected is carried out, if there is a way. [NP-BONUS-03] */
export const playBonus: Decision<'playBonus'> = {
  legal(box, state, frame, out) {
    if (frame.bonus === SPYGLASS) {
      for (let world = 0; world < WORLDS.length; world++) listLooks(box, state, world, out);
      return;
    }
    for (let place = 0; place < PLACES; place++) {
      if (takesBonus(box, state, frame, place)) out.push(box.moves.place[place]);
    }
  },

  apply(context, { seat, bonus }, move) {
    if (move.kind === 'look') lookAt(context, seat, move.world, move.lands);
    else playBonusAt(context, seat, bonus, move.place);
  },

  asks: 'NP-BONUS-01',
  conditions: {
    look: [
      ['NP-BONUS-01', ({ frame }) => frame.bonus === SPYGLASS],
      ['NP-BONUS-07', ({ state }, { world, lands }) => areUnexplored(state, world, lands)],
      ['NP-BONUS-08', ({ state }, { world, lands }) => areAllOfFew(state, world, lands)],
      ['NP-BONUS-07', ({ state }, { world, lands }) => areThree(state, world, lands)],
    ],
    place: [
      ['NP-BONUS-01', ({ frame }) => BONUSES[frame.bonus] in CONDITIONS],
      .../* @__PURE__ */ PLACED.flatMap(conditionsOf),
    ],
  },
};

/** The conditions of one Bonus Benefit, which hold for all others. */
function conditionsOf(id: Placed): readonly PlaceCondition[] {
  const bonus = BONUSES.indexOf(id);
  return CONDITIONS[id].map(
    ([rule, holds]): PlaceCondition => [
      rule,
      (situation, move) => situation.frame.bonus !== bonus || holds(situation, move),
    ],
  );
}
