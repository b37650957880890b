import type { ResultProps } from '@portolan/client';
import type { ComponentType } from 'preact';
import { later } from '../app/later.tsx';
import type { WebUi } from './useGameTable.ts';

type Chart = ComponentType<ResultProps>;

/** By the function that loads them, which every copy of a game's UI has in common. */
const charts = new WeakMap<() => Promise<Chart>, Chart>();

/** The result of a finished match. */
export const LaterResult = later(async () => (await import('./ResultPanel.tsx')).ResultPanel);

/** Loads everything the result of a game needs, so that it appears in one piece. */
export async function loadResult({ result }: WebUi): Promise<void> {
  const chart = loadChart(result).catch(() => undefined);
  await Promise.all([chart, LaterResult.load().catch(() => undefined)]);
}

export async function loadChart(result: WebUi['result']): Promise<Chart | undefined> {
  const chart = await result?.();
  if (result !== undefined && chart !== undefined) charts.set(result, chart);
  return chart;
}

/** The game's own charts, if they have been loaded. */
export function loadedChart({ result }: WebUi): Chart | undefined {
  return result === undefined ? undefined : charts.get(result);
}
