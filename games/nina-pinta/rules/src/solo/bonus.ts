import type { Seat } from '@portolan/kernel';
import { type Box, LARGE_CREW } from '../box.ts';
import type { Context } from '../decisions/types.ts';
import { playBonusAt } from '../effects/bonus.ts';
import { takeGold } from '../effects/select.ts';
import { enlargeShips } from '../effects/ships.ts';
import { BONUSES, type Face, PLACES, PLANCK, type Place } from '../ids.ts';
import { takesBonus } from '../queries/bonus.ts';
import { hasTown, settlementsOf } from '../queries/lands.ts';
import type { State } from '../state.ts';
import { bestOf, NEVER } from './bestOf.ts';
import { ASKED, choose, SOLOIST } from './choose.ts';
import { PLANCK_MATTERS } from './matters.ts';
import { settlerStanding, standingRise } from './standing.ts';

/** More than any Town yields, so that the second criterion never outweighs the first. */
const FIRST = 1000;

/** A counter without an hour-glass is played at once or retained to score. [NP-SOLO-71] */
export function playBonusForPlanck(context: Context, face: Face): void {
  const { box, state } = context;
  const bonus = box.faces.bonus[face];
  const id = BONUSES[bonus];
  if (id === 'gold') takeGold(context, PLANCK, face);
  else if (id === 'largerShips' && state.players[PLANCK].crewSide < LARGE_CREW)
    enlargeShips(context, PLANCK); // [NP-SOLO-82]
  else placeBonus(context, bonus);
}

/** Where it serves Planck best, or nowhere: a Spyglass never does. [NP-SOLO-73] */
function placeBonus(context: Context, bonus: number): void {
  const { box, state } = context;
  const matter = PLANCK_MATTERS.find((one) => one === BONUSES[bonus]);
  const options = matter === undefined ? 0 : bestOf(PLACES, NEVER, (place) => worthAt(box, state, bonus, place));
  if (matter === undefined || options === 0) {
    retain(context, bonus);
    return;
  }
  const place = choose(state, matter, options);
  if (place !== ASKED) playBonusAt(context, PLANCK, bonus, place);
}

/** How well a counter serves Planck in a land; NEVER where it may not go or would not serve Planck. */
function worthAt(box: Box, state: State, bonus: number, place: Place): number {
  if (!takesBonus(box, state, { seat: PLANCK, bonus }, place)) return NEVER;
  switch (BONUSES[bonus]) {
    case 'native': // [NP-SOLO-72]
    case 'stronghold': // [NP-SOLO-76]
      return settlerStanding(box, state, place);
    case 'town': // [NP-SOLO-83] [NP-SOLO-92]
      return FIRST * standingRise(box, state, place, 'town') + state.increases[place];
    case 'city': // [NP-SOLO-84]
      return 0;
    case 'cathedral': // [NP-SOLO-85]
      return advantage(pointsAt(box, state, PLANCK, place) - pointsAt(box, state, SOLOIST, place));
    default: {
      const more = settlementsOf(state, PLANCK, place) - settlementsOf(state, SOLOIST, place);
      return advantage(more * (box.increases[bonus]?.gold ?? 0)); // [NP-SOLO-81]
    }
  }
}

function advantage(difference: number): number {
  return difference > 0 ? difference : NEVER;
}

/** From Settlers and Towns, as far as a Cathedral would double them. */
function pointsAt(box: Box, state: State, player: Seat, place: Place): number {
  const { settler, town } = box.components.scoring;
  return state.settlers[player * PLACES + place] * settler + (hasTown(state, player, place) ? town : 0);
}

export function retain(context: Context, bonus: number): void {
  const { state, emit } = context;
  state.players[PLANCK].retained[bonus]++;
  emit?.({ kind: 'bonusRetained', seat: PLANCK, bonus });
}
