import type { TableRow } from './store/store.ts';

/** Who asks for something, and where. */
export interface Asker {
  readonly player: string | undefined;
  /** A hash of the device's secret. */
  readonly device?: string | undefined;
}

/**
 * Whether a table is being played on another shared device. Whoever opens it is shown what the awaited person may see, so
 * even its host must not open it elsewhere.
 */
export function isElsewhere({ visibility, status, host, device }: TableRow, asker: Asker): boolean {
  if (visibility !== 'hotseat' || status === 'finished') return false;
  return host !== asker.player || (device !== undefined && device !== asker.device);
}
