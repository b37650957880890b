import { InvariantError, type Seat } from '@portolan/kernel';
import type { Context } from '../decisions/types.ts';
import { NOBODY, TURN_ORDER } from '../ids.ts';
import { canPush, EARLIER, LATER, type Side } from '../queries/passes.ts';

/** Puts the marker on a Pass space; an occupied one costs a Turn Order counter and pushes. [NP-BENEFIT-08] [NP-BONUS-19] */
export function passTo(context: Context, seat: Seat, space: number): void {
  const { state } = context;
  const { passes } = state;
  const owner = passes[space];
  if (owner === NOBODY) {
    takeSpace(context, seat, space, false);
    return;
  }
  state.players[seat].kept[TURN_ORDER]--;
  const later = canPush(passes, space, LATER);
  // [NP-BONUS-20]
  if (state.readings?.pushedChoosesSide === true && later && canPush(passes, space, EARLIER)) {
    state.stack.push({ kind: 'makeWay', seat: owner, by: seat, space });
    return;
  }
  pushTo(context, { seat, space, side: later ? LATER : EARLIER });
}

export interface Push {
  /** Who pushes. */
  readonly seat: Seat;
  readonly space: number;
  readonly side: Side;
}

/** Frees a space, whose marker and those beside it move by one up to the first empty space, and takes it. [NP-BONUS-20] */
export function pushTo(context: Context, { seat, space, side }: Push): void {
  const { passes } = context.state;
  let to = space;
  while (to >= 0 && to < passes.length && passes[to] !== NOBODY) to += side;
  if (passes[to] !== NOBODY) throw new InvariantError(`nothing is free beside Pass space ${space}`);
  for (; to !== space; to -= side) passes[to] = passes[to - side];
  takeSpace(context, seat, space, true);
}

function takeSpace({ state, emit }: Context, seat: Seat, space: number, pushed: boolean): void {
  state.passes[space] = seat;
  state.players[seat].passed = true;
  emit?.({ kind: 'passed', seat, space, pushed, spaces: state.passes.slice() });
}
