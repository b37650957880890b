/** A rule of a game in our words. */
export interface Rule {
  readonly id: string;
  readonly text: string;
  readonly section: string;
  readonly group: string;
  /** The printed rules are open here, and this is how we decide. */
  readonly ruling?: true;
}

/** Fetches a file from the page's own server. */
export type FetchFile = (path: string) => Promise<Pick<Response, 'ok' | 'json'>>;

const ledgers = new Map<string, Promise<readonly Rule[]>>();

/** The ledger of a game, fetched once; empty where there is none. */
export function loadLedger(game: string, get: FetchFile = (path) => fetch(path)): Promise<readonly Rule[]> {
  const known = ledgers.get(game);
  if (known !== undefined) return known;
  const loading = fetchLedger(game, get);
  ledgers.set(game, loading);
  return loading;
}

async function fetchLedger(game: string, get: FetchFile): Promise<readonly Rule[]> {
  try {
    const response = await get(`/rules/${encodeURIComponent(game)}.json`);
    return response.ok ? ((await response.json()) as readonly Rule[]) : [];
  } catch {
    // The line may only be down for a moment.
    ledgers.delete(game);
    return [];
  }
}
