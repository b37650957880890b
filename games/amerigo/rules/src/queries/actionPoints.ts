import type { Seat } from '@portolan/kernel';
import type { Box } from '../box.ts';
import { type Colour, GREEN, RED, WHITE } from '../ids.ts';
import type { State } from '../state.ts';
import { openTokens } from './tokens.ts';

/** The action points of the phase: the cubes of the most frequent colour. [AM-ROUND-05] */
export function phasePoints(state: State): number {
  const { action } = state;
  let most = 0;
  for (let colour = 0; colour < action.length; colour++) if (action[colour] > most) most = action[colour];
  return most;
}

export function cubesOnAction(state: State): number {
  const { action } = state;
  let sum = 0;
  for (let colour = 0; colour < action.length; colour++) sum += action[colour];
  return sum;
}

/** The action points a player has for an action, before gold. [AM-ROUND-12] [AM-TOKENS-05] [AM-TOKENS-06] [AM-TOKENS-07] */
export function actionPoints(box: Box, state: State, seat: Seat, colour: Colour): number {
  const { tokens } = state.players[seat];
  const bonuses = box.bonuses[colour];
  let sum = phasePoints(state);
  for (let i = 0; i < bonuses.length; i++) if ((tokens >> bonuses[i].token) & 1) sum += bonuses[i].amount;
  return sum;
}

/** There is a cube of the colour; with the token, red and green stand for each other. [AM-ROUND-04] [AM-TOKENS-14] [AM-TOKENS-16] */
export function isAvailable(box: Box, state: State, seat: Seat, colour: Colour): boolean {
  if (state.action[colour] > 0) return true;
  if (colour !== RED && colour !== GREEN) return false;
  return state.action[RED + GREEN - colour] > 0 && openTokens(state.players[seat], box.tokens.redGreen) !== 0;
}

/** The colour of a special action; white while the disc has not left the first space. [AM-WHITE-05] [AM-WHITE-06] */
export function specialColour(box: Box, state: State, seat: Seat): Colour {
  return state.action[WHITE] > 0 ? box.orderColours[state.players[seat].track] : WHITE;
}
