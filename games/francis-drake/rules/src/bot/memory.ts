/** What was made for a key, or else `make` makes it. */
export type Memory<Key, Value> = (key: Key, make: () => Value) => Value;

/** Remembers at most so many values, then forgets them all: most of them concern games that are over. */
export function makeMemory<Key, Value>(most: number): Memory<Key, Value> {
  const made = new Map<Key, Value>();
  return (key, make) => {
    const known = made.get(key);
    if (known !== undefined) return known;
    if (made.size >= most) made.clear();
    const value = make();
    made.set(key, value);
    return value;
  };
}
