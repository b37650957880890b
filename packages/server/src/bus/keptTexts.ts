/** Short texts, kept in memory for a limited time. */
export interface KeptTexts {
  keep(key: string, text: string, forMs: number): void;
  /** Returns a stored text and deletes it. */
  take(key: string): string | undefined;
}

/** Beyond this number, the oldest texts are dropped. */
const MOST_KEPT = 10_000;

export function makeKeptTexts(): KeptTexts {
  const kept = new Map<string, { readonly text: string; readonly until: number }>();
  return {
    keep(key, text, forMs) {
      kept.delete(key);
      const [oldest] = kept.size >= MOST_KEPT ? kept.keys() : [];
      if (oldest !== undefined) kept.delete(oldest);
      kept.set(key, { text, until: performance.now() + forMs });
    },
    take(key) {
      const found = kept.get(key);
      kept.delete(key);
      return found !== undefined && found.until >= performance.now() ? found.text : undefined;
    },
  };
}
