import type { View } from '@portolan/francis-drake';
import { useMemo, useRef } from 'preact/hooks';

const written = new WeakMap<object, string>();

function write(part: object): string {
  const known = written.get(part);
  if (known !== undefined) return known;
  const text = JSON.stringify(part);
  written.set(part, text);
  return text;
}

function share<T extends object>(one: T | undefined, next: T): T {
  return one !== undefined && (one === next || write(one) === write(next)) ? one : next;
}

function shareAll<T extends object>(one: readonly T[], next: readonly T[]): readonly T[] {
  const shared = next.map((part, at) => share(one[at], part));
  return shared.length === one.length && shared.every((part, at) => part === one[at]) ? one : shared;
}

/** The same view, in which every part that says what it said before is the very object of before. */
export function shareParts(before: View, next: View): View {
  return {
    ...next,
    street: shareAll(before.street, next.street),
    players: shareAll(before.players, next.players),
    map: shareAll(before.map, next.map),
    docks: share(before.docks, next.docks),
    holders: share(before.holders, next.holders),
  };
}

/** News bring a whole view; what has not changed in it need not be drawn again. */
export function useShared(view: View): View {
  const last = useRef(view);
  return useMemo(() => {
    last.current = shareParts(last.current, view);
    return last.current;
  }, [view]);
}
