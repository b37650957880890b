import { type LobbyFilter, paceOf, type TableTerms } from '@portolan/protocol';
import type { OfferRow } from './store/findingStore.ts';
import type { TableRow } from './store/store.ts';

/** Whether an open table is wanted; the same as the query of the store. */
export function tablePasses({ game, seats, terms }: TableRow, filter: LobbyFilter): boolean {
  const free = seats.filter(({ kind }) => kind === 'open').length;
  return (
    (filter.game === undefined || game === filter.game) &&
    (filter.seats === undefined || seats.length === filter.seats) &&
    (filter.free === undefined || free >= filter.free) &&
    termsPass(terms, filter)
  );
}

/** Whether an offer is wanted. */
export function offerPasses({ game, least, most, terms }: OfferRow, filter: LobbyFilter): boolean {
  return (
    (filter.game === undefined || game === filter.game) &&
    (filter.seats === undefined || (least <= filter.seats && filter.seats <= most)) &&
    termsPass(terms, filter)
  );
}

function termsPass(terms: TableTerms, { pace, rated, language }: LobbyFilter): boolean {
  return (
    (pace === undefined || paceOf(terms) === pace) &&
    (rated === undefined || (terms.rated === true) === rated) &&
    (language === undefined || terms.language === undefined || terms.language === language)
  );
}
