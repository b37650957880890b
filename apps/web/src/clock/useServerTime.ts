import type { ServerTime } from '@portolan/client';
import { useStore } from '../app/useStore.ts';

/** The server's time, drawn again when it turns out to be another than was thought. */
export function useServerTime(time: ServerTime): number {
  useStore(time.jumps);
  return time.now();
}
