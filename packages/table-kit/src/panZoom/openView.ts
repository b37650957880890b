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
    centreOn: (spot, zoom) => show(centreOn(made.frame(), spot, zoom)),
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
