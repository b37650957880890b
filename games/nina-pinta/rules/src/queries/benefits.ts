import type { Seat } from '@portolan/kernel';
import type { Box } from '../box.ts';
import { type Face, type Group, MILITARY, NOTHING } from '../ids.ts';
import type { PlayerState } from '../player.ts';
import type { State } from '../state.ts';

/** The cost rises with every round, up to its limit. [NP-BENEFIT-01] [NP-BENEFIT-04] */
export function benefitCost(box: Box, { era, round }: State): number {
  return priceIn(box, era, round);
}

/** [NP-BENEFIT-09] */
export function canPayBenefit(box: Box, state: State, seat: Seat): boolean {
  return state.players[seat].gold >= benefitCost(box, state);
}

/** In a round of Select Benefits, counted from 0. */
export function priceIn({ components }: Box, era: number, round: number): number {
  const { benefitStartByEra, benefitStep, benefitMax } = components.cost;
  return Math.min(benefitMax, benefitStartByEra[era - 1] + round * benefitStep);
}

/** Different types of a group, each Any Type as one that is lacking. [NP-SCORE-08] [NP-SCORE-16] [NP-ERA-15] */
export function typesOf(box: Box, player: PlayerState, group: Group): number {
  const { faces } = box;
  let types = 0;
  let all = 0;
  let any = 0;
  for (let kind = 0; kind < faces.progressKinds; kind++) {
    const face = faces.progressFrom + kind;
    if (faces.group[face] !== group) continue;
    const count = player.progress[kind];
    if (faces.any[face]) {
      any += count;
      continue;
    }
    all++;
    if (count > 0) types++;
  }
  return Math.min(all, types + any);
}

/** The types of Military that decide who places the State of War markers. [NP-ERA-10] */
function militaryTypes(box: Box, player: PlayerState): number {
  return typesOf(box, player, MILITARY);
}

/** By types of Military Benefit, ties by the turn order. [NP-ERA-10] [NP-ERA-11] [NP-ERA-13] [NP-ERA-14] */
export function warRanking(box: Box, state: State): Seat[] {
  const types = state.players.map((player) => militaryTypes(box, player));
  return state.order.slice().sort((one, other) => types[other] - types[one]);
}

/** Counters of the more frequent type, with every Any Type. [NP-SCORE-09] [NP-SCORE-16] */
export function mostOfOneType(box: Box, player: PlayerState, group: Group): number {
  const { faces } = box;
  let most = 0;
  let any = 0;
  for (let kind = 0; kind < faces.progressKinds; kind++) {
    const face = faces.progressFrom + kind;
    if (faces.group[face] !== group) continue;
    if (faces.any[face]) any += player.progress[kind];
    else most = Math.max(most, player.progress[kind]);
  }
  return most + any;
}

export function progressShown(box: Box, state: State): number {
  let shown = 0;
  for (let space = 0; space < state.display.length; space++) {
    const face = state.display[space];
    if (face !== NOTHING && face >= box.faces.progressFrom) shown++;
  }
  return shown;
}

export function isDisplayEmpty(state: State): boolean {
  for (let space = 0; space < state.display.length; space++) if (state.display[space] !== NOTHING) return false;
  return true;
}

/** How many counters on display show this Face. */
export function shownOf(state: State, face: Face): number {
  let shown = 0;
  for (let space = 0; space < state.display.length; space++) if (state.display[space] === face) shown++;
  return shown;
}
