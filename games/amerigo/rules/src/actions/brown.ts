import type { EventSink, Seat } from '@portolan/kernel';
import type { Box } from '../box.ts';
import { endTrack } from '../effects/gold.ts';
import type { Event } from '../events.ts';
import { BROWN, NOTHING, type Token } from '../ids.ts';
import { purse } from '../queries/purse.ts';
import type { State } from '../state.ts';

/** Asks how far to go on, while a step could be paid. */
export function moveProgress(box: Box, state: State, seat: Seat, ap: number, emit?: EventSink<Event>): void {
  const player = state.players[seat];
  if (player.progress === box.components.tracks.progress.last) {
    if (ap > 0) endTrack(box, state, seat, BROWN, emit); // [AM-GOLD-03] [AM-GOLD-04]
  } else if (ap + purse(box, player) > 0) state.stack.push({ kind: 'moveProgress', seat, ap });
}

/** A token is due as soon as its space is reached, before the disc moves on. [AM-BROWN-02] [AM-BROWN-04] */
export function reachMark(box: Box, state: State, seat: Seat, ap: number, emit?: EventSink<Event>): void {
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
  if (only !== NOTHING) takeToken(state, seat, only, emit); // [AM-BROWN-07]
  moveProgress(box, state, seat, ap, emit);
}

/** The place stays empty until the next round. [AM-BROWN-08] */
export function takeToken(state: State, seat: Seat, token: Token, emit?: EventSink<Event>): void {
  state.display[state.display.indexOf(token)] = NOTHING;
  state.players[seat].tokens |= 1 << token;
  emit?.({ kind: 'tokenTaken', seat, token });
}
