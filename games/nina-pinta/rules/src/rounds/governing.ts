import type { Seat } from '@portolan/kernel';
import { canBuild } from '../decisions/build.ts';
import { hasRevenueChoice } from '../decisions/collectRevenue.ts';
import type { Context } from '../decisions/types.ts';
import { BUILD, CAPTAIN, CHOOSE, endBuilding, endPirates, PIRATES, REVENUE } from '../effects/governing.ts';
import { collectRevenue } from '../effects/revenue.ts';
import { canBoard, sailBack } from '../effects/sailBack.ts';
import { PIRATE, SELECTING, WORLDS } from '../ids.ts';
import { isPlanck } from '../queries/planck.ts';
import { governPlanck } from '../solo/govern.ts';
import { plunderForPlanck } from '../solo/pirates.ts';
import type { State } from '../state.ts';
import { active, enterPhase, nextTurn } from './phase.ts';

/** A Pirate takes at most half, rounded down, so there is nothing to take from less than this. [NP-BACK-12] */
const LEAST_PREY = 2;

/** Phase 4: three rounds in which every player governs one world. [NP-GOV-01] */
export function govern(context: Context): void {
  const { box, state } = context;
  if (state.round === WORLDS.length) {
    enterPhase(state, SELECTING);
    return;
  }
  const seat = active(state);
  const { world } = state;
  if (state.step < PIRATES && isPlanck(state, seat)) {
    governPlanck(context);
    return;
  }
  switch (state.step) {
    case CHOOSE:
      state.stack.push({ kind: 'chooseWorld', seat });
      return;
    case REVENUE:
      state.step = BUILD;
      if (hasRevenueChoice(box, state, seat, world)) state.stack.push({ kind: 'collectRevenue', seat, world });
      else collectRevenue(context, seat, world);
      return;
    case BUILD:
      if (canBuild(box, state, seat, world)) state.stack.push({ kind: 'build', seat, world });
      else endBuilding(state);
      return;
    case CAPTAIN:
      state.step = PIRATES;
      if (canBoard(box, state, seat, world)) state.stack.push({ kind: 'recallCaptain', seat, world });
      return;
    default:
      if (state.step < PIRATES + state.order.length) {
        askPirates(state, seat);
        return;
      }
      if (state.seats === 1 && !isPlanck(state, seat)) plunderForPlanck(context, world);
      sailBack(context, seat, world);
      nextTurn(state);
  }
}

/** The opponents in turn order, with or without a Pirate, while any Pirate is unplayed and there is gold to take. [NP-BACK-14] */
function askPirates(state: State, owner: Seat): void {
  const { world, players } = state;
  if (players[owner].cargo[world] < LEAST_PREY || !isPirateOut(state)) {
    state.step = PIRATES + state.order.length;
    return;
  }
  const seat = state.order[state.step - PIRATES];
  if (seat === owner || players[seat].declined || isPlanck(state, seat) || isKnownEmpty(state, seat)) endPirates(state);
  else state.stack.push({ kind: 'playPirate', seat, owner, world });
}

function isPirateOut({ players }: State): boolean {
  for (let seat = 0; seat < players.length; seat++) if (players[seat].kept[PIRATE] > 0) return true;
  return false;
}

/** With open holdings, and against Planck, only players with a Pirate are asked. [NP-SOLO-94] */
function isKnownEmpty(state: State, seat: Seat): boolean {
  return (state.open || state.seats === 1) && state.players[seat].kept[PIRATE] === 0;
}
