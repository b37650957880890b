import { later } from '../app/later.tsx';
import { loadChart } from './resultCharts.ts';
import type { WebUi } from './useGameTable.ts';

/** The result of a finished match. */
export const LaterResult = later(async () => (await import('./ResultPanel.tsx')).ResultPanel);

/** Loads everything the result of a game needs, so that it appears in one piece. */
export async function loadResult(ui: WebUi): Promise<void> {
  await Promise.allSettled([loadChart(ui), LaterResult.load()]);
}
