import type { Seat } from '@portolan/kernel';
import { ALL_LANDS, type Box } from '../box.ts';
import { BONUSES, LANDS, NO_STRONGHOLD, NOBODY, PLACES, type Place, WORLDS } from '../ids.ts';
import type { State } from '../state.ts';
import { canGiveSettler, takesCity } from './building.ts';
import { capacityAt, crowdAt, freeSettlers, hasTown, isExplored, settledLands, terrainAt, worldOf } from './lands.ts';

/** True where the counter, or what it brings, may go. [NP-BONUS-05] */
export function takesBonus(box: Box, state: State, seat: Seat, bonus: number, place: Place): boolean {
  if (!isExplored(state, place)) return false;
  switch (BONUSES[bonus]) {
    case 'native':
      return takesNative(box, state, seat, place);
    case 'stronghold': // [NP-BONUS-11] [NP-BONUS-12]
      return state.strongholds[place] === NO_STRONGHOLD && freeSettlers(state, seat, place) > 0;
    case 'town': // [NP-BONUS-23]
      return canGiveSettler(state, seat, place);
    case 'city': // [NP-BONUS-24] [NP-BONUS-25] [NP-BONUS-26]
      return hasTown(state, seat, place) && state.build[worldOf(place)] > 0 && takesCity(box, state, place);
    case 'cathedral': // [NP-BONUS-27] [NP-BONUS-28]
      return state.towns[place] !== 0 && state.cities[place] === NOBODY && state.cathedrals[place] === 0;
    default: {
      const increase = box.increases[bonus]; // [NP-BONUS-14] [NP-BONUS-16]
      return increase !== undefined && increase.terrain === terrainAt(box, state, place);
    }
  }
}

/** With or next to an own settlement, within the capacity, and with a Settler in the supply. [NP-BONUS-06] */
function takesNative(box: Box, state: State, seat: Seat, place: Place): boolean {
  if (state.players[seat].settlers === 0) return false; // [NP-LIMITS-02]
  const land = place % LANDS.length;
  const near = box.atlas.beside[land] | (1 << land);
  if ((settledLands(state, seat, worldOf(place)) & near) === 0) return false;
  return crowdAt(state, place) < capacityAt(box, state, place);
}

/** The counter can do something at all. */
export function hasBonusChoice(box: Box, state: State, seat: Seat, bonus: number): boolean {
  if (BONUSES[bonus] === 'spyglass') return WORLDS.some((_, world) => state.explored[world] !== ALL_LANDS);
  for (let place = 0; place < PLACES; place++) if (takesBonus(box, state, seat, bonus, place)) return true;
  return false;
}
