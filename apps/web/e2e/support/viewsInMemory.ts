import type { Page } from 'playwright-core';

/** Every view still in the page's memory, as far as it is reachable from its DOM; `field` is one that only views of the game have. */
export function viewsInMemory<View>(page: Page, field: string): Promise<View[]> {
  return page.evaluate((wanted) => {
    const found: unknown[] = [];
    const seen = new Set<object>();
    const waiting: object[] = [document.body, ...document.querySelectorAll('*')];
    const skipped = (value: object): boolean => value === window || value instanceof Document;
    while (waiting.length > 0 && seen.size < 1_000_000) {
      const next = waiting.pop();
      if (next === undefined || seen.has(next) || skipped(next)) continue;
      seen.add(next);
      if ('viewer' in next && 'players' in next && wanted in next) found.push(next);
      // Of a DOM element only its added properties, of other objects all properties.
      for (const key of Object.keys(next)) {
        const value: unknown = (next as Record<string, unknown>)[key];
        if (typeof value === 'object' && value !== null) waiting.push(value);
      }
      if (next instanceof Map || next instanceof Set)
        for (const value of next.values()) if (typeof value === 'object' && value !== null) waiting.push(value);
    }
    return structuredClone(found) as never;
  }, field);
}
