import type { Context } from '../decisions/types.ts';
import { dockHome } from '../effects/home.ts';
import { returnTreasure } from '../effects/refill.ts';
import { scoreVoyage } from '../effects/scoreVoyage.ts';

/** Scores the voyage once every ship is home. [FD-SCORE-01] [FD-SCORE-07] */
export function endVoyage(context: Context): boolean {
  dockIdleShips(context);
  scoreVoyage(context);
  returnTreasure(context); // [FD-SCORE-04]
  return false;
}

/** Ships that could not sail dock after all that did, in Sailing Order, without a bonus. [FD-LIMITS-03] */
function dockIdleShips(context: Context): void {
  const { outbound, players } = context.state;
  for (const seat of outbound) if (!players[seat].home) dockHome(context, seat, 0);
}
