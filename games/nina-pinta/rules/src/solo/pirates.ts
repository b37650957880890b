import type { Context } from '../decisions/types.ts';
import { takeByPirate } from '../effects/pirate.ts';
import { PIRATE, PLANCK, WORLDS, type World } from '../ids.ts';
import { bestOf, NEVER } from './bestOf.ts';
import { ASKED, choose, SOLOIST } from './choose.ts';
import { postureOf, shipIncome, worldIncome } from './posture.ts';

/** After sailing, Planck's Pirates are laid on compasses; false while a decision is open. [NP-SOLO-74] */
export function layPirates(context: Context): boolean {
  const { box, state } = context;
  while (state.players[PLANCK].kept[PIRATE] > 0) {
    const income = state.readings?.pirateByRevenue === true ? worldIncome : shipIncome; // [NP-SOLO-75]
    const options = bestOf(WORLDS.length, NEVER, (world) =>
      state.pirates[world] > 0 ? NEVER : income(box, state, postureOf(state, SOLOIST, world)),
    );
    if (options === 0) return true;
    const world = choose(state, 'pirate', options);
    if (world === ASKED) return false;
    layPirate(context, world);
  }
  return true;
}

/** One to a world. [NP-SOLO-75] */
export function layPirate(context: Context, world: World): void {
  const { state, emit } = context;
  state.players[PLANCK].kept[PIRATE]--;
  state.pirates[world] = 1;
  emit?.({ kind: 'pirateLaid', seat: PLANCK, world });
}

/** Half of the gold on the Soloist's ship, rounded down; the counter is discarded even if it took nothing. [NP-SOLO-75] */
export function plunderForPlanck(context: Context, world: World): void {
  const { state } = context;
  if (state.pirates[world] === 0) return;
  state.pirates[world] = 0;
  const gold = state.players[SOLOIST].cargo[world] >> 1;
  takeByPirate(context, { seat: PLANCK, owner: SOLOIST, world }, gold);
}
