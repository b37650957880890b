import { zoomAt } from './camera.ts';
import type { View } from './view.ts';

/** For one press of a button or key. */
export const STEP = 1.6;
/** By how much each key zooms; 0 shows the whole sheet. */
const KEYS: Readonly<Record<string, number>> = { '+': STEP, '=': STEP, '-': 1 / STEP, '0': 0 };

/** Enlarges what is in the middle of the window. */
export function zoomBy(view: View, factor: number): void {
  const [frame, camera] = [view.frame(), view.camera()];
  const middle = { x: frame.window.width / 2, y: frame.window.height / 2 };
  view.show(zoomAt(frame, camera, middle, camera.zoom * factor));
}

export function zoomByKey(view: View, { key, ctrlKey, metaKey }: KeyboardEvent): void {
  const factor = KEYS[key];
  if (factor !== undefined && !ctrlKey && !metaKey) zoomBy(view, factor);
}
