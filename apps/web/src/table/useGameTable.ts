import type { ControlsProps, GameTable, GameUi, GuideProps, ResultProps, TableProps } from '@portolan/client';
import type { ComponentChildren, ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** The types of a game's components in this app. */
export interface WebComponents {
  readonly table: ComponentType<TableProps>;
  readonly controls: ComponentType<ControlsProps<ComponentChildren>>;
  readonly result: ComponentType<ResultProps>;
  readonly guide: ComponentType<GuideProps>;
  readonly overview: ComponentType;
  readonly legend: ComponentType;
}

export type WebUi = GameUi<WebComponents>;

export interface LoadedTable extends GameTable<WebComponents> {
  /** The game's own table, which fits itself to the window. */
  readonly own: boolean;
}

/** The game's own table, or the generic one if it has none or it fails to load; undefined until loaded. */
export function useGameTable(ui: WebUi | undefined): LoadedTable | undefined {
  const [loaded, setLoaded] = useState<{ readonly ui: WebUi; readonly table: LoadedTable }>();
  useEffect(() => {
    if (ui === undefined) return;
    let stale = false;
    const done = (table: LoadedTable): void => {
      if (!stale) setLoaded({ ui, table });
    };
    const own = ui.table?.().then((table) => ({ ...table, own: true }));
    void (own?.catch(() => generic(ui)) ?? generic(ui)).then(done);
    return () => {
      stale = true;
    };
  }, [ui]);
  return loaded !== undefined && loaded.ui === ui ? loaded.table : undefined;
}

async function generic(ui: WebUi): Promise<LoadedTable> {
  const { boardFor } = await import('./BoardView.tsx');
  return { Table: boardFor(ui), own: false };
}
