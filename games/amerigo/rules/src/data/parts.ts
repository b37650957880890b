import { anything, integer, list, oneOf, type Shape, text } from '@portolan/kernel';

/** Ids stand in move texts and logs, so they have no blanks or signs. */
export const ID: Shape = text(/^[A-Za-z][A-Za-z0-9]{0,19}$/, 'an id of letters and digits that begins with a letter');
/** Points, gold, or pieces in the box. */
export const COUNT: Shape = integer(0, 99);
/** The same where none at all would make no sense. */
export const SOME: Shape = integer(1, 99);

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
