import { fail, ok, type Result } from '@portolan/kernel';
import { faultParams, type OfferRequest, paceOf, type RefusalInfo, refusal, type TableTerms } from '@portolan/protocol';
import { DAY_MS } from '../expiry.ts';
import type { Services } from '../services.ts';
import type { OfferRow } from '../store/findingStore.ts';
import type { TableRow } from '../store/store.ts';

/** The offer stands, or there is a table at once. */
export type Posted = { readonly offer: OfferRow } | { readonly table: TableRow };

/** What people would play with anybody. */
export interface Offers {
  post(player: string, request: OfferRequest): Promise<Result<Posted, RefusalInfo>>;
  withdraw(player: string, id: string): Promise<Result<undefined, RefusalInfo>>;
}

/** People who want to play by the clock are there now. */
const LIVE_MS = 2 * 60 * 60 * 1000;
const USUAL_MS = 14 * DAY_MS;
/** Offers for a game among which others are looked for, the oldest first. */
const LOOKED_AT = 200;

export function makeOffers(services: Services): Offers {
  const { store, games, limits, lobby, now, tableService } = services;
  /** One at a time, so that nobody is matched twice. */
  let queue: Promise<unknown> = Promise.resolve();

  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = queue.then(work);
    queue = done.catch(() => undefined);
    return done;
  }

  function faultOf({ game: id, least, most }: OfferRequest): RefusalInfo | undefined {
    const open = games.open(id, undefined);
    if (!open.ok) return refusal('faultyValue', faultParams(open.error));
    const { title, seats } = open.value.game;
    const { min, max } = seats;
    const wrong = [least, most].find((count) => count < min || count > max) ?? (least > most ? least : undefined);
    return wrong === undefined ? undefined : refusal('seatsOutOfRange', { title, min, max, seats: wrong });
  }

  async function post(player: string, request: OfferRequest): Promise<Result<Posted, RefusalInfo>> {
    const fault = faultOf(request);
    if (fault !== undefined) return fail(fault);
    const at = now();
    await store.expireOffers(at);
    const max = limits.offersPerPlayer;
    if ((await store.offers({ player, now: at, limit: max })).length >= max)
      return fail(refusal('tooManyOffers', { max }));
    const allowed = await tableService.mayJoin(player);
    if (!allowed.ok) return allowed;
    const until = at + (paceOf(request.terms) === 'live' ? LIVE_MS : USUAL_MS);
    const offer: OfferRow = { ...request, id: services.newId(), player, at, until };
    await store.addOffer(offer);
    const table = await match(offer);
    lobby.offersChanged();
    return ok(table === undefined ? { offer } : { table });
  }

  /** Seats people as soon as there are enough of them for some number that all of them accept. */
  async function match(offer: OfferRow): Promise<TableRow | undefined> {
    const others = await store.offers({ game: offer.game, now: now(), oldestFirst: true, limit: LOOKED_AT });
    for (let count = offer.least; count <= offer.most; count++) {
      const party = await partyOf(services, offer, others.filter(accepts(count)), count);
      if (party === undefined) continue;
      const made = await tableService.createMatched(party);
      if (!made.ok) continue;
      await (made.value.status === 'running' ? services.started : services.changed)(made.value);
      return made.value;
    }
    return undefined;
  }

  return {
    post: (player, request) => inTurn(() => post(player, request)),
    async withdraw(player, id) {
      if (!(await store.removeOffer(id, player))) return fail(refusal('noOffer'));
      lobby.offersChanged();
      return ok(undefined);
    },
  };
}

const accepts =
  (count: number) =>
  ({ least, most }: OfferRow): boolean =>
    least <= count && count <= most;

/** `count` people whose offers agree with each other, oldest first; undefined if there are not enough. */
async function partyOf(
  { company, tableService }: Services,
  offer: OfferRow,
  others: readonly OfferRow[],
  count: number,
): Promise<OfferRow[] | undefined> {
  const party = [offer];
  for (const other of others) {
    if (party.length === count) break;
    if (!party.every((one) => one.player !== other.player && agree(one.terms, other.terms))) continue;
    const apart = await Promise.all(party.map((one) => company.areApart(one.player, other.player)));
    if (!apart.includes(true) && (await tableService.mayJoin(other.player)).ok) party.push(other);
  }
  return party.length === count ? party.toSorted((one, other) => one.at - other.at) : undefined;
}

/** The same terms; only a language may be stated by one of the two. */
export function agree(one: TableTerms, other: TableTerms): boolean {
  const isSpoken = one.language === undefined || other.language === undefined || one.language === other.language;
  return isSpoken && wordless(one) === wordless(other);
}

/** Terms without the language as text, whatever the order of their fields. */
function wordless({ language: _, ...terms }: TableTerms): string {
  return JSON.stringify(terms, (_key, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}
