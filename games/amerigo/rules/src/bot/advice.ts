import type { Advice, Advisor } from '@portolan/kernel';
import type { Box } from '../box.ts';
import type { Move } from '../moves.ts';
import { ROUND_TRIP } from '../queries/harbours.ts';
import { shipToken } from '../queries/tokens.ts';
import { asksToForfeit } from '../queries/trackEnd.ts';
import type { State } from '../state.ts';
import { stateOfView } from '../stateOfView.ts';
import type { View } from '../view.ts';
import { bestPlacement, placementWorth, planningWorth } from './building.ts';
import { type ActionFrame, NEVER, rateCashing } from './cashing.ts';
import { productionWorth } from './goods.ts';
import { postWorth } from './islands.ts';
import { arrivalWorth, bestVoyage, prospects, watersIn } from './sailing.ts';
import { price, type Situation, situationOf } from './situation.ts';
import { cannonWorth, orderWorth, progressWorth, tokenWorth } from './tracks.ts';
import { rateTurn } from './turn.ts';
import { WEIGHTS, type Weights } from './weights.ts';

/** Rates moves in victory points, from what the asked seat may know and without looking ahead beyond the turn. */
export function advise(box: Box, weights: Weights = WEIGHTS): Advice<View, Move> {
  const advisor = adviseOnState(box, weights);
  return {
    rate(view, moves) {
      const { question } = view;
      if (question === undefined || question.seat !== view.viewer) return moves.map(() => 0);
      return advisor.rate(stateOfView(box, view), question.seat, moves);
    },
  };
}

export function adviseOnState(box: Box, weights: Weights): Advisor<State, Move> {
  return {
    rate(state, seat, moves) {
      const frame = state.stack.at(-1);
      if (frame === undefined) return moves.map(() => 0);
      const situation = situationOf(box, weights, state, seat);
      if (frame.kind === 'takeTurn') return rateTurn(situation, moves);
      const ratings = moves.map((move) => (move.kind === 'cash' ? NEVER : rateInAction(situation, frame, move)));
      if (moves.at(-1)?.kind === 'cash') rateCashing({ situation, frame, moves, rateInAction }, ratings);
      return ratings;
    },
  };
}

function rateInAction(situation: Situation, frame: ActionFrame, move: Move): number {
  const { box, player } = situation;
  if (asksToForfeit(box, situation.state.players, frame)) return rateForfeit(situation, move);
  switch (move.kind) {
    case 'ship':
      return bestVoyage(situation, player.ships[move.ship], frame.ap, move.ship);
    case 'start':
      return (
        bestVoyage(situation, move.berth, frame.ap, 'ship' in frame ? frame.ship : 0) +
        0.3 * prospects(situation, move.berth)
      );
    case 'stay':
    case 'sail':
    case 'return':
    case 'boost':
      return 'ship' in frame ? rateVoyage(situation, frame, move) : NEVER;
    case 'found':
      return postWorth(situation, situation.layout.islandOf[move.space]);
    case 'load':
      return (
        cannonWorth(situation, player.cannons + move.count) - price(situation, frame.ap, move.count) + 0.01 * move.count
      );
    case 'plan':
      // Useless tiles are not taken.
      return planningWorth(situation, move.piece) - price(situation, frame.ap, box.pieces.plan[move.piece]) - 0.01;
    case 'progress':
      return progressWorth(situation, move.count) - price(situation, frame.ap, move.count) + 0.01 * move.count;
    case 'token':
      return tokenWorth(situation, move.token);
    case 'build':
      return rateTile(situation, frame.ap, move.piece);
    case 'lay':
      return 'piece' in frame ? placementWorth(situation, frame.piece, move.turn, move.space) : NEVER;
    case 'buy': {
      const { cost } = box.production[move.production];
      const over = price(situation, frame.ap, cost);
      return productionWorth(situation, move.production) / (over > 0 ? 1 : cost ** 0.7) - over;
    }
    case 'advance':
      return orderWorth(situation, move.count) - price(situation, frame.ap, move.count) + 0.01 * move.count;
    default:
      return 0;
  }
}

/** At the end of a track: the gold it pays for the one that buys a point to lose. [AM-GOLD-09] */
function rateForfeit({ box, gold }: Situation, move: Move): number {
  return 'count' in move && move.count > 0 ? (box.components.tracks.endGold - 1) * gold : 0;
}

/** The value of a piece's best place, relative to its cost. */
function rateTile(situation: Situation, ap: number, piece: number): number {
  const cost = situation.box.pieces.build[piece];
  const over = price(situation, ap, cost);
  const worth = bestPlacement(situation, piece) ?? 0;
  return (worth - over) / Math.sqrt(cost);
}

interface Leg {
  readonly ap: number;
  readonly ship: number;
}

function rateVoyage(situation: Situation, { ap, ship }: Leg, move: Move): number {
  const { player, box } = situation;
  const from = player.ships[ship];
  switch (move.kind) {
    case 'sail': {
      const steps = watersIn(situation).stepsFrom(from)[move.berth];
      return arrivalWorth(situation, move.berth) - price(situation, ap, steps) - 0.001 * steps;
    }
    case 'return':
      return arrivalWorth(situation, from) - price(situation, ap, ROUND_TRIP);
    case 'boost': {
      const amount = box.amounts[shipToken(box, player)];
      const gain = bestVoyage(situation, from, ap + amount, ship) - bestVoyage(situation, from, ap, ship);
      return gain > 4 ? arrivalWorth(situation, from) + 100 : NEVER;
    }
    default:
      return situation.weights.onward * prospects(situation, from);
  }
}
