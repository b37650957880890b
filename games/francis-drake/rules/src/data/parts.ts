import { integer, type Shape, text } from '@portolan/kernel';

/** Ids stand in move texts and logs, so they have no blanks, digits or signs. */
export const ID: Shape = text(/^[a-z][A-Za-z]*$/, 'an id of letters that begins with a small one');
export const NAME: Shape = text(/^[^\s\p{C}](?:[^\p{C}]{0,38}[^\s\p{C}])?$/u, 'a name of 1 to 40 characters');
/** Points, or pieces in the stock. */
export const COUNT: Shape = integer(0, 99);
/** Guns or troops of a defence, cubes of a yield. */
export const FEW: Shape = integer(0, 9);
/** The same where none at all would make no sense. */
export const SOME: Shape = integer(1, 9);
