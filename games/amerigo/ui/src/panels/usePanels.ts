import { loadLater } from '@portolan/table-kit';

/** The panels around the map and the players' sheets. The first picture does without them: map and question come first. */
export const usePanels = loadLater(() => import('./Panels.tsx'));
