import { makeStore, type Readable } from '@portolan/client';

const KEY = 'portolan.guided';
/** The maximum number of tables to remember. */
const MOST = 8;

const store = makeStore<readonly string[]>(load());

/** The tables with the guide switched on, on this device. */
export const guidedTables: Readable<readonly string[]> = store;

export function keepGuided(table: string, wanted: boolean): void {
  const others = store.get().filter((id) => id !== table);
  store.set(wanted ? [...others, table].slice(-MOST) : others);
  try {
    localStorage.setItem(KEY, JSON.stringify(store.get()));
  } catch {
    // Without storage, the choice lasts until the page is closed.
  }
}

function load(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}
