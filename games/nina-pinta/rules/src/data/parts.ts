import { integer, type Shape, type ShapeFault, text } from '@portolan/kernel';
import { fault } from './problems.ts';

/** Words stand in move texts and logs, so they have no blanks or signs. */
export const WORD: Shape = text(/^[a-z][A-Za-z0-9]{0,19}$/, (path, found) => fault(path, 'word', { found }));
export const NAME: Shape = text(/^\S.{0,38}\S$/, (path, found) => fault(path, 'name', { found }));
/** Points, gold, or pieces in the box. */
export const COUNT: Shape = integer(0, 99);
/** The same where none at all would make no sense. */
export const SOME: Shape = integer(1, 99);

/** Entries of a list that name again what an earlier one has named. */
export function* repeats(path: string, entries: readonly { readonly id: string }[]): Generator<ShapeFault> {
  for (const [at, { id }] of entries.entries()) {
    if (entries.findIndex((one) => one.id === id) < at) {
      yield fault(`${path}/${at}`, 'repeated', { id });
    }
  }
}
