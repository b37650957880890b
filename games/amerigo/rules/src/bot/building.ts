import type { Island, Piece, Space } from '../ids.ts';
import { spacesOf } from '../placement.ts';
import { goodWorth } from './goods.ts';
import { groundsOf, type Site, siteOf, sitesOn } from './grounds.ts';
import { completionWorth, spaceWorth } from './islands.ts';
import { type Backlog, bestForGold, noOffers, type Situation } from './situation.ts';

/** What counts wherever a piece lies on an island: its points, the island brought nearer to completion, and each pocket. */
interface Footing {
  readonly points: number;
  readonly nearer: number;
  readonly pocket: number;
}

function footingOn(situation: Situation, piece: Piece, island: Island): Footing {
  const { box, layout, state, weights } = situation;
  const squares = box.pieces.squares[piece];
  const points = layout.big[island] ? box.pieces.big[piece] : box.pieces.small[piece];
  if (state.empty[island] === squares) return { points, nearer: completionWorth(situation, island), pocket: 0 };
  return { points, nearer: squares * spaceWorth(situation, island), pocket: weights.pocket };
}

/** The same with the goods that a site covers, less the pockets it leaves. */
function siteWorth(situation: Situation, { points, nearer, pocket }: Footing, { goods, pockets }: Site): number {
  let worth = points;
  for (let i = 0; i < goods.length; i++) worth += goodWorth(situation, goods[i]);
  return worth + nearer - pocket * pockets;
}

export function placementWorth(situation: Situation, piece: Piece, turn: number, space: Space): number {
  const { box, layout } = situation;
  const footing = footingOn(situation, piece, layout.islandOf[space]);
  return siteWorth(situation, footing, siteOf(situation, spacesOf(box, { piece, turn, space })));
}

/** For a piece that cannot be laid. */
const NO_PLACE = Number.NEGATIVE_INFINITY;

/** The worth of the best way to lay a piece; undefined where it cannot be laid. */
export function bestPlacement(situation: Situation, piece: Piece): number | undefined {
  situation.places[piece] ??= ratePlaces(situation, piece);
  const worth = situation.places[piece];
  return worth === NO_PLACE ? undefined : worth;
}

function ratePlaces(situation: Situation, piece: Piece): number {
  const grounds = groundsOf(situation);
  let best = NO_PLACE;
  for (let i = 0; i < grounds.length; i++) {
    const sites = sitesOn(situation, grounds[i], piece);
    if (sites.length === 0) continue;
    const footing = footingOn(situation, piece, grounds[i].island);
    for (let j = 0; j < sites.length; j++) {
      const worth = siteWorth(situation, footing, sites[j]);
      if (worth > best) best = worth;
    }
  }
  return best;
}

/** The value of a build action: the best tiles for their cost, as if their places did not overlap. */
export function buildingWorth(situation: Situation, ap: number): number {
  const { box, player } = situation;
  const offers = noOffers(situation, ap);
  const { most, worths: best } = offers;
  for (let piece = 0; piece < player.planned.length; piece++) {
    const count = player.planned[piece];
    const cost = box.pieces.build[piece];
    const worth = count > 0 && cost <= most ? bestPlacement(situation, piece) : undefined;
    if (worth === undefined || worth <= 0) continue;
    for (let i = 0; i < count; i++) {
      const another = worth * 0.9 ** i;
      for (let left = most; left >= cost; left--) best[left] = Math.max(best[left], best[left - cost] + another);
    }
  }
  return bestForGold(situation, ap, offers);
}

/** The value of another planned tile: a place for it, time to lay it, and not too many already waiting. */
export function planningWorth(situation: Situation, piece: Piece): number {
  const { box, roundsLeft, weights } = situation;
  situation.backlog ??= countBacklog(situation);
  const { backlog } = situation;
  const squares = box.pieces.squares[piece];
  if (backlog.squares + squares > backlog.land + weights.spare) return 0;
  const place = backlog.squares + squares > backlog.land ? undefined : bestPlacement(situation, piece);
  if (place === undefined) return roundsLeft > 1 ? weights.ahead * squares : 0;
  if (place <= 0) return 0;
  const cost = box.pieces.build[piece];
  const time = Math.min(1, (weights.buildPace * roundsLeft) / (backlog.cost + cost + 2));
  return Math.max(0, (place - cost * weights.buildCost) * weights.planned * time);
}

function countBacklog({ box, player, state }: Situation): Backlog {
  let land = 0;
  for (let island = 0; island < state.empty.length; island++) {
    if (player.outposts[island] > 0) land += state.empty[island];
  }
  let squares = 0;
  let cost = 0;
  for (let piece = 0; piece < player.planned.length; piece++) {
    squares += player.planned[piece] * box.pieces.squares[piece];
    cost += player.planned[piece] * box.pieces.build[piece];
  }
  return { land, squares, cost };
}

/** The value of a plan action. */
export function plansWorth(situation: Situation, ap: number): number {
  const { box, player, state } = situation;
  const { neutrals, plan } = box.pieces;
  let village = 0;
  for (let piece = neutrals; piece < plan.length; piece++) {
    if (player.villages[piece - neutrals] > 0) village = Math.max(village, planningWorth(situation, piece));
  }
  let best = villagesWorth(village, ap);
  for (let piece = 0; piece < neutrals; piece++) {
    if (plan[piece] > ap) continue;
    const first = state.supply[piece] === 0 ? 0 : planningWorth(situation, piece);
    best = Math.max(best, first + villagesWorth(village, ap - plan[piece]));
  }
  return best;
}

/** Some villages for the points left, where the best is worth so much. */
function villagesWorth(best: number, ap: number): number {
  return best === 0 ? 0 : best * (1 - 0.8 ** ap) * 4 * 0.8;
}
