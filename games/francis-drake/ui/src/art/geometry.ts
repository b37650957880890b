/** The coordinates of everything on the two sheets, derived from the components and the form of the sheet alone. */
export { layCaribbean } from './caribbean.ts';
export { PLYMOUTH, type StreetForm } from './plymouth.ts';
export { MAP_FORMS, type MapForm } from './projection.ts';
export type { Size, Spot } from './shapes.ts';
