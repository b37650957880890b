import { type Good, NOTHING, type Piece, type Space } from '../ids.ts';
import { goodAt } from '../map/mapLayout.ts';
import type { Move } from '../moves.ts';
import { spacesOf } from '../placement.ts';
import { listPlacements } from '../queries/placements.ts';
import { goodWorth } from './goods.ts';
import { completionWorth, spaceWorth } from './islands.ts';
import type { Situation } from './situation.ts';

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
  const { stride } = layout;
  const isFree = (space: Space): boolean =>
    space >= 0 &&
    layout.islandOf[space] >= 0 &&
    ((state.covered[Math.floor(space / stride)] >> (space % stride)) & 1) === 0 &&
    !spaces.includes(space);
  const sides = [-1, 1, -stride, stride];
  const alone = new Set<Space>();
  for (const space of spaces) {
    for (const side of sides) {
      const beside = space + side;
      if (isFree(beside) && !sides.some((next) => isFree(beside + next))) alone.add(beside);
    }
  }
  return alone.size;
}

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
  const best = Array.from({ length: ap + 1 }, () => 0);
  for (const [piece, count] of player.planned.entries()) {
    const cost = box.pieces.build[piece];
    const worth = count > 0 && cost <= ap ? bestPlacement(situation, piece) : undefined;
    if (worth === undefined || worth <= 0) continue;
    for (let i = 0; i < count; i++) {
      for (let left = ap; left >= cost; left--) best[left] = Math.max(best[left], best[left - cost] + worth * 0.9 ** i);
    }
  }
  return best[ap];
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
  const time = Math.min(1, (6 * roundsLeft) / (backlog + cost + 2));
  return Math.max(0, (place - cost * 0.25) * weights.planned * time);
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
