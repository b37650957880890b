/**
 * The gathering tables that each network takes part in: whose host or one of whose players came from there. Addresses
 * are not stored, so a restart forgets them; the limits of players and of the whole server do not depend on it.
 */
export interface NetworkTables {
  /** False if the network takes part in too many tables to join another. */
  admits(network: string, table?: string): boolean;
  add(network: string, table: string): void;
  /** Call when that has happened on another server. */
  heard(network: string, table: string): void;
  /** Call when a table has started or ended. */
  remove(table: string): void;
}

/** `onAdd`: called for what has been added here, not for what another server has told. */
export function makeNetworkTables(
  most: number,
  onAdd: (network: string, table: string) => void = () => undefined,
): NetworkTables {
  const tablesOf = new Map<string, Set<string>>();
  const networksOf = new Map<string, Set<string>>();
  function heard(network: string, table: string): void {
    tablesOf.set(network, (tablesOf.get(network) ?? new Set()).add(table));
    networksOf.set(table, (networksOf.get(table) ?? new Set()).add(network));
  }
  return {
    admits(network, table) {
      const tables = tablesOf.get(network);
      return tables === undefined || tables.size < most || (table !== undefined && tables.has(table));
    },
    add(network, table) {
      heard(network, table);
      onAdd(network, table);
    },
    heard,
    remove(table) {
      for (const network of networksOf.get(table) ?? []) {
        const tables = tablesOf.get(network);
        tables?.delete(table);
        if (tables?.size === 0) tablesOf.delete(network);
      }
      networksOf.delete(table);
    },
  };
}
