import { boolean, isRecord, type Optional, optional } from './shape.ts';

/** Switches of which only those that are on are written down: what is at its default leaves no trace in options and states. */
export type Flags<K extends string> = { readonly [key in K]?: true };

/** The fields of the switches, for the shape of the options. */
export function flagFields(keys: readonly string[]): Readonly<Record<string, Optional>> {
  return Object.fromEntries(keys.map((key) => [key, optional(boolean())]));
}

/** A new object with the switches that are on; undefined if all are off. */
export function readFlags<K extends string>(input: unknown, keys: readonly K[]): Flags<K> | undefined {
  const on = isRecord(input) ? keys.filter((key) => input[key] === true) : [];
  return on.length === 0 ? undefined : (Object.fromEntries(on.map((key) => [key, true])) as Flags<K>);
}
