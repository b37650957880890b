import { makeStore, type Readable } from '@portolan/client';
import './pointing.css';

const store = makeStore<readonly string[]>([]);

/** The card ids that the log or the guide is pointing at. A board that shows one sheet at a time may turn to them. */
export const pointed: Readable<readonly string[]> = store;

const MARK = 'data-pointed';
let stop = (): void => {};

/** Marks the things on the board, including those drawn later; an empty list removes the marks. */
export function pointAt(ids: readonly string[]): void {
  stop();
  store.set(ids);
  mark();
  stop = ids.length === 0 ? () => {} : watch(document.body, mark);
}

function mark(): void {
  markAll(document.body, store.get());
}

/** Marks the things of these names in a part of the page, and nothing else there. */
export function markAll(root: Element, ids: readonly string[]): void {
  const wanted = new Set(ids.flatMap((id) => elementsOf(root, id)));
  for (const element of root.querySelectorAll(`[${MARK}]`)) {
    if (!wanted.has(element)) element.removeAttribute(MARK);
  }
  for (const element of wanted) {
    // Setting it again would repaint the element.
    if (!element.hasAttribute(MARK)) element.setAttribute(MARK, '');
  }
}

/** What has the card, or else the piece or spot of that name. */
function elementsOf(root: Element, id: string): readonly Element[] {
  const named = (...names: readonly string[]): Element[] => [
    ...root.querySelectorAll(names.map((name) => `[data-${name}="${CSS.escape(id)}"]`).join()),
  ];
  const cards = named('card');
  return cards.length > 0 ? cards : named('piece', 'spot');
}

/** Calls back, at most once a frame, when a part of the page changes. */
export function watch(root: Element, onChange: () => void): () => void {
  let frame = 0;
  const observer = new MutationObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(onChange);
  });
  observer.observe(root, { childList: true, subtree: true });
  return () => {
    cancelAnimationFrame(frame);
    observer.disconnect();
  };
}
