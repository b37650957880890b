import type { Advice, Advisor } from '@portolan/kernel';
import type { Box } from '../box.ts';
import { LANDS, NATIONS, PIRATE, PLACES, type World } from '../ids.ts';
import type { Move } from '../moves.ts';
import type { Asked, Frame, State } from '../state.ts';
import { stateOfView } from '../stateOfView.ts';
import type { View } from '../view.ts';
import { haste, type Loads, loadsOf, loadWorth } from './loading.ts';
import { bonusAt, doubleWorth, faceWorth, markerWorth, takeWorth } from './selecting.ts';
import { possibleTiles, worthAfter, worthAgainst } from './simulate.ts';
import { type Situation, situationOf } from './situation.ts';
import { type AllWeights, WEIGHTS } from './weights.ts';

/** Rates moves in victory points, from what the asked seat may know and without looking at what others will do. */
export function advise(box: Box, weights: AllWeights = WEIGHTS): Advice<View, Move> {
  const advisor = adviseOnState(box, weights);
  return {
    rate(view, moves) {
      if (view.question === undefined || typeof view.viewer !== 'number') return moves.map(() => 0);
      return advisor.rate(stateOfView(box, view), view.viewer, moves);
    },
  };
}

export function adviseOnState(box: Box, weights: AllWeights): Advisor<State, Move> {
  return {
    rate(state, seat, moves) {
      const frame = state.stack.at(-1);
      if (frame === undefined) return moves.map(() => 0);
      const situation = situationOf(box, weights, state, seat);
      if (frame.kind === 'loadShips') return rateLoads(situation, moves);
      return moves.map((move) => rateMove(situation, frame, move));
    },
  };
}

function rateMove(situation: Situation, frame: Frame, move: Move): number {
  switch (frame.kind) {
    case 'chooseNation':
      return move.kind === 'nation' ? nationWorth(NATIONS[move.nation]) : 0;
    case 'lookAtLands':
      return move.kind === 'look' ? 1 : 0;
    case 'placeWar':
      return move.kind === 'war' ? warWorth(situation, move.world) : 0;
    case 'sailShip':
      return move.kind === 'explore' ? exploreWorth(situation, frame, move) : simulate(situation, frame, move);
    case 'chooseWorld':
      return move.kind === 'govern' ? situation.state.players[situation.seat].cargo[move.world] : 0;
    case 'collectRevenue':
      return move.kind === 'collect' ? 1 : 0;
    case 'mineGold':
    case 'payBuilding':
      return 'gold' in move ? move.gold : 0;
    case 'storeGold':
      return 'gold' in move ? -move.gold : 0;
    case 'placeMarker':
      return move.kind === 'marker' ? markerWorth(situation, move.group, frame.world) : 0;
    case 'playPirate':
      return pirateWorth(situation, move);
    case 'selectBenefit':
    case 'makeWay':
      return rateSelection(situation, move);
    case 'selectDouble':
      return move.kind === 'take' ? faceWorth(situation, move.face) : 0;
    case 'playBonus':
      return move.kind === 'place' ? bonusAt(situation, frame, move.place) : 0;
    case 'decideForPlanck':
    case 'migrateForPlanck':
      return worthAgainst(situation, frame, move);
    case 'loadShips':
      return 0;
    default:
      return simulate(situation, frame, move);
  }
}

/** Larger ships from the beginning, or else attacks in peace. */
function nationWorth(nation: (typeof NATIONS)[number]): number {
  return nation === 'england' ? 2 : nation === 'france' ? 1 : 0;
}

function simulate(situation: Situation, frame: Asked, move: Move): number {
  const worth = worthAfter(situation, situation.state, frame, move);
  // Pairs, buildings and steps that gain nothing are skipped.
  return move.kind === 'done' || move.kind === 'remain' ? worth + 0.001 : worth;
}

/** The mean over the tiles that may be there. */
function exploreWorth(situation: Situation, frame: Asked, move: Extract<Move, { readonly kind: 'explore' }>): number {
  const { state, seat } = situation;
  const known = ((state.looked[move.place] >> seat) & 1) === 1;
  const tiles = known ? [state.tiles[move.place]] : possibleTiles(situation, move.place);
  const real = state.tiles[move.place];
  let sum = 0;
  for (const tile of tiles) {
    state.tiles[move.place] = tile;
    sum += worthAfter(situation, state, frame, move);
  }
  state.tiles[move.place] = real;
  return sum / tiles.length + situation.weights.discovery / 2;
}

function rateLoads(situation: Situation, moves: readonly Move[]): number[] {
  const loads = moves[0]?.kind === 'load' ? loadsOf(situation, moves[0].world) : undefined;
  return moves.map((move) => rateLoading(situation, loads, move));
}

function rateLoading(situation: Situation, loads: Loads | undefined, move: Move): number {
  if (move.kind === 'load' && loads !== undefined) return loadWorth(situation, loads, move);
  if (move.kind !== 'seal') return 0;
  return 2 * haste(situation, move.first) + haste(situation, move.second);
}

/** Where others have most to lose, and the seat least. */
function warWorth({ state, seat }: Situation, world: World): number {
  let worth = 0;
  for (let at = 0; at < state.settlers.length; at++) {
    const place = at % PLACES;
    if (Math.floor(place / LANDS.length) !== world || state.settlers[at] === 0) continue;
    const free = state.settlers[at] - (state.strongholds[place] === Math.floor(at / PLACES) ? 1 : 0);
    worth += Math.floor(at / PLACES) === seat ? -2 * free : free;
  }
  return worth;
}

/** A good haul at once, any haul at the end. */
function pirateWorth({ player, erasLeft }: Situation, move: Move): number {
  if (move.kind === 'plunder') return move.gold - Math.min(3, 1 + erasLeft) + 0.5;
  return move.kind === 'declineAll' && player.kept[PIRATE] === 0 ? 0.1 : 0;
}

function rateSelection(situation: Situation, move: Move): number {
  const { state, weights } = situation;
  switch (move.kind) {
    case 'take':
      return takeWorth(situation, move.face);
    case 'double':
      return doubleWorth(situation);
    case 'pass':
      return (state.passes.length - move.space) * weights.place;
    case 'push':
      return (state.passes.length - move.space) * weights.place - weights.turnOrder;
    default:
      return 0;
  }
}
