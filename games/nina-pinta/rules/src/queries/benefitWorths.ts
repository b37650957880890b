import type { Seat } from '@portolan/kernel';
import type { Box } from '../box.ts';
import { playBonusAt } from '../effects/bonus.ts';
import { BONUSES, MARKERS, NOTHING, NOWHERE, PLACES, type Place, SOURCES } from '../ids.ts';
import { clone, type State } from '../state.ts';
import { stateOfView } from '../stateOfView.ts';
import type { View } from '../view.ts';
import { type PlayedBonus, takesBonus } from './bonus.ts';
import { citiesIn } from './building.ts';
import { worldOf } from './lands.ts';
import { pointsFrom } from './points.ts';

/**
 * By Benefit: the points it adds to the score the player would have now, apart from its cost; a Bonus Benefit that is
 * placed counts where it adds the most. Undefined where the viewer does not know enough: for another's Benefits.
 */
export function benefitWorths(
  box: Box,
  view: View,
  seat: Seat,
  names: readonly string[],
): readonly (number | undefined)[] {
  const player = view.players[seat];
  if (player?.progress === undefined || player.gold === undefined) return names.map(() => undefined);
  const state = stateOfView(box, view);
  const before = totalOf(box, state, seat);
  return names.map((name) => {
    const outcomes = outcomesOf(box, state, seat, box.faces.names.indexOf(name));
    return Math.max(0, ...outcomes.map((after) => totalOf(box, after, seat) - before));
  });
}

function totalOf(box: Box, state: State, seat: Seat): number {
  return SOURCES.reduce((sum, source) => sum + pointsFrom(box, state, seat, source), 0);
}

/** What the state can be after the Benefit has been taken and played. */
function outcomesOf(box: Box, state: State, seat: Seat, face: number): State[] {
  const { faces } = box;
  const bonus = faces.bonus[face];
  if (bonus === NOTHING) {
    const after = clone(state);
    after.players[seat].progress[face - faces.progressFrom]++;
    return [after];
  }
  if (BONUSES[bonus] === 'gold') {
    const after = clone(state);
    after.players[seat].gold += faces.gold[face];
    return [after];
  }
  return ADDS_POINTS.some((id) => id === BONUSES[bonus]) ? placings(box, state, { seat, bonus }) : [];
}

/** Bonus Benefits that are placed and change the score. */
const ADDS_POINTS = ['native', 'town', 'city', 'cathedral'] as const;

function placings(box: Box, state: State, played: PlayedBonus): State[] {
  const after: State[] = [];
  for (let place = 0; place < PLACES; place++) {
    if (!takesBonus(box, state, played, place)) continue;
    const next = clone(state);
    playBonusAt({ box, state: next, emit: undefined }, played.seat, played.bonus, place);
    after.push(...withMarkers(next, BONUSES[played.bonus] === 'city' ? place : NOWHERE));
  }
  return after;
}

/** The first City of a world brings a marker of the player's choice. [NP-BUILD-25] */
function withMarkers(state: State, city: Place): State[] {
  const world = worldOf(city);
  if (city === NOWHERE || citiesIn(state, world) > 1 || state.markers.includes(world)) return [state];
  return MARKERS.flatMap((_, group) => {
    if (state.markers[group] !== NOWHERE) return [];
    const next = clone(state);
    next.markers[group] = world;
    return [next];
  });
}
