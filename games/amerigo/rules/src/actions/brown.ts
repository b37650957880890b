import type { Seat } from '@portolan/kernel';
import type { Context } from '../context.ts';
import { NOTHING, type Token } from '../ids.ts';
import { budgetAfterCashing } from '../queries/budget.ts';
import { reachEnd } from './trackEnd.ts';

/** Asks for the next move of the disc while a step is affordable. */
export function moveProgress(context: Context, seat: Seat, ap: number): void {
  const { box, state } = context;
  if (state.players[seat].progress === box.components.tracks.progress.last) {
    reachEnd(context, { seat, ap }, 'moveProgress');
  } else if (budgetAfterCashing(box, state, { seat, ap }) > 0) state.stack.push({ kind: 'moveProgress', seat, ap });
}

/** A token is due as soon as its space is reached, before the disc moves on. [AM-BROWN-02] [AM-BROWN-04] */
export function reachMark(context: Context, seat: Seat, ap: number): void {
  const { state } = context;
  let only: Token = NOTHING;
  for (let place = 0; place < state.display.length; place++) {
    const token = state.display[place];
    if (token === NOTHING) continue;
    if (only !== NOTHING) {
      state.stack.push({ kind: 'chooseToken', seat, ap });
      return;
    }
    only = token;
  }
  if (only !== NOTHING) takeToken(context, seat, only); // [AM-BROWN-07]
  moveProgress(context, seat, ap);
}

/** The place stays empty until the next round. [AM-BROWN-08] */
export function takeToken({ state, emit }: Context, seat: Seat, token: Token): void {
  state.display[state.display.indexOf(token)] = NOTHING;
  state.players[seat].tokens |= 1 << token;
  emit?.({ kind: 'tokenTaken', seat, token });
}
