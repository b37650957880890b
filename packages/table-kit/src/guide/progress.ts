const KEY = 'portolan.guide.pages';
/** How many tables are remembered. */
const TABLES = 8;

type Kept = Readonly<Record<string, readonly string[]>>;

/** The pages a player has read at a table, so that the guide continues where it was. */
export function pagesRead(table: string): readonly string[] {
  return load()[table] ?? [];
}

export function keepRead(table: string, pages: readonly string[]): void {
  const { [table]: _, ...others } = load();
  const kept = Object.fromEntries([...Object.entries(others).slice(1 - TABLES), [table, pages]]);
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Without storage the guide starts again.
  }
}

function load(): Kept {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Kept) : {};
  } catch {
    return {};
  }
}
