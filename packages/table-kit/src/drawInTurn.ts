/** A large change, such as a new deal, would otherwise be one long task that delays every animation. */
const PER_FRAME = 6;
/** A part that is drawn for the first time takes longer than one that changes. */
const FIRST_COST = 2;

let left = PER_FRAME;
let isScheduled = false;
/** A new table is being drawn: nothing that moves refers to its parts yet. */
let isNew = false;
/** What waits for a later frame, in order, and its cost. */
const waiting = new Map<() => void, number>();

/** Whether one more part of the table may be drawn in this frame. If not, `again` is called in a later one. */
export function mayDraw(again: () => void, cost = 1): boolean {
  if (typeof requestAnimationFrame === 'undefined') return true;
  waiting.delete(again);
  schedule();
  if (left > 0) {
    left -= cost;
    return true;
  }
  waiting.set(again, cost);
  document.documentElement.toggleAttribute('data-drawing', true);
  return false;
}

/** Call before the first render of a table. */
export function beginTable(): void {
  isNew = true;
}

/** Whether a part that was never drawn may be drawn in this frame. Only the parts of a new table have to wait. */
export function mayDrawFirst(again: () => void): boolean {
  return !isNew || mayDraw(again, FIRST_COST);
}

/** For a part that is gone, or was drawn out of turn. */
export function noLonger(again: () => void): void {
  waiting.delete(again);
}

function schedule(): void {
  if (isScheduled) return;
  isScheduled = true;
  requestAnimationFrame(() => setTimeout(nextFrame));
}

function nextFrame(): void {
  isScheduled = false;
  left = PER_FRAME;
  if (waiting.size === 0) isNew = false;
  for (const again of nextInTurn()) {
    waiting.delete(again);
    again();
  }
  // Those whose turn it is may have nothing to draw any more.
  if (waiting.size > 0) schedule();
  document.documentElement.toggleAttribute('data-drawing', waiting.size > 0);
}

function nextInTurn(): (() => void)[] {
  let room = PER_FRAME;
  return [...waiting].flatMap(([again, cost]) => {
    if (room <= 0) return [];
    room -= cost;
    return [again];
  });
}
