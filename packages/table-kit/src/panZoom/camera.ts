import type { Spot } from '../sheet.ts';

/** What part of a sheet a window shows: how much it is enlarged, and which point of it is at the window's top left. */
export interface Camera {
  /** 1 shows the whole width. */
  readonly zoom: number;
  /** In pixels of the enlarged sheet. */
  readonly x: number;
  readonly y: number;
}

/** The window, and the sheet at zoom 1, in pixels. */
export interface Sizes {
  readonly window: { readonly width: number; readonly height: number };
  readonly sheet: { readonly width: number; readonly height: number };
  readonly most: number;
}

export const WHOLE: Camera = { zoom: 1, x: 0, y: 0 };

/** Enlarges or shrinks about a point of the window, which keeps showing the same point of the sheet. */
export function zoomAt(sizes: Sizes, camera: Camera, at: Spot, zoom: number): Camera {
  return moveUnder(sizes, camera, { from: at, to: at, zoom });
}

/** Two fingers on the window. */
export type Fingers = readonly [Spot, Spot];

/** Both fingers keep touching the same points of the sheet, as far as the limits allow. */
export function pinch(sizes: Sizes, camera: Camera, from: Fingers, to: Fingers): Camera {
  const wide = ([a, b]: Fingers): number => Math.max(1, Math.hypot(a.x - b.x, a.y - b.y));
  const middle = ([a, b]: Fingers): Spot => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
  return moveUnder(sizes, camera, {
    from: middle(from),
    to: middle(to),
    zoom: (camera.zoom * wide(to)) / wide(from),
  });
}

/** Brings a point of the sheet, in shares of its size, to the middle of the window. */
export function centreOn(sizes: Sizes, at: Spot, zoom: number): Camera {
  const { sheet, window } = sizes;
  const enlarged = within(zoom, 1, sizes.most);
  return onSheet(sizes, {
    zoom: enlarged,
    x: at.x * sheet.width * enlarged - window.width / 2,
    y: at.y * sheet.height * enlarged - window.height / 2,
  });
}

interface Movement {
  readonly from: Spot;
  readonly to: Spot;
  readonly zoom: number;
}

function moveUnder(sizes: Sizes, camera: Camera, { from, to, zoom }: Movement): Camera {
  const enlarged = within(zoom, 1, sizes.most);
  const scale = enlarged / camera.zoom;
  return onSheet(sizes, {
    zoom: enlarged,
    x: (camera.x + from.x) * scale - to.x,
    y: (camera.y + from.y) * scale - to.y,
  });
}

/** The window never shows anything beyond the sheet. */
function onSheet({ window, sheet }: Sizes, { zoom, x, y }: Camera): Camera {
  return {
    zoom,
    x: within(x, 0, Math.max(0, sheet.width * zoom - window.width)),
    y: within(y, 0, Math.max(0, sheet.height * zoom - window.height)),
  };
}

function within(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
