const KEY = 'portolan.guide.pages';
/** Of how many tables the pages that were read are remembered. */
const TABLES = 8;

type Kept = Readonly<Record<string, readonly string[]>>;

/** The pages somebody has read at a table, so that he can go on where he was. */
export function pagesRead(table: string): readonly string[] {
  return load()[table] ?? [];
}

export function keepRead(table: string, pages: readonly string[]): void {
  const { [table]: _, ...others } = load();
  const kept = Object.fromEntries([...Object.entries(others).slice(1 - TABLES), [table, pages]]);
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Where nothing can be kept, the guide begins anew.
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
