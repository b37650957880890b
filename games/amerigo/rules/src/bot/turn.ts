import { BLACK, BLUE, BROWN, type Colour, GREEN, RED, YELLOW } from '../ids.ts';
import type { Move } from '../moves.ts';
import { actionPoints, cubesOnAction, specialColour } from '../queries/actionPoints.ts';
import { firstPlayer } from '../queries/firstPlayer.ts';
import { openTokens } from '../queries/tokens.ts';
import { buildingWorth, plansWorth } from './building.ts';
import { buyingWorth } from './goods.ts';
import { voyageWorth } from './sailing.ts';
import type { Situation } from './situation.ts';
import { cannonWorth, orderWorth, progressWorth } from './tracks.ts';

/** The value of each way to use a turn. */
export function rateTurn(situation: Situation, moves: readonly Move[]): number[] {
  return moves.map((move) => rateChoice(situation, move));
}

function rateChoice(situation: Situation, move: Move): number {
  const { box, state, seat, player, weights } = situation;
  switch (move.kind) {
    case 'act':
      return actionWorth(situation, move.colour);
    case 'special':
      return actionWorth(situation, specialColour(box, state, seat));
    case 'jump': {
      const first = firstPlayer(state);
      const lead = first === state.discs[0] ? weights.lead : 0;
      return orderWorth(situation, state.players[first].track - player.track) + lead;
    }
    case 'takeGold':
      return goldWorth(situation);
    case 'takePoints':
      return cubesOnAction(state) - 4 * Math.min(1, situation.roundsLeft);
    default:
      return -1;
  }
}

function goldWorth({ box, state, player, weights, roundsLeft }: Situation): number {
  const better = openTokens(player, box.tokens.betterGold) !== 0;
  const gold = Math.ceil(cubesOnAction(state) / (better ? 2 : box.components.cubesPerGold));
  const room = Math.min(gold, box.components.tracks.gold - player.gold);
  return room * (roundsLeft > 0.5 ? weights.gold : 1) + (gold - room);
}

function actionWorth(situation: Situation, colour: Colour): number {
  const { box, state, seat, player, weights } = situation;
  const ap = actionPoints(box, state, seat, colour);
  const endGold = box.components.tracks.endGold * weights.gold;
  switch (colour) {
    case BLUE:
      return voyageWorth(situation, ap);
    case BLACK: {
      const room = box.components.tracks.cannons - player.cannons;
      const gained =
        cannonWorth(situation, player.cannons + Math.min(room, ap)) - cannonWorth(situation, player.cannons);
      return gained + (ap > room ? endGold : 0);
    }
    case RED:
      return plansWorth(situation, ap);
    case BROWN:
      return progressWorth(situation, ap) + (player.progress + ap > box.components.tracks.progress.last ? endGold : 0);
    case GREEN:
      return buildingWorth(situation, ap);
    case YELLOW:
      return buyingWorth(situation, ap);
    default:
      return orderWorth(situation, ap) + (player.track + ap > box.orderColours.length - 1 ? endGold : 0);
  }
}
