import type { EventSink, Seat } from '@portolan/kernel';
import type { Box } from '../box.ts';
import type { Event } from '../events.ts';
import { BONUSES, type Face, KEPT, NOTHING } from '../ids.ts';
import { hasBonusChoice } from '../queries/bonus.ts';
import type { State } from '../state.ts';
import { enlargeShips } from './ships.ts';

/** From behind the screen to the bank. [NP-BENEFIT-03] */
export function payFor(state: State, seat: Seat, cost: number): void {
  state.players[seat].gold -= cost;
}

/** Takes a counter off the display: a Progress Benefit is kept, a Bonus Benefit played or kept. [NP-BONUS-01] */
export function takeBenefit(
  box: Box,
  state: State,
  seat: Seat,
  { face, nth }: { readonly face: Face; readonly nth: number },
  cost: number,
  emit?: EventSink<Event>,
): void {
  takeOff(state, face, nth);
  const { progressFrom } = box.faces;
  if (face >= progressFrom) state.players[seat].progress[face - progressFrom]++;
  emit?.({ kind: 'benefitSelected', seat, face, cost });
  if (face < progressFrom) takeBonus(box, state, seat, face, emit);
}

function takeOff(state: State, face: Face, nth: number): void {
  let left = nth;
  for (let space = 0; space < state.display.length; space++) {
    if (state.display[space] !== face || --left > 0) continue;
    state.display[space] = NOTHING;
    return;
  }
}

/** Kept with an hour-glass, else played at once; discarded where it can do nothing. [NP-BONUS-02] [NP-BONUS-03] */
function takeBonus(box: Box, state: State, seat: Seat, face: Face, emit?: EventSink<Event>): void {
  const bonus = box.faces.bonus[face];
  const id = BONUSES[bonus];
  const names: readonly string[] = KEPT;
  const kept = names.indexOf(id);
  const player = state.players[seat];
  if (kept >= 0) {
    player.kept[kept]++;
  } else if (id === 'gold') {
    const gold = box.faces.gold[face]; // [NP-BONUS-13]
    player.gold += gold;
    emit?.({ kind: 'goldTaken', seat, gold });
  } else if (id === 'largerShips') {
    enlargeShips(state, seat, emit);
  } else if (hasBonusChoice(box, state, seat, bonus)) {
    state.stack.push({ kind: 'playBonus', seat, bonus });
  } else {
    emit?.({ kind: 'bonusDiscarded', seat, bonus });
  }
}
