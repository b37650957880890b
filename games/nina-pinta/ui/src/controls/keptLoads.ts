/** The moves of a confirmed loading, kept until they are played so that a reload of the page does not lose them. */
export function readLoads(key: string): readonly string[] | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return Array.isArray(kept) && kept.every((text) => typeof text === 'string') ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** Undefined forgets them. */
export function keepLoads(key: string, texts: readonly string[] | undefined): void {
  try {
    if (texts === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(texts));
  } catch {
    // Without storage the loads are played all the same, as long as the page stays open.
  }
}
