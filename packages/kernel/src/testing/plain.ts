/**
 * The first thing in `value` that JSON would lose or change, with its place; undefined if there is none. With `seen`,
 * also the first object that is referenced twice.
 */
export function findUnplain(value: unknown, seen?: Set<object>): string | undefined {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return undefined;
    case 'number':
      if (!Number.isFinite(value)) return ` is ${value}`;
      return Object.is(value, -0) ? ' is -0' : undefined;
    case 'object':
      if (!isBranch(value)) return undefined;
      if (seen?.has(value)) return ' is reachable twice';
      seen?.add(value);
      return Array.isArray(value) ? findUnplainItem(value, seen) : findUnplainField(value, seen);
    default:
      return ` is ${value === undefined ? 'undefined' : `a ${typeof value}`}`;
  }
}

function findUnplainItem(items: readonly unknown[], seen?: Set<object>): string | undefined {
  for (let i = 0; i < items.length; i++) {
    const item = items[i];
    // Most lists contain integers, which need no further check.
    if (typeof item === 'number' && item !== 0 && Number.isInteger(item)) continue;
    const fault = findUnplain(item, seen);
    if (fault !== undefined) return `/${i}${fault}`;
  }
  return Object.keys(items).length === items.length ? undefined : ' is a list with holes or names';
}

function findUnplainField(record: Branch, seen?: Set<object>): string | undefined {
  const prototype: unknown = Object.getPrototypeOf(record);
  if (prototype !== Object.prototype && prototype !== null) return ' is not a plain object';
  // Plain key iteration, because this walk is the most expensive part of a check.
  for (const key in record) {
    const fault = findUnplain(record[key], seen);
    if (fault !== undefined) return `/${key}${fault}`;
  }
  return undefined;
}

/** The place of the first object in `value` that also belongs to `owned`. */
export function findShared(value: unknown, owned: ReadonlySet<object>): string | undefined {
  if (!isBranch(value)) return undefined;
  if (owned.has(value)) return '';
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) {
      const place = findShared(value[i], owned);
      if (place !== undefined) return `/${i}${place}`;
    }
    return undefined;
  }
  for (const key in value) {
    const place = findShared(value[key], owned);
    if (place !== undefined) return `/${key}${place}`;
  }
  return undefined;
}

export function objectsOf(value: unknown, into = new Set<object>()): Set<object> {
  if (!isBranch(value) || into.has(value)) return into;
  into.add(value);
  if (Array.isArray(value)) for (let i = 0; i < value.length; i++) objectsOf(value[i], into);
  else for (const key in value) objectsOf(value[key], into);
  return into;
}

/** The first place where two plain values differ, ignoring the order of keys; undefined if they are equal. */
export function findDifference(one: unknown, other: unknown): string | undefined {
  if (Object.is(one, other)) return undefined;
  if (!isBranch(one) || !isBranch(other) || Array.isArray(one) !== Array.isArray(other)) {
    return `: ${brief(one)} and ${brief(other)}`;
  }
  if (Array.isArray(one) && Array.isArray(other)) return findItemDifference(one, other);
  for (const key in one) {
    const here = findDifference(one[key], other[key]);
    if (here !== undefined) return `/${key}${here}`;
    if (!Object.hasOwn(other, key)) return `/${key}: there and absent`;
  }
  for (const key in other) {
    if (!Object.hasOwn(one, key)) return `/${key}: absent and ${brief(other[key])}`;
  }
  return undefined;
}

function findItemDifference(one: readonly unknown[], other: readonly unknown[]): string | undefined {
  const length = Math.max(one.length, other.length);
  for (let i = 0; i < length; i++) {
    const here = findDifference(one[i], other[i]);
    if (here !== undefined) return `/${i}${here}`;
  }
  return one.length === other.length ? undefined : `: ${one.length} entries and ${other.length}`;
}

/** The first place where two different JSON texts differ in content. */
export function differenceOf(one: string, other: string): string {
  return findDifference(JSON.parse(one), JSON.parse(other)) ?? ' in the order of keys';
}

export type Branch = Readonly<Record<string, unknown>>;

export function isBranch(value: unknown): value is Branch {
  return typeof value === 'object' && value !== null;
}

function brief(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
}
