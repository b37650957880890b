import { fail, ok, type Result } from './result.ts';

/** What is wrong in a JSON value, and where, as a JSON pointer. */
export interface ShapeFault {
  readonly path: string;
  readonly problem: string;
}

/** Validates a JSON value: the first fault, or undefined if it is valid. */
export type Shape = (value: unknown, path: string) => ShapeFault | undefined;

/** Reads `value` as a `T` if it fits `shape`. The caller guarantees that shape and type agree. */
export function readShape<T>(shape: Shape, value: unknown): Result<T, ShapeFault> {
  const fault = shape(value, '');
  return fault === undefined ? ok(value as T) : fail(fault);
}

/** Checks the parts of a well-formed value against each other and yields the faults. */
export type Check<T> = (value: T) => Iterable<ShapeFault>;

/** Reads `value`: first its shape, then the checks across its parts. Returns the first fault. */
export function readChecked<T>(shape: Shape, checks: readonly Check<T>[], value: unknown): Result<T, ShapeFault> {
  const read = readShape<T>(shape, value);
  if (!read.ok) return read;
  for (const check of checks) for (const fault of check(read.value)) return fail(fault);
  return read;
}

export function describeFault(fault: ShapeFault): string {
  return `${fault.path === '' ? '/' : fault.path}: ${fault.problem}`;
}

export function integer(min: number, max: number): Shape {
  return (value, path) =>
    typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max && !Object.is(value, -0)
      ? undefined
      : { path, problem: `must be a whole number from ${min} to ${max}, not ${show(value)}` };
}

export function boolean(): Shape {
  return (value, path) =>
    typeof value === 'boolean' ? undefined : { path, problem: `must be true or false, not ${show(value)}` };
}

export function text(pattern: RegExp, what: string): Shape {
  return (value, path) =>
    typeof value === 'string' && pattern.test(value)
      ? undefined
      : { path, problem: `must be ${what}, not ${show(value)}` };
}

export function oneOf(allowed: readonly (string | number | boolean | null)[]): Shape {
  return (value, path) =>
    allowed.some((item) => item === value)
      ? undefined
      : { path, problem: `must be one of ${allowed.map(show).join(', ')}, not ${show(value)}` };
}

/** Exactly this value. */
export function only(wanted: string | number | boolean | null): Shape {
  return (value, path) => (value === wanted ? undefined : { path, problem: `must be ${show(wanted)}` });
}

export function list(item: Shape, size: { readonly min: number; readonly max: number }): Shape {
  return (value, path) => {
    if (!Array.isArray(value)) return { path, problem: `must be a list, not ${show(value)}` };
    if (value.length < size.min || value.length > size.max) {
      const wanted = size.min === size.max ? `${size.min}` : `${size.min} to ${size.max}`;
      return { path, problem: `must have ${wanted} entries, not ${value.length}` };
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
    const fault = sized(value, path);
    if (fault !== undefined || !Array.isArray(value)) return fault;
    return firstFault(shapes, (shape, index) => shape(value[index], `${path}/${index}`));
  };
}

/** Fields wrapped in `optional` may be absent; all others are required, and unknown fields are faults. */
export function object(fields: Readonly<Record<string, Shape | Optional>>): Shape {
  return (value, path) => {
    if (!isRecord(value)) return { path, problem: `must be an object, not ${show(value)}` };
    const unknown = Object.keys(value).find((key) => !Object.hasOwn(fields, key));
    if (unknown !== undefined) return { path: `${path}/${pointer(unknown)}`, problem: 'is not a known field' };
    return firstFault(Object.entries(fields), ([key, field]) => {
      const here = `${path}/${pointer(key)}`;
      if (Object.hasOwn(value, key)) return (typeof field === 'function' ? field : field.optional)(value[key], here);
      return typeof field === 'function' ? { path: here, problem: 'is missing' } : undefined;
    });
  };
}

export interface Optional {
  readonly optional: Shape;
}

export function optional(shape: Shape): Optional {
  return { optional: shape };
}

/** An object used as a dictionary: every key fits one shape, every value another. */
export function table(key: RegExp, item: Shape): Shape {
  return (value, path) => {
    if (!isRecord(value)) return { path, problem: `must be an object, not ${show(value)}` };
    return firstFault(Object.entries(value), ([name, entry]) => {
      const here = `${path}/${pointer(name)}`;
      return key.test(name) ? item(entry, here) : { path: here, problem: 'is not a known field' };
    });
  };
}

/** All shapes must fit; the first fault is reported. */
export function allOf(...shapes: readonly Shape[]): Shape {
  return (value, path) => firstFault(shapes, (shape) => shape(value, path));
}

/** Accepts anything, for comments in a file. */
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
    const fault = check(items[i], i);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

function pointer(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1');
}

function show(value: unknown): string {
  if (value === undefined) return 'nothing';
  // JSON can represent -0, but JSON.stringify never writes it.
  const json = Object.is(value, -0) ? '-0' : (JSON.stringify(value) ?? `a ${typeof value}`);
  return json.length > 40 ? `${json.slice(0, 37)}...` : json;
}
