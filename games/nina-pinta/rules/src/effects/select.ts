import type { Seat } from '@portolan/kernel';
import type { Context } from '../decisions/types.ts';
import { BONUSES, type Face, KEPT, NOTHING } from '../ids.ts';
import { hasBonusChoice } from '../queries/bonus.ts';
import type { State } from '../state.ts';
import { enlargeShips } from './ships.ts';

/** From behind the screen to the bank. [NP-BENEFIT-03] */
export function payFor(state: State, seat: Seat, cost: number): void {
  state.players[seat].gold -= cost;
}

interface OnDisplay {
  readonly face: Face;
  readonly nth: number;
}

/** Takes a counter off the display: a Progress Benefit is kept, a Bonus Benefit played or kept. [NP-BONUS-01] */
export function takeBenefit(context: Context, seat: Seat, { face, nth }: OnDisplay, cost: number): void {
  const { state, emit } = context;
  takeOff(state, face, nth);
  keepBenefit(context, seat, face);
  emit?.({ kind: 'benefitSelected', seat, face, cost });
  if (!isKept(context, face)) playAtOnce(context, seat, face);
}

/** Progress Benefits, and Bonus Benefits with an hour-glass. [NP-BENEFIT-06] [NP-BONUS-02] */
export function isKept({ box }: Context, face: Face): boolean {
  return face >= box.faces.progressFrom || keptIndex(BONUSES[box.faces.bonus[face]]) >= 0;
}

/** Puts the counter behind the screen, if it is one to be kept. */
export function keepBenefit({ box, state }: Context, seat: Seat, face: Face): void {
  const player = state.players[seat];
  if (face >= box.faces.progressFrom) {
    player.progress[face - box.faces.progressFrom]++;
    return;
  }
  const kept = keptIndex(BONUSES[box.faces.bonus[face]]);
  if (kept >= 0) player.kept[kept]++;
}

function keptIndex(id: string): number {
  const names: readonly string[] = KEPT;
  return names.indexOf(id);
}

function takeOff(state: State, face: Face, nth: number): void {
  let left = nth;
  for (let space = 0; space < state.display.length; space++) {
    if (state.display[space] !== face || --left > 0) continue;
    state.display[space] = NOTHING;
    return;
  }
}

/** A counter that can have no effect is discarded. [NP-BONUS-03] */
function playAtOnce(context: Context, seat: Seat, face: Face): void {
  const { box, state, emit } = context;
  const bonus = box.faces.bonus[face];
  const id = BONUSES[bonus];
  if (id === 'gold') {
    takeGold(context, seat, face);
  } else if (id === 'largerShips') {
    enlargeShips(context, seat);
  } else if (hasBonusChoice(box, state, { seat, bonus })) {
    state.stack.push({ kind: 'playBonus', seat, bonus });
  } else {
    emit?.({ kind: 'bonusDiscarded', seat, bonus });
  }
}

/** [NP-BONUS-13] [NP-SOLO-77] */
export function takeGold({ box, state, emit }: Context, seat: Seat, face: Face): void {
  const gold = box.faces.gold[face];
  state.players[seat].gold += gold;
  emit?.({ kind: 'goldTaken', seat, gold });
}
