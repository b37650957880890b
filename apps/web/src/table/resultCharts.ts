import type { ResultProps } from '@portolan/client';
import type { ComponentType } from 'preact';
import type { WebUi } from './useGameTable.ts';

type Chart = ComponentType<ResultProps>;

/** By the function that loads them, which every copy of a game's UI has in common. */
const charts = new WeakMap<() => Promise<Chart>, Chart>();

/** A game's own charts of a result; undefined if it has none. */
export async function loadChart({ result }: WebUi): Promise<Chart | undefined> {
  const chart = await result?.();
  if (result !== undefined && chart !== undefined) charts.set(result, chart);
  return chart;
}

/** The same, if they have been loaded. */
export function loadedChart({ result }: WebUi): Chart | undefined {
  return result === undefined ? undefined : charts.get(result);
}
