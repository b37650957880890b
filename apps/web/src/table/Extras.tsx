import type { MatchState } from '@portolan/client';
import { hear } from '@portolan/table-kit/sound';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { LegendSlot } from './LegendSlot.tsx';
import type { WebUi } from './useGameTable.ts';

export interface ExtrasProps {
  readonly ui: WebUi;
  readonly entries: MatchState['entries'];
  readonly own: readonly number[];
  /** The viewer can choose a move now. */
  readonly choosing: boolean;
}

/** What a table can do without on first render: the legend, and a sound when it becomes the viewer's turn. */
export function Extras({ ui, entries, own, choosing }: ExtrasProps): JSX.Element {
  useEffect(() => {
    const last = entries.at(-1)?.seat;
    if (choosing && last !== undefined && !own.includes(last)) hear('turn');
  }, [choosing]);
  return <LegendSlot ui={ui} />;
}
