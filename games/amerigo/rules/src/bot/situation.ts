import type { Seat } from '@portolan/kernel';
import { type Box, layoutOf } from '../box.ts';
import { COLOURS } from '../ids.ts';
import type { MapLayout } from '../map/mapLayout.ts';
import { openTokens, sumOf } from '../queries/tokens.ts';
import type { PlayerState, State } from '../state.ts';
import type { Ground } from './grounds.ts';
import type { Waters } from './waters.ts';
import type { Weights } from './weights.ts';

/** By harbour of the map: the best post from there, 0 where there is none; and the best of all. */
export interface HarbourWorths {
  readonly worths: readonly number[];
  readonly best: number;
}

/** Empty spaces on islands with a post of the seat; squares of the planned tiles, and what it costs to build them. */
export interface Backlog {
  readonly land: number;
  readonly squares: number;
  readonly cost: number;
}

/** What the advice works with. It reads only what `seat` may know of `state`. */
export interface Situation {
  readonly box: Box;
  readonly weights: Weights;
  readonly layout: MapLayout;
  readonly state: State;
  readonly seat: Seat;
  readonly player: PlayerState;
  /** The rounds left, with the fraction of the current one. */
  readonly roundsLeft: number;
  /** What one gold is worth: the points it scores, and more while there is time to buy action points with it. */
  readonly gold: number;
  /** The harbours of the map; looked up on first use. */
  waters: Waters | undefined;
  /** What can be founded from them; computed on first use. */
  harbours: HarbourWorths | undefined;
  /** The gold that an action may cost, and what the pirates attack with; computed on first use. */
  purse: number | undefined;
  strength: number | undefined;
  /** By Island: what covering a space contributes to its completion; computed on first use. */
  readonly spaces: (number | undefined)[];
  /** The islands the seat can build on; found on first use. */
  grounds: readonly Ground[] | undefined;
  /** By Piece: the worth of its best place, or NO_PLACE; computed on first use. */
  readonly places: (number | undefined)[];
  /** Land to build on, and tiles waiting for it; counted on first use. */
  backlog: Backlog | undefined;
  /** What the tokens on display are worth, best first; computed on first use. */
  display: readonly number[] | undefined;
}

export function situationOf(box: Box, weights: Weights, state: State, seat: Seat): Situation {
  const player = state.players[seat];
  const roundsLeft = box.components.rounds - state.round + (COLOURS.length - state.phase) / COLOURS.length;
  const doubled = openTokens(player, box.tokens.endGold) === 0 ? 0 : 1;
  return {
    box,
    weights,
    layout: layoutOf(box, state),
    state,
    seat,
    player,
    roundsLeft,
    gold: 1 + doubled + weights.gold * Math.min(1, roundsLeft / 2),
    waters: undefined,
    harbours: undefined,
    purse: undefined,
    strength: undefined,
    spaces: [],
    grounds: undefined,
    places: [],
    backlog: undefined,
    display: undefined,
  };
}

/** The gold that an action may cost: what is on the track, and chests and gold tokens, as far as the track has room. */
export function purse(situation: Situation): number {
  situation.purse ??= countPurse(situation);
  return situation.purse;
}

function countPurse({ box, player }: Situation): number {
  const { chests, tracks } = box.components;
  const cashable = player.chests * chests.gold + sumOf(box, openTokens(player, box.tokens.gold));
  return Math.min(tracks.gold, player.gold + cashable);
}

/** The value of the gold that a step costs beyond the remaining action points. */
export function price({ gold }: Situation, ap: number, cost: number): number {
  return cost > ap ? (cost - ap) * gold : 0;
}

/** What can be had for an action, by cost. */
export interface Offers {
  /** The highest cost. */
  readonly most: number;
  /** Those up to the highest cost count. */
  readonly worths: Float64Array;
}

let worths = new Float64Array(64);

/** Nothing yet, for as much as the seat can pay. Refilled by every call, so that none allocates a table. */
export function noOffers(situation: Situation, ap: number): Offers {
  const most = ap + purse(situation);
  if (worths.length <= most) worths = new Float64Array(2 * most);
  worths.fill(0, 0, most + 1);
  return { most, worths };
}

/** The most of what can be had, less the gold for points beyond the action points. */
export function bestForGold(situation: Situation, ap: number, { most, worths }: Offers): number {
  let best = 0;
  for (let cost = 0; cost <= most; cost++) best = Math.max(best, worths[cost] - price(situation, ap, cost));
  return best;
}
