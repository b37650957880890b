import type { Seat } from '@portolan/kernel';
import type { Box } from '../box.ts';
import { type Colour, GREEN, RED, WHITE } from '../ids.ts';
import type { Position } from './position.ts';
import { openTokens } from './tokens.ts';

/** The action points of the phase: the cubes of the most frequent colour. [AM-ROUND-05] */
export function phasePoints(state: Position): number {
  const { action } = state;
  let most = 0;
  for (let colour = 0; colour < action.length; colour++) if (action[colour] > most) most = action[colour];
  return most;
}

export function cubesOnAction(state: Position): number {
  const { action } = state;
  let sum = 0;
  for (let colour = 0; colour < action.length; colour++) sum += action[colour];
  return sum;
}

/** The action points a player has for an action, before gold. [AM-ROUND-12] [AM-TOKENS-05] [AM-TOKENS-06] [AM-TOKENS-07] */
export function actionPoints(box: Box, state: Position, seat: Seat, colour: Colour): number {
  return phasePoints(state) + bonusPoints(box, state, seat, colour);
}

/** What the seat's tokens add to an action. */
export function bonusPoints(box: Box, state: Position, seat: Seat, colour: Colour): number {
  const { tokens } = state.players[seat];
  const bonuses = box.bonuses[colour];
  let sum = 0;
  for (let i = 0; i < bonuses.length; i++) if ((tokens >> bonuses[i].token) & 1) sum += bonuses[i].amount;
  return sum;
}

/** There is a cube of the colour; with the token, red and green stand for each other. [AM-ROUND-04] [AM-TOKENS-14] [AM-TOKENS-16] */
export function isAvailable(box: Box, state: Position, seat: Seat, colour: Colour): boolean {
  if (state.action[colour] > 0) return true;
  if (colour !== RED && colour !== GREEN) return false;
  return state.action[RED + GREEN - colour] > 0 && openTokens(state.players[seat], box.tokens.redGreen) !== 0;
}

/** The colour of a special action; white while the disc has not left the first space. [AM-WHITE-05] [AM-WHITE-06] */
export function specialColour(box: Box, state: Position, seat: Seat): Colour {
  return state.action[WHITE] > 0 ? box.orderColours[state.players[seat].track] : WHITE;
}

/** The gold for taking gold: the cubes on the action space by three, rounded up, or by two with the token. [AM-GOLD-01] */
export function goldForCubes(box: Box, state: Position, seat: Seat): number {
  return Math.ceil(cubesOnAction(state) / cubesPerGold(box, state, seat));
}

/** The cubes that make one gold for a seat. [AM-GOLD-01] [AM-TOKENS-19] */
export function cubesPerGold(box: Box, state: Position, seat: Seat): number {
  const better = openTokens(state.players[seat], box.tokens.betterGold);
  let share = box.components.cubesPerGold;
  for (let token = 0; better >> token > 0; token++) {
    if ((better >> token) & 1) share = Math.min(share, box.amounts[token]);
  }
  return share;
}
