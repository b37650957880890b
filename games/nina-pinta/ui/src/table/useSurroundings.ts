import { loadLater } from '@portolan/table-kit';

/** Panels and sheets around the map. The first picture does without them: the map and the question come first. */
export const useSurroundings = loadLater(() => import('./surroundings.ts'));
