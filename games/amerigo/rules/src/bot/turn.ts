import { BLACK, BLUE, BROWN, type Colour, GREEN, RED, YELLOW } from '../ids.ts';
import type { Move } from '../moves.ts';
import { actionPoints, cubesOnAction, goldForCubes, specialColour } from '../queries/actionPoints.ts';
import { firstPlayer } from '../queries/firstPlayer.ts';
import { buildingWorth, plansWorth } from './building.ts';
import { buyingWorth } from './goods.ts';
import { voyageWorth } from './sailing.ts';
import { price, purse, type Situation } from './situation.ts';
import { cannonWorth, orderWorth, progressWorth } from './tracks.ts';

/** The value of each way to use a turn. */
export function rateTurn(situation: Situation, moves: readonly Move[]): number[] {
  return moves.map((move) => rateChoice(situation, move));
}

function rateChoice(situation: Situation, move: Move): number {
  const { box, state, seat, player, weights } = situation;
  switch (move.kind) {
    case 'act':
      return weights.actions[move.colour] * actionWorth(situation, move.colour);
    case 'special': {
      const colour = specialColour(box, state, seat);
      return weights.actions[colour] * actionWorth(situation, colour);
    }
    case 'jump': {
      const first = firstPlayer(state);
      const lead = first === state.discs[0] ? weights.lead : 0;
      return orderWorth(situation, state.players[first].track - player.track) + lead;
    }
    case 'takeGold':
      return goldWorth(situation);
    case 'takePoints':
      return cubesOnAction(state) - weights.cubePoints * Math.min(1, situation.roundsLeft);
    default:
      return -1;
  }
}

function goldWorth({ box, state, seat, player, gold: worth }: Situation): number {
  const gold = goldForCubes(box, state, seat);
  const room = Math.min(gold, box.components.tracks.gold - player.gold);
  return room * worth + (gold - room);
}

function actionWorth(situation: Situation, colour: Colour): number {
  const { box, state, seat, player } = situation;
  const ap = actionPoints(box, state, seat, colour);
  const { tracks } = box.components;
  switch (colour) {
    case BLUE:
      return voyageWorth(situation, ap);
    case BLACK: {
      const now = cannonWorth(situation, player.cannons);
      const left = tracks.cannons - player.cannons;
      return onTrack(situation, { ap, left }, (steps) => cannonWorth(situation, player.cannons + steps) - now);
    }
    case RED:
      return plansWorth(situation, ap);
    case BROWN:
      return onTrack(situation, { ap, left: tracks.progress.last - player.progress }, (steps) =>
        progressWorth(situation, steps),
      );
    case GREEN:
      return buildingWorth(situation, ap);
    case YELLOW:
      return buyingWorth(situation, ap);
    default:
      return onTrack(situation, { ap, left: box.orderColours.length - 1 - player.track }, (steps) =>
        orderWorth(situation, steps),
      );
  }
}

interface Track {
  readonly ap: number;
  /** The spaces to its end. */
  readonly left: number;
}

/** The best number of steps, with gold for those beyond the action points; the end of the track pays gold itself. [AM-GOLD-03] */
function onTrack(situation: Situation, { ap, left }: Track, worth: (steps: number) => number): number {
  if (ap > left) return worth(left) + situation.box.components.tracks.endGold * situation.gold;
  const most = Math.min(left, ap + purse(situation));
  let best = worth(ap);
  for (let steps = ap + 1; steps <= most; steps++) best = Math.max(best, worth(steps) - price(situation, ap, steps));
  return best;
}
