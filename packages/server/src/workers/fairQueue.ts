/**
 * Items wait in groups. A group has one item out at a time; the group that has waited longest comes next, and one with
 * several items goes to the back after each.
 */
export interface FairQueue<T> {
  add(group: unknown, item: T): void;
  /** The next item; its group has to be released before it gets another. */
  take(): { readonly group: unknown; readonly item: T } | undefined;
  release(group: unknown): void;
  /** Removes a waiting item; false if it does not wait. */
  remove(group: unknown, item: T): boolean;
  /** How many items wait. */
  size(): number;
  /** Removes all waiting items. */
  clear(): T[];
}

export function makeFairQueue<T>(): FairQueue<T> {
  /** The group that has waited longest first. */
  const waiting = new Map<unknown, T[]>();
  const out = new Set<unknown>();
  let size = 0;
  return {
    add(group, item) {
      const items = waiting.get(group);
      if (items === undefined) waiting.set(group, [item]);
      else items.push(item);
      size++;
    },
    take() {
      for (const [group, items] of waiting) {
        const [item, ...others] = items;
        if (out.has(group) || item === undefined) continue;
        waiting.delete(group);
        if (others.length > 0) waiting.set(group, others);
        out.add(group);
        size--;
        return { group, item };
      }
      return undefined;
    },
    release(group) {
      out.delete(group);
      const items = waiting.get(group);
      if (items === undefined) return;
      waiting.delete(group);
      waiting.set(group, items);
    },
    remove(group, item) {
      const items = waiting.get(group);
      const at = items?.indexOf(item) ?? -1;
      if (items === undefined || at === -1) return false;
      items.splice(at, 1);
      if (items.length === 0) waiting.delete(group);
      size--;
      return true;
    },
    size: () => size,
    clear() {
      const items = [...waiting.values()].flat();
      waiting.clear();
      size = 0;
      return items;
    },
  };
}
