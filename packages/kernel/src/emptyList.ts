/** Empties a list that is filled again and again. Setting its length to 0 would give back the memory it needs next. */
export function emptyList(list: unknown[]): void {
  while (list.length > 0) list.pop();
}
