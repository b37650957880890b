import type { Match, TableRequest } from '@portolan/client';
import { tellFailure } from '../app/session.ts';

/** Asks something of the table and tells why it was refused. True when it was done. */
export async function requestOf(match: Match, request: TableRequest): Promise<boolean> {
  const refusal = await match.request(request);
  if (refusal !== undefined) tellFailure(refusal);
  return refusal === undefined;
}
