import { canHarbour } from '../decisions/sailShip.ts';
import type { Context } from '../decisions/types.ts';
import { turnBack } from '../effects/harbour.ts';
import { reduceWorld } from '../effects/reduce.ts';
import { GOVERNING, SHIPS } from '../ids.ts';
import { isPlanck } from '../queries/planck.ts';
import { canMigrate } from '../queries/sailing.ts';
import { planGoverning } from '../solo/govern.ts';
import { layPirates } from '../solo/pirates.ts';
import { sailPlanck } from '../solo/sail.ts';
import type { State } from '../state.ts';
import { active, enterPhase, nextTurn } from './phase.ts';

/** The steps of a player-turn. [NP-SAIL-03] */
const SHIP = 0;
const MIGRATE = 1;
const REDUCE = 2;

/** Phase 3: three rounds in which every player sails one ship. [NP-SAIL-01] [NP-SAIL-12] */
export function sail(context: Context): void {
  const { box, state } = context;
  if (state.round === SHIPS) {
    forgetVoyages(state);
    if (state.seats === 1) endSailing(context);
    else enterPhase(state, GOVERNING);
    return;
  }
  const seat = active(state);
  if (isPlanck(state, seat)) {
    sailPlanck(context);
    return;
  }
  const world = state.players[seat].voyage[state.round];
  switch (state.step) {
    case SHIP:
      state.step = MIGRATE;
      if (canHarbour(box, state, seat, world)) state.stack.push({ kind: 'sailShip', seat, world });
      else turnBack(context, seat, world);
      return;
    case MIGRATE:
      state.step = REDUCE;
      if (canMigrate(box, state, seat, world)) state.stack.push({ kind: 'migrate', seat, world });
      return;
    default:
      reduceWorld(context, seat, world);
      nextTurn(state);
  }
}

/** The order of sailing no longer matters, and views no longer show it. */
function forgetVoyages({ players }: State): void {
  for (const { voyage } of players) for (let ship = 0; ship < SHIPS; ship++) voyage[ship] = ship;
}

/** In the solo game Planck's Pirates are laid before either side governs. [NP-SOLO-59] [NP-SOLO-74] */
function endSailing(context: Context): void {
  const { state } = context;
  if (!layPirates(context)) return;
  enterPhase(state, GOVERNING);
  planGoverning(context);
}
