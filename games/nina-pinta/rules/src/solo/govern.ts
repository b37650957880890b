import type { Context } from '../decisions/types.ts';
import { collectRevenue, mineAll } from '../effects/revenue.ts';
import { board, canBoard } from '../effects/sailBack.ts';
import { setStore } from '../effects/store.ts';
import { LANDS, NOWHERE, PLANCK, type World } from '../ids.ts';
import { networkOf, ownStrongholds } from '../queries/revenue.ts';
import { buildForPlanck } from './build.ts';
import { drawWorldOrder } from './draws.ts';

const WORLD = 0;
const REVENUE = 1;
const BUILD = 2;

/** Before either side governs, a counter fixes Planck's three worlds. [NP-SOLO-58] [NP-SOLO-59] */
export function planGoverning(context: Context): void {
  const { state, emit } = context;
  state.goals = drawWorldOrder(context);
  emit?.({ kind: 'courseFixed', worlds: state.goals.slice() });
}

/** One step of Planck's turn up to the Captain; what follows is the same for all players. It may leave a decision pending. */
export function governPlanck(context: Context): void {
  const { state } = context;
  const { step } = state;
  state.step++;
  if (step === WORLD) begin(context, state.goals[state.round]);
  else if (step === REVENUE) collect(context);
  else if (step === BUILD) buildForPlanck(context, state.world);
  else recall(context);
}

function begin(context: Context, world: World): void {
  const { state, emit } = context;
  state.world = world;
  state.players[PLANCK].governed |= 1 << world;
  emit?.({ kind: 'worldGoverned', seat: PLANCK, world });
}

/** Everything Planck can store: the ship first, and revenue before Mines. [NP-SOLO-60] [NP-SOLO-61] */
function collect(context: Context): void {
  const { state } = context;
  collectRevenue(context, PLANCK, state.world);
  mineAll(context, PLANCK, state.world);
  shiftToShip(context);
}

/** In the other reading Planck empties the Strongholds joined to the ship, if people may. [NP-SOLO-61] [NP-REV-10] */
function shiftToShip(context: Context): void {
  const { box, state } = context;
  const { readings, world } = state;
  if (readings?.planckShiftsGold !== true || readings.strongholdGoldStays === true) return;
  const harbour = state.players[PLANCK].harbours[world];
  if (harbour === NOWHERE) return;
  const strongholds = ownStrongholds(state, PLANCK, world, networkOf(box, state, PLANCK, harbour));
  for (let land = 0; land < LANDS.length; land++) {
    if (((strongholds >> land) & 1) === 0) continue;
    setStore(context, { seat: PLANCK, place: world * LANDS.length + land, open: strongholds }, 0);
  }
}

/** The Captain boards whenever possible. [NP-SOLO-66] */
function recall(context: Context): void {
  const { box, state, emit } = context;
  const { world } = state;
  if (canBoard(box, state, PLANCK, world)) board(context, PLANCK, world);
  else if (state.players[PLANCK].captains[world] !== NOWHERE) emit?.({ kind: 'captainStayed', seat: PLANCK, world });
}
