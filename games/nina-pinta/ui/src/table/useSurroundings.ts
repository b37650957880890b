import { loadLater } from '@portolan/table-kit';

/** Panels and sheets around the chart. The first picture does without them: the chart and the question come first. */
export const useSurroundings = loadLater(() => import('./surroundings.ts'));
