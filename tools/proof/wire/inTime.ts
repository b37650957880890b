import type { Page } from '@portolan/server/testing';

/** How long a page waits for a server. */
export const PATIENCE_MS = 1_500;

/** Leaves a server that does not answer in time, as if the connection were lost. */
export async function inTime<T>(page: Page, answer: Promise<T>): Promise<T> {
  const late = setTimeout(() => page.terminate(), PATIENCE_MS);
  try {
    return await answer;
  } finally {
    clearTimeout(late);
  }
}
