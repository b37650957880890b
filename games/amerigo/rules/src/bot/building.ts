import { type Good, NOTHING, type Piece, type Space } from '../ids.ts';
import { goodAt } from '../map/mapLayout.ts';
import type { Move } from '../moves.ts';
import { spacesOf } from '../placement.ts';
import { listPlacements } from '../queries/placements.ts';
import { goodWorth } from './goods.ts';
import { completionWorth, spaceWorth } from './islands.ts';
import { bestForGold, purse, type Situation } from './situation.ts';

/** Points of a tile, goods it covers, the island brought nearer to completion, less the pockets it leaves. */
export function placementWorth(situation: Situation, piece: Piece, turn: number, space: Space): number {
  const { box, layout, state, weights } = situation;
  const spaces = spacesOf(box, { piece, turn, space });
  const island = layout.islandOf[space];
  const points = layout.big[island] ? box.pieces.big[piece] : box.pieces.small[piece];
  let worth = points;
  for (const one of spaces) {
    const good: Good = goodAt(layout, one);
    if (good !== NOTHING) worth += goodWorth(situation, good);
  }
  if (state.empty[island] === spaces.length) return worth + completionWorth(situation, island);
  return worth + spaces.length * spaceWorth(situation, island) - weights.pocket * pockets(situation, spaces);
}

/** Empty spaces beside the tile that would have no empty neighbour left. */
function pockets({ layout, state }: Situation, spaces: readonly Space[]): number {
  const { stride, height } = layout;
  const first = Math.floor(spaces[0] / stride);
  const last = Math.floor(spaces[spaces.length - 1] / stride);
  const top = Math.max(0, first - 2);
  const bottom = Math.min(height - 1, last + 2);
  for (let row = top; row <= bottom; row++) {
    free[row] = layout.land[row] & ~state.covered[row];
    tile[row] = 0;
  }
  for (let i = 0; i < spaces.length; i++) tile[Math.floor(spaces[i] / stride)] |= 1 << (spaces[i] % stride);
  for (let row = first; row <= last; row++) free[row] &= ~tile[row];
  let count = 0;
  for (let row = Math.max(0, first - 1); row <= Math.min(height - 1, last + 1); row++) {
    const above = row > top ? free[row - 1] : 0;
    const below = row < bottom ? free[row + 1] : 0;
    const here = free[row];
    const near =
      (row > top ? tile[row - 1] : 0) | (row < bottom ? tile[row + 1] : 0) | (tile[row] << 1) | (tile[row] >> 1);
    for (let bits = here & near & ~(above | below | (here << 1) | (here >> 1)); bits !== 0; bits &= bits - 1) count++;
  }
  return count;
}

/** By row, a bit for each column: empty land, and the tile; scratch space. */
const free = new Int32Array(64);
const tile = new Int32Array(64);

/** The best way to lay a piece, and its worth; undefined where it cannot be laid. */
export function bestPlacement(situation: Situation, piece: Piece): number | undefined {
  const { box, state, seat } = situation;
  const moves: Move[] = [];
  listPlacements(box, state, { seat, piece }, moves);
  let best: number | undefined;
  for (const move of moves) {
    if (move.kind !== 'lay') continue;
    const worth = placementWorth(situation, piece, move.turn, move.space);
    if (best === undefined || worth > best) best = worth;
  }
  return best;
}

/** The value of a build action: the best tiles for their cost, as if their places did not overlap. */
export function buildingWorth(situation: Situation, ap: number): number {
  const { box, player } = situation;
  const most = ap + purse(situation);
  const best = Array.from({ length: most + 1 }, () => 0);
  for (let piece = 0; piece < player.planned.length; piece++) {
    const count = player.planned[piece];
    const cost = box.pieces.build[piece];
    const worth = count > 0 && cost <= most ? bestPlacement(situation, piece) : undefined;
    if (worth === undefined || worth <= 0) continue;
    for (let i = 0; i < count; i++) {
      for (let left = most; left >= cost; left--)
        best[left] = Math.max(best[left], best[left - cost] + worth * 0.9 ** i);
    }
  }
  return bestForGold(situation, ap, best);
}

/** The value of another planned tile: a place for it, time to lay it, and not too many already waiting. */
export function planningWorth(situation: Situation, piece: Piece): number {
  const { box, player, state, roundsLeft, weights } = situation;
  const own = state.empty.reduce((sum, empty, island) => sum + (player.outposts[island] > 0 ? empty : 0), 0);
  const waiting = player.planned.reduce((sum, count, one) => sum + count * box.pieces.squares[one], 0);
  const backlog = player.planned.reduce((sum, count, one) => sum + count * box.pieces.build[one], 0);
  const squares = box.pieces.squares[piece];
  if (waiting + squares > own + weights.spare) return 0;
  const place = bestPlacement(situation, piece);
  if (place === undefined || waiting + squares > own) return roundsLeft > 1 ? weights.ahead * squares : 0;
  if (place <= 0) return 0;
  const cost = box.pieces.build[piece];
  const time = Math.min(1, (weights.buildPace * roundsLeft) / (backlog + cost + 2));
  return Math.max(0, (place - cost * weights.buildCost) * weights.planned * time);
}

/** The value of a plan action. */
export function plansWorth(situation: Situation, ap: number): number {
  const { box, player, state } = situation;
  const { neutrals, plan } = box.pieces;
  const worths = plan.map((_, piece) => {
    const left = piece < neutrals ? state.supply[piece] : player.villages[piece - neutrals];
    return left === 0 ? 0 : planningWorth(situation, piece);
  });
  let best = 0;
  const villages = Math.max(0, ...worths.slice(neutrals));
  for (let piece = -1; piece < neutrals; piece++) {
    const cost = piece < 0 ? 0 : plan[piece];
    if (cost > ap) continue;
    const first = piece < 0 ? 0 : worths[piece];
    best = Math.max(best, first + villages * (1 - 0.8 ** (ap - cost)) * 4 * 0.8);
  }
  return best;
}
