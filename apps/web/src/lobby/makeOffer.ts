import type { Failure } from '@portolan/client';
import type { OfferRequest } from '@portolan/protocol';
import { navigate } from '../app/router.ts';
import { tell } from '../app/session.ts';
import { companyApi } from '../company/companyApi.ts';
import { t } from '../messages/finding.ts';

/** Makes an offer; if enough people agree at once, goes to their table. Returns why it failed. */
export async function makeOffer(offer: OfferRequest): Promise<Failure | undefined> {
  const answer = await companyApi.offer(offer);
  if (!answer.ok) return answer.error;
  const { table } = answer.value;
  tell(t(table === undefined ? 'offer.posted' : 'offer.seated'));
  if (table !== undefined) navigate(`/table/${table.id}`);
  return undefined;
}
