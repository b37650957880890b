/** The coordinates of everything on the two sheets, derived from the components and the form of the sheet alone. */
export { layCaribbean } from './caribbean.ts';
export { PLYMOUTH, type StreetForm } from './plymouth.ts';
export { CHART_FORMS, type ChartForm } from './projection.ts';
export type { Size, Spot } from './shapes.ts';
