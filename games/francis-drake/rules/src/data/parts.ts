import { integer, type Shape, text } from '@portolan/kernel';
import { fault } from './problems.ts';

/** Ids stand in move texts and logs, so they have no blanks, digits or signs. */
export const ID: Shape = text(/^[a-z][A-Za-z]*$/, (path, found) => fault(path, 'idOfLetters', { found }));
export const NAME: Shape = text(/^[^\s\p{C}](?:[^\p{C}]{0,38}[^\s\p{C}])?$/u, (path, found) =>
  fault(path, 'shortName', { found }),
);
/** Points, or pieces in the stock. */
export const COUNT: Shape = integer(0, 99);
/** Guns or troops of a defence, cubes of a yield. */
export const FEW: Shape = integer(0, 9);
/** The same where none at all would make no sense. */
export const SOME: Shape = integer(1, 9);
