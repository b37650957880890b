/** The direction of each arrow key. */
const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Moves the focus to the nearest hit area in the direction of the arrow key. */
export function moveByArrow(event: KeyboardEvent, root: HTMLElement): void {
  const way = WAYS[event.key];
  const from = document.activeElement;
  if (way === undefined || !(from instanceof HTMLElement) || !from.matches('.tk-hit')) return;
  const next = nearest(from, [...root.querySelectorAll<HTMLElement>('.tk-hit')], way);
  event.preventDefault();
  next?.focus();
}

function nearest(
  from: HTMLElement,
  all: readonly HTMLElement[],
  [dx, dy]: readonly [number, number],
): HTMLElement | undefined {
  const start = middle(from);
  let best: { readonly element: HTMLElement; readonly far: number } | undefined;
  for (const element of all) {
    const { x, y } = middle(element);
    const along = (x - start.x) * dx + (y - start.y) * dy;
    const aside = Math.abs((x - start.x) * dy) + Math.abs((y - start.y) * dx);
    // Anything more to the side than ahead belongs to another key.
    if (along < 4 || aside > along * 1.6) continue;
    const far = along + aside * 2;
    if (best === undefined || far < best.far) best = { element, far };
  }
  return best?.element;
}

function middle(element: HTMLElement): { readonly x: number; readonly y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
