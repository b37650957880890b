import { loadLater } from '@portolan/table-kit';

/** The panels around the chart. The first picture does without them: chart, players and question come first. */
export const usePanels = loadLater(() => import('./Panels.tsx'));
