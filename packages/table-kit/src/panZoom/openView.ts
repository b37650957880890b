import type { Spot } from '../sheet.ts';
import { type Camera, centreOn, WHOLE, zoomAt } from './camera.ts';
import { listenForGestures } from './gestures.ts';
import { makeView } from './makeView.ts';
import type { View } from './view.ts';

export interface ViewRequest {
  readonly root: HTMLElement;
  readonly sheet: HTMLElement;
  readonly most: number;
  /** How much it is enlarged now. */
  onZoom(zoom: number): void;
}

export interface OpenView {
  readonly view: View;
  /** Shows the whole sheet again, without gestures. */
  close(): void;
}

export function openView({ root, sheet, most, onZoom }: ViewRequest): OpenView {
  const made = makeView(root, sheet, most);
  const show = (camera: Camera): void => {
    made.show(camera);
    onZoom(camera.zoom);
  };
  const view: View = {
    ...made,
    show,
    zoomBy(factor) {
      const [frame, camera] = [made.frame(), made.camera()];
      const middle = { x: frame.window.width / 2, y: frame.window.height / 2 };
      show(zoomAt(frame, camera, middle, camera.zoom * factor));
    },
    centreOn(spot, zoom) {
      if (zoom > 1) show(centreOn(made.frame(), spot, zoom));
      reveal(root, sheet, spot);
    },
  };
  const stop = listenForGestures(view);
  return {
    view,
    close() {
      stop();
      view.show(WHOLE);
    },
  };
}

/** Where on the page a point comes that was not in sight, as a share of the height of the page's window. */
const SIGHT = 0.22;

/** Scrolls the page if a point of the sheet is beyond its window, or behind something else. */
function reveal(root: HTMLElement, sheet: HTMLElement, { x, y }: Spot): void {
  const { left, top, width, height } = sheet.getBoundingClientRect();
  const spot = { x: left + x * width, y: top + y * height };
  const seen = document.elementFromPoint(spot.x, spot.y);
  if (seen === null || !root.contains(seen)) window.scrollBy({ top: spot.y - SIGHT * window.innerHeight });
}
