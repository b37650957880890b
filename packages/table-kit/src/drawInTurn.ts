/** A large change, such as a new deal, would otherwise be one long task that delays every animation. */
const PER_FRAME = 6;
/** Parts of a new table: drawing one for the first time takes longer. */
const NEW_PER_FRAME = 3;
/** No new part is begun later than this in a frame, because one part may take as long as many others. */
const NEW_MS = 4;

let left = PER_FRAME;
let newLeft = NEW_PER_FRAME;
/** When the first new part of this frame was begun. */
let begun = Number.NaN;
let isScheduled = false;
/** New parts are being drawn: nothing that moves refers to them yet. */
let isNew = false;
const waiting = new Set<() => void>();
/** New parts that wait, each with its place in the order in which they first asked. */
const newWaiting = new Map<() => void, number>();
let asked = 0;

/** Whether one more part of the table may be drawn in this frame. If not, `again` is called in the next one. */
export function mayDraw(again: () => void): boolean {
  if (typeof requestAnimationFrame === 'undefined') return true;
  waiting.delete(again);
  schedule();
  if (left > 0) {
    left--;
    return true;
  }
  waiting.add(again);
  noteWaiting();
  return false;
}

/** Call before the first render of a table, or of parts of it that were loaded later. */
export function beginNewParts(): void {
  if (typeof requestAnimationFrame === 'undefined') return;
  isNew = true;
  schedule();
}

/**
 * Whether a part that was never drawn may be drawn in this frame. If not, `again` is called in a later one. Only new
 * parts (see `beginNewParts`) have to wait, and are drawn in the order in which they first asked, given as `place`.
 */
export function mayDrawFirst(again: () => void, place = ++asked): boolean {
  if (!isNew || typeof requestAnimationFrame === 'undefined') return true;
  newWaiting.delete(again);
  schedule();
  const now = performance.now();
  if (newLeft === NEW_PER_FRAME) begun = now;
  if (newLeft > 0 && now - begun < NEW_MS) {
    newLeft--;
    return true;
  }
  newWaiting.set(again, place);
  noteWaiting();
  return false;
}

/** The place of a part that will ask whether it may be drawn. */
export function nextPlace(): number {
  return ++asked;
}

/** For a part that is gone, or was drawn out of turn. */
export function noLonger(again: () => void): void {
  waiting.delete(again);
  newWaiting.delete(again);
}

function noteWaiting(): void {
  document.documentElement.toggleAttribute('data-drawing', true);
}

function schedule(): void {
  if (isScheduled) return;
  isScheduled = true;
  requestAnimationFrame(() => setTimeout(nextFrame));
}

function nextFrame(): void {
  isScheduled = false;
  [left, newLeft] = [PER_FRAME, NEW_PER_FRAME];
  const changed = [...waiting];
  const next = inOrder().slice(0, NEW_PER_FRAME);
  if (next.length === 0) isNew = false;
  waiting.clear();
  for (const again of [...changed, ...next]) {
    newWaiting.delete(again);
    again();
  }
  // Those that were called may be gone meanwhile.
  if (newWaiting.size > 0) schedule();
  document.documentElement.toggleAttribute('data-drawing', waiting.size + newWaiting.size > 0);
}

function inOrder(): (() => void)[] {
  return [...newWaiting].sort(([, one], [, other]) => one - other).map(([again]) => again);
}
