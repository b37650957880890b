import { makeStore, type Readable } from '@portolan/client';

const store = makeStore<readonly string[]>([]);

/** The ids of the cards of what is pointed at now, by the log or the guide. Whoever draws the board may turn to it. */
export const pointed: Readable<readonly string[]> = store;

const MARK = 'data-pointed';

/** Marks the things on the board; an empty list takes the marks away. */
export function pointAt(ids: readonly string[]): void {
  store.set(ids);
  mark();
}

/** Sets the marks anew: what was drawn since may be pointed at as well. */
export function mark(): void {
  const wanted = new Set(ids().flatMap((id) => [...document.querySelectorAll(`[data-card="${CSS.escape(id)}"]`)]));
  for (const element of document.querySelectorAll(`[${MARK}]`)) {
    if (!wanted.has(element)) element.removeAttribute(MARK);
  }
  for (const element of wanted) element.setAttribute(MARK, '');
}

function ids(): readonly string[] {
  return store.get();
}
