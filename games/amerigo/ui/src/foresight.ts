import type { Box, Move, View } from '@portolan/amerigo';
import type { ActionForecast } from './forecastAction.ts';

type Foresight = (box: Box, view: View, move: Move) => ActionForecast | undefined;

let known: Foresight | undefined;

/**
 * What an action would do. It takes most of the rules, so a page has it only once the controls are loaded, which is
 * before anything can be chosen.
 */
export function foreseeAction(box: Box, view: View, move: Move): ActionForecast | undefined {
  return known?.(box, view, move);
}

export function learnForesight(foresight: Foresight): void {
  known = foresight;
}
