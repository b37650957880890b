import type { ServerTime } from '@portolan/client';
import { useStore } from '../app/useStore.ts';

/** The server's time, redrawn when the estimate turns out to be wrong. */
export function useServerTime(time: ServerTime): number {
  useStore(time.jumps);
  return time.now();
}
