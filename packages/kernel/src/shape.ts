import { faultMaker, SHAPE_PROBLEMS, type ShapeFault } from './fault.ts';
import { fail, ok, type Result } from './result.ts';

const fault = faultMaker(SHAPE_PROBLEMS);

/** Checks a JSON value: undefined if it fits, otherwise its first fault. */
export type Shape = (value: unknown, path: string) => ShapeFault | undefined;

/** Reads `value` as a `T` if it fits `shape`. The caller ensures that shape and type agree. */
export function readShape<T>(shape: Shape, value: unknown): Result<T, ShapeFault> {
  const found = shape(value, '');
  return found === undefined ? ok(value as T) : fail(found);
}

/** Checks the parts of a well-shaped value against each other, and yields the faults. */
export type Check<T> = (value: T) => Iterable<ShapeFault>;

/** Reads `value` by its shape, then by `checks`; reports the first fault. */
export function readChecked<T>(shape: Shape, checks: readonly Check<T>[], value: unknown): Result<T, ShapeFault> {
  const read = readShape<T>(shape, value);
  if (!read.ok) return read;
  for (const check of checks) for (const found of check(read.value)) return fail(found);
  return read;
}

export function integer(min: number, max: number): Shape {
  return (value, path) =>
    typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max && !Object.is(value, -0)
      ? undefined
      : fault(path, 'integerRange', { min, max, found: show(value) });
}

export function boolean(): Shape {
  return (value, path) => (typeof value === 'boolean' ? undefined : fault(path, 'boolean', { found: show(value) }));
}

/** A string that matches `pattern`. `mismatch` makes the fault of any other value, given how that value is written. */
export function text(pattern: RegExp, mismatch: (path: string, found: string) => ShapeFault): Shape {
  return (value, path) => (typeof value === 'string' && pattern.test(value) ? undefined : mismatch(path, show(value)));
}

export function oneOf(allowed: readonly (string | number | boolean | null)[]): Shape {
  return (value, path) =>
    allowed.some((item) => item === value)
      ? undefined
      : fault(path, 'oneOf', { allowed: allowed.map(show).join(', '), found: show(value) });
}

/** Exactly this value. */
export function only(wanted: string | number | boolean | null): Shape {
  return (value, path) => (value === wanted ? undefined : fault(path, 'only', { wanted: show(wanted) }));
}

export function list(item: Shape, size: { readonly min: number; readonly max: number }): Shape {
  return (value, path) => {
    if (!Array.isArray(value)) return fault(path, 'list', { found: show(value) });
    const found = value.length;
    if (found < size.min || found > size.max) {
      return size.min === size.max
        ? fault(path, 'entryCount', { count: size.min, found })
        : fault(path, 'entryRange', { ...size, found });
    }
    return firstFault(value, (entry, index) => item(entry, `${path}/${index}`));
  };
}

export function listOf(item: Shape, length: number): Shape {
  return list(item, { min: length, max: length });
}

/** A list with a separate shape for each entry. */
export function tuple(...shapes: readonly Shape[]): Shape {
  const sized = listOf(anything(), shapes.length);
  return (value, path) => {
    const found = sized(value, path);
    if (found !== undefined || !Array.isArray(value)) return found;
    return firstFault(shapes, (shape, index) => shape(value[index], `${path}/${index}`));
  };
}

/** An object with exactly these fields; only a field wrapped in `optional` may be absent. */
export function object(fields: Readonly<Record<string, Shape | Optional>>): Shape {
  // Every message from a page is checked, so what does not depend on it is prepared.
  const known = Object.entries(fields).map(([key, field]) => {
    const isOptional = typeof field !== 'function';
    return { key, step: `/${pointer(key)}`, shape: isOptional ? field.optional : field, isOptional };
  });
  return (value, path) => {
    if (!isRecord(value)) return fault(path, 'object', { found: show(value) });
    const unknown = Object.keys(value).find((key) => !Object.hasOwn(fields, key));
    if (unknown !== undefined) return fault(`${path}/${pointer(unknown)}`, 'unknownField');
    return firstFault(known, ({ key, step, shape, isOptional }) => {
      const here = path + step;
      if (Object.hasOwn(value, key)) return shape(value[key], here);
      return isOptional ? undefined : fault(here, 'missing');
    });
  };
}

export interface Optional {
  readonly optional: Shape;
}

export function optional(shape: Shape): Optional {
  return { optional: shape };
}

/** An object used as a map: its keys match `key`, its values have the shape `item`. */
export function table(key: RegExp, item: Shape): Shape {
  return (value, path) => {
    if (!isRecord(value)) return fault(path, 'object', { found: show(value) });
    return firstFault(Object.entries(value), ([name, entry]) => {
      const here = `${path}/${pointer(name)}`;
      return key.test(name) ? item(entry, here) : fault(here, 'unknownField');
    });
  };
}

/** Fits all the shapes; reports the first fault. */
export function allOf(...shapes: readonly Shape[]): Shape {
  return (value, path) => firstFault(shapes, (shape) => shape(value, path));
}

/** Accepts any value, such as a remark. */
export function anything(): Shape {
  return () => undefined;
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function firstFault<T>(
  items: readonly T[],
  check: (item: T, index: number) => ShapeFault | undefined,
): ShapeFault | undefined {
  for (let i = 0; i < items.length; i++) {
    const found = check(items[i], i);
    if (found !== undefined) return found;
  }
  return undefined;
}

function pointer(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1');
}

function show(value: unknown): string {
  if (value === undefined) return 'nothing';
  // `JSON.parse` can produce -0, but `JSON.stringify` writes it as 0.
  const json = Object.is(value, -0) ? '-0' : (JSON.stringify(value) ?? `a ${typeof value}`);
  return json.length > 40 ? `${json.slice(0, 37)}...` : json;
}
