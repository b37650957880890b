import { makeStore, type Readable } from '@portolan/client';

const store = makeStore<readonly string[]>([]);

/** The ids of the cards of what is pointed at now, by the log or the guide. Whoever draws the board may turn to it. */
export const pointed: Readable<readonly string[]> = store;

const MARK = 'data-pointed';
let stop = (): void => {};

/** Marks the things on the board, also those that are drawn later; an empty list takes the marks away. */
export function pointAt(ids: readonly string[]): void {
  stop();
  store.set(ids);
  mark();
  stop = ids.length === 0 ? () => {} : watchPage();
}

function mark(): void {
  const wanted = new Set(
    store.get().flatMap((id) => [...document.querySelectorAll(`[data-card="${CSS.escape(id)}"]`)]),
  );
  for (const element of document.querySelectorAll(`[${MARK}]`)) {
    if (!wanted.has(element)) element.removeAttribute(MARK);
  }
  for (const element of wanted) {
    // Setting what is set would have it drawn again.
    if (!element.hasAttribute(MARK)) element.setAttribute(MARK, '');
  }
}

/** Marks anew, once a frame, when something was drawn. */
function watchPage(): () => void {
  let frame = 0;
  const observer = new MutationObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(mark);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    cancelAnimationFrame(frame);
    observer.disconnect();
  };
}
