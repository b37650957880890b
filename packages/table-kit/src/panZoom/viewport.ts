import type { Spot } from '../sheet.ts';
import type { Camera, Sizes } from './camera.ts';

/** A window with a sheet in it, as elements of the page. */
export interface Viewport {
  readonly window: HTMLElement;
  sizes(): Sizes;
  camera(): Camera;
  /** Lays the sheet out for a camera. */
  show(camera: Camera): void;
  /** Shows the sheet as it is laid out for one camera roughly as another one would: fast enough for every frame. */
  preview(from: Camera, to: Camera): void;
  /** Enlarges what is in the middle of the window. */
  zoomBy(factor: number): void;
  /** Brings a point of the sheet, in shares of its size, to the middle of the window, and into sight on the page. */
  centreOn(spot: Spot, zoom: number): void;
  /** The point of the window where a pointer is. */
  spotOf(event: MouseEvent): Spot;
  /** The click that ends a drag must not count as one. */
  swallowClick(): void;
}
