import { anything, list, type Shape } from '@portolan/kernel';

/** A list with a shape of its own for each entry. */
export function tuple(...shapes: readonly Shape[]): Shape {
  const sized = list(anything(), { min: shapes.length, max: shapes.length });
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
