import type { Seat } from '@portolan/kernel';
import { ALL_LANDS, type Box } from '../box.ts';
import { BONUSES, NO_STRONGHOLD, NOBODY, PLACES, type Place, WORLDS } from '../ids.ts';
import type { State } from '../state.ts';
import { canGiveSettler, takesCity } from './building.ts';
import { freeSettlers, hasTown, isExplored, landOf, roomAt, settledLands, terrainAt, worldOf } from './lands.ts';

/** A Bonus Benefit that a player plays: an index into BONUSES. */
export interface PlayedBonus {
  readonly seat: Seat;
  readonly bonus: number;
}

/** True where the counter, or what it brings, may be placed. [NP-BONUS-05] */
export function takesBonus(box: Box, state: State, { seat, bonus }: PlayedBonus, place: Place): boolean {
  if (!isExplored(state, place)) return false;
  switch (BONUSES[bonus]) {
    case 'native': // [NP-LIMITS-02]
      if (state.players[seat].settlers === 0) return false;
      return isNearOwnSettlement(box, state, seat, place) && hasRoomForNative(box, state, place);
    case 'stronghold':
      return state.strongholds[place] === NO_STRONGHOLD && freeSettlers(state, seat, place) > 0;
    case 'town':
      return canGiveSettler(state, seat, place);
    case 'city':
      return hasTown(state, seat, place) && state.build[worldOf(place)] > 0 && takesCity(box, state, place);
    case 'cathedral':
      return state.towns[place] !== 0 && state.cities[place] === NOBODY && state.cathedrals[place] === 0;
    default:
      return isRightTerrain(box, state, bonus, place);
  }
}

/** With or next to a settlement of the player. [NP-BONUS-06] */
export function isNearOwnSettlement(box: Box, state: State, seat: Seat, place: Place): boolean {
  const land = landOf(place);
  const near = box.atlas.beside[land] | (1 << land);
  return (settledLands(state, seat, worldOf(place)) & near) !== 0;
}

/** Below its capacity. [NP-BONUS-06] */
export function hasRoomForNative(box: Box, state: State, place: Place): boolean {
  return roomAt(box, state, place) > 0;
}

/** The terrain of an Increase. [NP-BONUS-14] */
export function isRightTerrain(box: Box, state: State, bonus: number, place: Place): boolean {
  return box.increases[bonus]?.terrain === terrainAt(box, state, place);
}

/** The counter has any effect at all. */
export function hasBonusChoice(box: Box, state: State, played: PlayedBonus): boolean {
  if (BONUSES[played.bonus] === 'spyglass') return WORLDS.some((_, world) => state.explored[world] !== ALL_LANDS);
  for (let place = 0; place < PLACES; place++) if (takesBonus(box, state, played, place)) return true;
  return false;
}
