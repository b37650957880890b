import type { Spot } from '../sheet.ts';
import { type Camera, centreOn, WHOLE, zoomAt } from './camera.ts';
import { listenForGestures } from './gestures.ts';
import { makeViewport } from './makeViewport.ts';
import type { Viewport } from './viewport.ts';

export interface ViewportRequest {
  readonly root: HTMLElement;
  readonly sheet: HTMLElement;
  readonly most: number;
  /** How much it is enlarged now. */
  onZoom(zoom: number): void;
}

export interface OpenViewport {
  readonly viewport: Viewport;
  /** Shows the whole sheet again, without gestures. */
  close(): void;
}

export function openViewport({ root, sheet, most, onZoom }: ViewportRequest): OpenViewport {
  const made = makeViewport(root, sheet, most);
  const show = (camera: Camera): void => {
    made.show(camera);
    onZoom(camera.zoom);
  };
  const viewport: Viewport = {
    ...made,
    show,
    zoomBy(factor) {
      const [sizes, camera] = [made.sizes(), made.camera()];
      const middle = { x: sizes.window.width / 2, y: sizes.window.height / 2 };
      show(zoomAt(sizes, camera, middle, camera.zoom * factor));
    },
    centreOn(spot, zoom) {
      if (zoom > 1) show(centreOn(made.sizes(), spot, zoom));
      reveal(root, sheet, spot);
    },
  };
  const stop = listenForGestures(viewport);
  return {
    viewport,
    close() {
      stop();
      viewport.show(WHOLE);
    },
  };
}

/** Where on the page a point that was not in sight is put, as a share of the height of the page's window. */
const SIGHT = 0.22;

/** Scrolls the page if a point of the sheet is beyond its window, or behind something else. */
function reveal(root: HTMLElement, sheet: HTMLElement, { x, y }: Spot): void {
  const { left, top, width, height } = sheet.getBoundingClientRect();
  const spot = { x: left + x * width, y: top + y * height };
  const seen = document.elementFromPoint(spot.x, spot.y);
  if (seen === null || !root.contains(seen)) window.scrollBy({ top: spot.y - SIGHT * window.innerHeight });
}
