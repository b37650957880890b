/** A large change, such as a new deal, would otherwise be one long task that delays every animation. */
const PER_FRAME = 6;

let left = PER_FRAME;
let isScheduled = false;
const waiting = new Set<() => void>();

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
  document.documentElement.toggleAttribute('data-drawing', true);
  return false;
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
  const all = [...waiting];
  waiting.clear();
  for (const again of all) again();
  document.documentElement.toggleAttribute('data-drawing', waiting.size > 0);
}
