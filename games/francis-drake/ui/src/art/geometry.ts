/** The coordinates of everything on the two sheets, derived from the components and the form of the sheet alone. */
export { type CaribbeanSheet, type DestinationSpot, layCaribbean } from './caribbean.ts';
export { PLYMOUTH, type StreetForm, type StreetSheet } from './plymouth.ts';
export { CHART_FORMS, type ChartForm } from './projection.ts';
export type { Box, Sheet, Size, Spot } from './shapes.ts';
export type { ZoneLine, ZoneMark } from './zones.ts';
