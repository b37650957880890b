import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** What a commit of two moves writes. */
const BYTES = 12_288;
const BETWEEN_MS = 4;

/**
 * How long this disk takes to write a few pages and flush them, in milliseconds: no move can be acknowledged faster, and
 * moves that arrive during a slow flush wait for it as well.
 */
export async function flushTimes(folder: string, ms: number): Promise<number[]> {
  const path = join(folder, 'flushes');
  const file = await open(path, 'w');
  const page = Buffer.alloc(BYTES, 1);
  const times: number[] = [];
  try {
    for (const started = performance.now(); performance.now() - started < ms; await pause(BETWEEN_MS)) {
      const since = performance.now();
      await file.write(page, 0, BYTES);
      await file.datasync();
      times.push(performance.now() - since);
    }
  } finally {
    await file.close();
    await rm(path);
  }
  return times;
}
