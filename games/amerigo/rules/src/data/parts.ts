import { integer, type Shape, text } from '@portolan/kernel';
import { fault } from './problems.ts';

/** Ids stand in move texts and logs, so they have no blanks or signs. */
export const ID: Shape = text(/^[A-Za-z][A-Za-z0-9]{0,19}$/, (path, found) =>
  fault(path, 'idOfLettersAndDigits', { found }),
);
/** Points, gold, or pieces in the box. */
export const COUNT: Shape = integer(0, 99);
/** The same where none at all would make no sense. */
export const SOME: Shape = integer(1, 99);
