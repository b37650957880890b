import { type Shape, text } from '@portolan/kernel';

/** Ids stand in move texts and logs, so they have no blanks, digits or signs. */
export const ID: Shape = text(/^[a-z][A-Za-z]*$/, 'an id of letters that begins with a small one');

export const NAME: Shape = text(/^\S(?:.{0,38}\S)?$/u, 'a name of 1 to 40 characters');
