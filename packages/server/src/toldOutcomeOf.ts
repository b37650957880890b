import { type ToldOutcome, tellOutcome } from '@portolan/protocol';
import type { TableRow } from './store/store.ts';

/** How a match ended, as everybody is told; undefined until it is over. The row has the outcome of the rules. */
export function toldOutcomeOf({ seats, outcome }: Pick<TableRow, 'seats' | 'outcome'>): ToldOutcome | undefined {
  return outcome === undefined ? undefined : tellOutcome(outcome, seats);
}
