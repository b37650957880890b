/** Drawing helpers for the scripts that generate maps at build time. They never run in a page. */
export { coastlines, isLand, nearestShore, type Pen, type Point, pathOf } from './coast.ts';
export { type Lettering, type Port, portNames } from './names.ts';
export { drawnOut, type Extent, inDegrees } from './projection.ts';
export { rhumbs, rose } from './rose.ts';
