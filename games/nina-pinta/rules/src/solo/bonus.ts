import type { EventSink, Seat } from '@portolan/kernel';
import { type Box, LARGE_CREW } from '../box.ts';
import { playBonusAt } from '../effects/bonus.ts';
import { enlargeShips } from '../effects/ships.ts';
import type { Event } from '../events.ts';
import { BONUSES, type Face, KEPT, PLACES, PLANCK, type Place } from '../ids.ts';
import { takesBonus } from '../queries/bonus.ts';
import { hasTown, settlementsOf } from '../queries/lands.ts';
import type { State } from '../state.ts';
import { bestOf, NEVER } from './bestOf.ts';
import { ASKED, choose, SOLOIST } from './choose.ts';
import { PLANCK_MATTERS } from './matters.ts';
import { settlerStanding, standingRise } from './standing.ts';

/** More than any Town yields: what comes second never outweighs what comes first. */
const FIRST = 1000;

/** Played at once, kept for its time, or retained to score. [NP-SOLO-71] */
export function takeBonusForPlanck(box: Box, state: State, face: Face, emit?: EventSink<Event>): void {
  const planck = state.players[PLANCK];
  const bonus = box.faces.bonus[face];
  const id = BONUSES[bonus];
  const hourGlasses: readonly string[] = KEPT;
  const kept = hourGlasses.indexOf(id);
  if (kept >= 0) {
    planck.kept[kept]++;
  } else if (id === 'gold') {
    const gold = box.faces.gold[face]; // [NP-SOLO-77]
    planck.gold += gold;
    emit?.({ kind: 'goldTaken', seat: PLANCK, gold });
  } else if (id === 'largerShips' && planck.crewSide < LARGE_CREW) {
    enlargeShips(state, PLANCK, emit); // [NP-SOLO-82]
  } else {
    placeBonus(box, state, bonus, emit);
  }
}

/** Where it serves him best, or nowhere: a Spyglass never does. [NP-SOLO-73] */
function placeBonus(box: Box, state: State, bonus: number, emit?: EventSink<Event>): void {
  const matter = PLANCK_MATTERS.find((one) => one === BONUSES[bonus]);
  const options = matter === undefined ? 0 : bestOf(PLACES, NEVER, (place) => worthAt(box, state, bonus, place));
  if (matter === undefined || options === 0) {
    retain(state, bonus, emit);
    return;
  }
  const place = choose(state, matter, options);
  if (place !== ASKED) playBonusAt(box, state, PLANCK, bonus, place, emit);
}

/** How well a counter serves Planck in a land; NEVER where it may not go or would not serve him. */
function worthAt(box: Box, state: State, bonus: number, place: Place): number {
  if (!takesBonus(box, state, PLANCK, bonus, place)) return NEVER;
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

export function retain(state: State, bonus: number, emit?: EventSink<Event>): void {
  state.players[PLANCK].retained[bonus]++;
  emit?.({ kind: 'bonusRetained', seat: PLANCK, bonus });
}
