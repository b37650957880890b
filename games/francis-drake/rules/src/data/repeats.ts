/** The places of the entries that repeat an earlier one. */
export function* repeats(entries: readonly unknown[]): Generator<number> {
  for (let at = 1; at < entries.length; at++) if (entries.indexOf(entries[at]) < at) yield at;
}
