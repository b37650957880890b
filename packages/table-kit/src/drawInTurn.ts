/** A large change, such as a new deal, would otherwise be one long task that delays every animation. */
const PER_FRAME = 6;
/** Parts of a new table: drawing one for the first time takes longer. */
const NEW_PER_FRAME = 3;

let left = PER_FRAME;
let newLeft = NEW_PER_FRAME;
let isScheduled = false;
/** A new table is being drawn: nothing that moves refers to its parts yet. */
let isNew = false;
const waiting = new Set<() => void>();
/** Parts of a new table that wait, in order. */
const newWaiting = new Set<() => void>();

/** Whether one more part of the table may be drawn in this frame. If not, `again` is called in the next one. */
export function mayDraw(again: () => void): boolean {
  if (typeof requestAnimationFrame === 'undefined') return true;
  waiting.delete(again);
  schedule();
  if (left > 0) {
    left--;
    return true;
  }
  wait(waiting, again);
  return false;
}

/** Call before the first render of a table. */
export function beginTable(): void {
  isNew = true;
}

/**
 * Whether a part that was never drawn may be drawn in this frame. If not, `again` is called in a later one. Only the
 * parts of a new table have to wait, and are drawn in the order in which they asked.
 */
export function mayDrawFirst(again: () => void): boolean {
  if (!isNew || typeof requestAnimationFrame === 'undefined') return true;
  newWaiting.delete(again);
  schedule();
  if (newLeft > 0) {
    newLeft--;
    return true;
  }
  wait(newWaiting, again);
  return false;
}

/** For a part that is gone, or was drawn out of turn. */
export function noLonger(again: () => void): void {
  waiting.delete(again);
  newWaiting.delete(again);
}

function wait(parts: Set<() => void>, again: () => void): void {
  parts.add(again);
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
  const next = [...newWaiting].slice(0, NEW_PER_FRAME);
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
