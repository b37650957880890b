/** Where a sheet lies under its window: its own origin, and how much it is enlarged. */
export interface Viewport {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export const MOST_ZOOM = 4;

/** The scale at which the whole sheet is seen. */
export function fitScale(sheet: Size, window: Size): number {
  if (sheet.width === 0 || sheet.height === 0) return 1;
  return Math.min(window.width / sheet.width, window.height / sheet.height);
}

/** The whole sheet, in the middle. */
export function fit(sheet: Size, window: Size): Viewport {
  const scale = fitScale(sheet, window);
  return { x: (window.width - sheet.width * scale) / 2, y: (window.height - sheet.height * scale) / 2, scale };
}

/** Enlarges by `factor` round a point of the window, which stays where it is. */
export function zoomAt(
  view: Viewport,
  point: { readonly x: number; readonly y: number },
  factor: number,
  least: number,
): Viewport {
  const scale = Math.min(Math.max(view.scale * factor, least), least * MOST_ZOOM);
  const grown = scale / view.scale;
  return { x: point.x - (point.x - view.x) * grown, y: point.y - (point.y - view.y) * grown, scale };
}

export function panBy(view: Viewport, dx: number, dy: number): Viewport {
  return { ...view, x: view.x + dx, y: view.y + dy };
}

/** Brings the sheet back so that it covers the window, or lies in its middle where it is smaller. */
export function keepInside(view: Viewport, sheet: Size, window: Size): Viewport {
  return {
    scale: view.scale,
    x: keep(view.x, sheet.width * view.scale, window.width),
    y: keep(view.y, sheet.height * view.scale, window.height),
  };
}

function keep(at: number, sheet: number, window: number): number {
  if (sheet <= window) return (window - sheet) / 2;
  return Math.min(0, Math.max(window - sheet, at));
}
