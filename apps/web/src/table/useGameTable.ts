import type {
  ControlsProps,
  GameTable,
  GameUi,
  GuideProps,
  ResultProps,
  StillProps,
  TableProps,
} from '@portolan/client';
import type { ComponentChildren, ComponentType } from 'preact';

/** The types of a game's components in this app. */
export interface WebComponents {
  readonly table: ComponentType<TableProps>;
  readonly still: ComponentType<StillProps>;
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

const loadedTables = new WeakMap<WebUi, LoadedTable>();

/** Loads the game's own table, or the generic one if it has none or it fails to load. */
export async function loadGameTable(ui: WebUi): Promise<void> {
  const own = ui.table?.().then((table) => ({ ...table, own: true }));
  loadedTables.set(ui, await (own?.catch(generic) ?? generic()));
}

/** The table of a game whose UI `useGameUi` has loaded; undefined before. */
export function useGameTable(ui: WebUi | undefined): LoadedTable | undefined {
  return ui === undefined ? undefined : loadedTables.get(ui);
}

async function generic(): Promise<LoadedTable> {
  const { GenericTable } = await import('./GenericTable.tsx');
  return { Table: GenericTable, own: false };
}
