/** A large change, such as a new deal, would otherwise be one long task that delays every animation. */
const PER_FRAME = 3;
/** No changed part is begun later than this in a frame. */
const CHANGED_MS = 3;
/** Parts of a new table: drawing one for the first time takes longer. */
const NEW_PER_FRAME = 2;
/** No new part is begun later than this in a frame, because one part may take as long as many others. */
const NEW_MS = 4;
/** The same for a new sheet of a table that is there already: something may move meanwhile. */
const NEW_SHEET_MS = 1;

/** A page that is not painted, as behind another window, gets no frames but must not stay outdated. */
const UNPAINTED_MS = 100;

let left = PER_FRAME;
let newLeft = NEW_PER_FRAME;
/** When the first changed part of this frame was begun, and the first new one. */
let [changedBegun, begun] = [Number.NaN, Number.NaN];
let isScheduled = false;
/** New parts are being drawn: nothing that moves refers to them yet. */
let isNew = false;
/** They belong to a table that was not complete before. */
let isTable = false;
const waiting = new Set<() => void>();
/** New parts that wait, each with its place in the order in which they first asked. */
const newWaiting = new Map<() => void, number>();
let asked = 0;
/** Parts that get a frame of their own. */
const alone = new Set<() => void>();

/** Whether one more part of the table may be drawn in this frame. If not, `again` is called in the next one. */
export function mayDraw(again: () => void): boolean {
  if (typeof requestAnimationFrame === 'undefined') return true;
  waiting.delete(again);
  schedule();
  const now = performance.now();
  if (left === PER_FRAME) changedBegun = now;
  if (left > 0 && now - changedBegun < CHANGED_MS) {
    left--;
    return true;
  }
  waiting.add(again);
  noteWaiting();
  return false;
}

/**
 * Calls `again` at the beginning of a later frame in which no other part is drawn: for parts that take as long as a
 * frame may. False where nothing is painted, as on a hidden page, which may still have to be heard.
 */
export function drawAlone(again: () => void): boolean {
  if (typeof requestAnimationFrame === 'undefined' || document.hidden) return false;
  alone.add(again);
  schedule();
  noteWaiting();
  return true;
}

/** Whether parts of the page are missing or outdated that will be drawn soon. */
export function isDrawing(): boolean {
  return waiting.size + newWaiting.size + alone.size > 0;
}

/** Call before the first render of a table, or of parts of it that were loaded later. */
export function beginNewParts(): void {
  isTable = true;
  beginNewSheet();
}

/** Call before the first render of parts that take the place of others, for instance in another tab. */
export function beginNewSheet(): void {
  if (typeof requestAnimationFrame === 'undefined') return;
  isNew = true;
  schedule();
}

/** Parts drawn in turn now may push away what has not been seen yet. */
export function isTableNew(): boolean {
  return isTable;
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
  if (newLeft > 0 && now - begun < (isTable ? NEW_MS : NEW_SHEET_MS)) {
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
  for (const parts of [waiting, newWaiting, alone]) parts.delete(again);
}

function noteWaiting(): void {
  document.documentElement.toggleAttribute('data-drawing', true);
}

function schedule(): void {
  if (isScheduled) return;
  isScheduled = true;
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    setTimeout(nextFrame);
  });
  const timer = setTimeout(() => {
    cancelAnimationFrame(frame);
    nextFrame();
  }, UNPAINTED_MS);
}

function nextFrame(): void {
  isScheduled = false;
  const [single] = alone;
  if (single === undefined) drawNext();
  else {
    // Whatever renders with it waits for the next frame.
    [left, newLeft] = [0, 0];
    alone.delete(single);
    schedule();
    single();
  }
  document.documentElement.toggleAttribute('data-drawing', isDrawing());
}

function drawNext(): void {
  [left, newLeft] = [PER_FRAME, NEW_PER_FRAME];
  const changed = [...waiting];
  const next = inOrder().slice(0, NEW_PER_FRAME);
  if (next.length === 0) [isNew, isTable] = [false, false];
  waiting.clear();
  for (const again of [...changed, ...next]) {
    newWaiting.delete(again);
    again();
  }
  // Some of those called may have unmounted in the meantime.
  if (newWaiting.size > 0) schedule();
}

function inOrder(): (() => void)[] {
  return [...newWaiting].sort(([, one], [, other]) => one - other).map(([again]) => again);
}
