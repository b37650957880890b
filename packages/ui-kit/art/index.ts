/** Pens and instruments for the scripts that draw charts. They run while building, never in a page. */
export { coastlines, isLand, nearestShore, type Pen, type Point, pathOf } from './coast.ts';
export { type Lettering, type Port, portNames } from './names.ts';
export { drawnOut, type Extent } from './projection.ts';
export { rhumbs, rose } from './rose.ts';
