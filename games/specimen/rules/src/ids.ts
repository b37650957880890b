/** [SP-SETUP-01] */
export const SEATS = { min: 2, max: 4 } as const;

/** The number on a chart. */
export type Chart = number;

/** Stands for a bid that is still to be made. */
export const NO_CHART: Chart = 0;

/** An island is known by its worth; two of the same worth cannot be told apart. */
export type Island = number;

/** A place off which an island lies, counted from 0; people count from 1. */
export type Coast = number;

/** How many islands an explorer may look at. [SP-EXPLORE-07] */
export const MOST_LOOKS = 2;

export const SOURCES = ['islands', 'journal'] as const;
export type Source = (typeof SOURCES)[number];
