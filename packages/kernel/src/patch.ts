import { InvariantError } from './result.ts';

/**
 * How one plain JSON value becomes another, as plain JSON itself:
 * - `[value]` replaces the whole value; `[value, key]` adds a field in front of the field `key`,
 * - `{ field: patch }` changes fields of an object, and `{ field: null }` removes one,
 * - `{ index: patch, length }` changes items of an array; `length` is there when the array grows or shrinks,
 * - `{}` changes nothing.
 */
export type Patch = Replacement | Changes;

type Replacement = readonly [value: unknown, before?: string];

interface Changes {
  readonly [key: string]: Patch | null | number;
}

type Json = Readonly<Record<string, unknown>>;
type Draft = Record<string, Patch | null | number>;

const NOTHING: Patch = Object.freeze({});

/** The patch that leads from `before` to `after`. Both are plain JSON. */
export function diff(before: unknown, after: unknown): Patch {
  return change(before, after) ?? NOTHING;
}

function change(before: unknown, after: unknown): Patch | undefined {
  if (before === after) return undefined;
  if (typeof before !== 'object' || typeof after !== 'object' || before === null || after === null) return [after];
  if (Array.isArray(after)) return Array.isArray(before) ? changeList(before, after) : [after];
  return Array.isArray(before) ? [after] : changeRecord(before as Json, after as Json);
}

function changeRecord(before: Json, after: Json): Patch | undefined {
  let draft: Draft | undefined;
  let kept = 0;
  for (const key in after) {
    const next = after[key];
    const last = before[key];
    if (next === last) {
      kept++;
    } else if (last === undefined || !Object.hasOwn(before, key)) {
      draft = put(draft, key, addition(before, after, key));
    } else {
      kept++;
      const inner = change(last, next);
      if (inner !== undefined) draft = put(draft, key, inner);
    }
  }
  for (const _ in before) kept--;
  // Without this count, every object would be searched for removed fields.
  if (kept === 0) return draft;
  for (const key in before) if (!Object.hasOwn(after, key)) draft = put(draft, key, null);
  return draft;
}

/** A new field keeps its place among the others, so that the patched value is the same text as well. */
function addition(before: Json, after: Json, added: string): Replacement {
  const keys = Object.keys(after);
  const next = keys.slice(keys.indexOf(added) + 1).find((key) => Object.hasOwn(before, key));
  return next === undefined ? [after[added]] : [after[added], next];
}

function changeList(before: readonly unknown[], after: readonly unknown[]): Patch | undefined {
  const common = Math.min(before.length, after.length);
  let draft: Draft | undefined;
  let changed = after.length - common;
  let flat = true;
  for (let at = 0; at < common; at++) {
    const next = after[at];
    if (typeof next === 'object') flat = false;
    if (next === before[at]) continue;
    const inner = change(before[at], next);
    if (inner === undefined) continue;
    changed++;
    draft ??= {};
    draft[at] = inner;
  }
  if (before.length === after.length && draft === undefined) return undefined;
  // A short list of plain values takes less room whole.
  if (after.length === 0 || (flat && changed * 3 >= after.length)) return [after];
  draft ??= {};
  for (let at = common; at < after.length; at++) draft[at] = [after[at]];
  if (before.length !== after.length) draft.length = after.length;
  return draft;
}

/**
 * `base` after the patch, as a new value: parts that the patch does not touch are the very same objects. Throws an
 * `InvariantError` when the patch was made for another base.
 */
export function applyPatch(base: unknown, patch: Patch): unknown {
  if (isReplacement(patch)) return patch[0];
  if (Array.isArray(base)) return patchList(base, patch);
  if (typeof base === 'object' && base !== null) return patchRecord(base as Json, patch);
  for (const _ in patch) throw misfit();
  return base;
}

function patchRecord(base: Json, patch: Changes): Json {
  const keys = Object.keys(patch);
  if (keys.length === 0) return base;
  let copy: Record<string, unknown> = { ...base };
  let anchored = false;
  for (const key of keys) {
    const inner = patch[key];
    if (inner === null) delete copy[key];
    else if (typeof inner !== 'object') throw misfit();
    else if (isReplacement(inner)) {
      define(copy, key, inner[0]);
      anchored ||= inner.length > 1;
    } else if (Object.hasOwn(base, key)) define(copy, key, applyPatch(base[key], inner));
    else throw misfit();
  }
  if (anchored) copy = inOrder(copy, patch);
  return copy;
}

/** The same fields, each new one in front of the field it was added before. */
function inOrder(record: Json, patch: Changes): Record<string, unknown> {
  const ordered: Record<string, unknown> = {};
  const anchorOf = (key: string): string | undefined => {
    const inner = Object.hasOwn(patch, key) ? patch[key] : undefined;
    return isReplacement(inner) ? inner[1] : undefined;
  };
  const keys = Object.keys(record);
  const added = keys.filter((key) => anchorOf(key) !== undefined);
  for (const key of keys) {
    if (anchorOf(key) !== undefined) continue;
    for (const one of added) if (anchorOf(one) === key) define(ordered, one, record[one]);
    define(ordered, key, record[key]);
  }
  if (Object.keys(ordered).length !== keys.length) throw misfit();
  return ordered;
}

function patchList(base: readonly unknown[], patch: Changes): readonly unknown[] {
  const keys = Object.keys(patch);
  if (keys.length === 0) return base;
  const { length = base.length } = patch;
  // Every new item is in the patch, so a patch cannot claim more room than it takes itself.
  if (!isIndex(length, base.length + keys.length)) throw misfit();
  const copy = base.slice(0, length);
  for (const key of keys) {
    if (key === 'length') continue;
    const at = Number(key);
    const inner = patch[key];
    if (typeof inner !== 'object' || inner === null || !isIndex(at, length - 1)) throw misfit();
    if (isReplacement(inner)) copy[at] = inner[0];
    else if (at < base.length) copy[at] = applyPatch(base[at], inner);
    else throw misfit();
  }
  if (copy.length !== length) throw misfit();
  for (let at = base.length; at < length; at++) if (!Object.hasOwn(patch, at)) throw misfit();
  return copy;
}

function isIndex(value: unknown, most: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most;
}

function isReplacement(patch: Patch | null | number | undefined): patch is Replacement {
  return Array.isArray(patch);
}

function put(draft: Draft | undefined, key: string, patch: Patch | null): Draft {
  const grown = draft ?? {};
  define(grown, key, patch);
  return grown;
}

/** Assignment to `__proto__` would change the object's prototype and add no field. */
function define(record: Record<string, unknown>, key: string, value: unknown): void {
  if (key !== '__proto__') record[key] = value;
  else Object.defineProperty(record, key, { value, writable: true, enumerable: true, configurable: true });
}

function misfit(): InvariantError {
  return new InvariantError('the patch was made for another value');
}
