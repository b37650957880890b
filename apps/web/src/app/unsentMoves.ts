import type { UnsentMovesStorage } from '@portolan/client';

const PREFIX = 'portolan.unsent.';

/** The moves that were confirmed but not yet sent, in this browser. Without storage they last until the page is closed. */
export const unsentMoves: UnsentMovesStorage = {
  read: () => attempt(readAll) ?? {},
  write: (key, text) => attempt(() => localStorage.setItem(PREFIX + key, text)),
  remove: (key) => attempt(() => localStorage.removeItem(PREFIX + key)),
};

function readAll(): Record<string, string> {
  const own = Object.entries(localStorage).filter(([key]) => key.startsWith(PREFIX));
  return Object.fromEntries(own.map(([key, text]) => [key.slice(PREFIX.length), String(text)]));
}

function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
