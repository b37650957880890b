/**
 * Holds items in progress, each under a number that is reused once the item is taken out.
 *
 * A `Map` with ever new keys would do, but for the garbage collector. V8 replaces the table of such a map every
 * few hundred changes, and a replaced table keeps its entries and leads to the next one. As soon as one of them has grown
 * old, all that was ever under way since survives until the next full collection, with everything that waited for it.
 */
export class Slots<T> {
  #slots: (T | undefined)[] = [];
  #free: number[] = [];

  /** Returns its number. */
  add(value: T): number {
    const at = this.#free.pop() ?? this.#slots.length;
    this.#slots[at] = value;
    return at;
  }

  /** Takes it out; undefined if there is none. */
  take(at: number): T | undefined {
    const value = this.#slots[at];
    if (value === undefined) return undefined;
    this.#slots[at] = undefined;
    this.#free.push(at);
    return value;
  }

  takeAll(): T[] {
    const all = this.#slots.filter((value) => value !== undefined);
    this.#slots = [];
    this.#free = [];
    return all;
  }
}
