import type { Moment, TableInfo } from '@portolan/protocol';

/** Whether anything of it is to be shown; what shows it is loaded only then. */
export function hasRequests({ seats, status }: TableInfo, { takeBack, silent }: Moment): boolean {
  if (status !== 'running') return false;
  const isReplaced = seats.some((seat) => seat.kind === 'person' && seat.standIn !== undefined);
  return isReplaced || takeBack !== undefined || (silent !== undefined && silent.length > 0);
}
