import { logAddress } from '@portolan/client';

/** The log of a finished match as text; undefined if it is unavailable. */
export async function loadLog(table: string): Promise<string | undefined> {
  try {
    const response = await fetch(logAddress(table));
    return response.ok ? await response.text() : undefined;
  } catch {
    return undefined;
  }
}
