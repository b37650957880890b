/** Of the sea chart behind the first page, as `art/drawSeaChart.ts` draws it. */
export const SEA_CHART_SIZE = { width: 1600, height: 900 } as const;
