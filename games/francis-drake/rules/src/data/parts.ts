import { anything, integer, list, oneOf, type Shape, text } from '@portolan/kernel';

/** Ids stand in move texts and logs, so they have no blanks, digits or signs. */
export const ID: Shape = text(/^[a-z][A-Za-z]*$/, 'an id of letters that begins with a small one');
export const NAME: Shape = text(/^[^\s\p{C}](?:[^\p{C}]{0,38}[^\s\p{C}])?$/u, 'a name of 1 to 40 characters');
/** Points, or pieces in the stock. */
export const COUNT: Shape = integer(0, 99);
/** Guns or troops of a defence, cubes of a yield. */
export const FEW: Shape = integer(0, 9);
/** The same where none at all would make no sense. */
export const SOME: Shape = integer(1, 9);

/** One value and no other. */
export function only(wanted: string | number | boolean | null): Shape {
  const exact = oneOf([wanted]);
  const problem = `must be ${JSON.stringify(wanted)}`;
  return (value, path) => (exact(value, path) === undefined ? undefined : { path, problem });
}

export function listOf(item: Shape, length: number): Shape {
  return list(item, { min: length, max: length });
}

/** A list with a shape of its own for each entry. */
export function tuple(...shapes: readonly Shape[]): Shape {
  const sized = listOf(anything(), shapes.length);
  return (value, path) => {
    const fault = sized(value, path);
    if (fault !== undefined || !Array.isArray(value)) return fault;
    for (let i = 0; i < shapes.length; i++) {
      const inner = shapes[i](value[i], `${path}/${i}`);
      if (inner !== undefined) return inner;
    }
    return undefined;
  };
}
