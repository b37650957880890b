import type { Seat } from '@portolan/kernel';
import type { Context } from '../decisions/types.ts';

/** The ship goes to the lowest-numbered free outbound dock. [FD-PROV-11] [FD-PROV-15] */
export function dock({ state, emit }: Context, seat: Seat): void {
  state.players[seat].docked = true;
  state.outbound.push(seat);
  emit?.({ kind: 'docked', seat, dock: state.outbound.length });
}
