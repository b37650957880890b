import { loadLater } from '@portolan/table-kit';

/** The panels around the map. The first picture does without them: map, players and question come first. */
export const usePanels = loadLater(() => import('./Panels.tsx'));
