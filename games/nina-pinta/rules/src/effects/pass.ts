import type { Seat } from '@portolan/kernel';
import type { Context } from '../decisions/types.ts';
import { NOBODY, TURN_ORDER } from '../ids.ts';

/** Puts the marker on a Pass space; an occupied one costs a Turn Order counter and pushes. [NP-BENEFIT-08] [NP-BONUS-19] */
export function passTo(context: Context, seat: Seat, space: number): void {
  const { state, emit } = context;
  const player = state.players[seat];
  const pushed = state.passes[space] !== NOBODY;
  if (pushed) {
    player.kept[TURN_ORDER]--;
    push(state.passes, space);
  }
  state.passes[space] = seat;
  player.passed = true;
  emit?.({ kind: 'passed', seat, space, pushed, spaces: state.passes.slice() });
}

/** Frees a space: its marker and those behind it move later, or else those before it earlier. [NP-BONUS-20] */
function push(passes: Seat[], space: number): void {
  const later = passes.indexOf(NOBODY, space);
  if (later >= 0) {
    for (let at = later; at > space; at--) passes[at] = passes[at - 1];
    return;
  }
  const earlier = passes.lastIndexOf(NOBODY, space);
  for (let at = earlier; at < space; at++) passes[at] = passes[at + 1];
}
