/** [SP-SETUP-01] */
export const SEATS = { min: 2, max: 4 } as const;

/** The number on a chart. */
export type Chart = number;

/** Marks a bid that has not been made yet. */
export const NO_CHART: Chart = 0;

/** An island is identified by its worth; two of the same worth are interchangeable. */
export type Island = number;

/** A place with an island, numbered from 0 in code and from 1 in notation. */
export type Coast = number;

/** How many islands an explorer may look at. [SP-EXPLORE-07] */
export const MOST_LOOKS = 2;

export const SOURCES = ['islands', 'journal'] as const;
export type Source = (typeof SOURCES)[number];
