import {
  boolean,
  fail,
  integer,
  isRecord,
  object,
  ok,
  oneOf,
  optional,
  type Result,
  type Shape,
  type ShapeFault,
  text,
} from '@portolan/kernel';
import type { Person } from './company.ts';
import { type LobbyFilter, TABLE_PACES } from './lobbyFilter.ts';
import { protocolFault as fault } from './problems.ts';
import type { TableInfo } from './table.ts';
import type { TableTerms } from './terms.ts';
import { LANGUAGE_SHAPE, TERMS_SHAPE } from './termsShape.ts';

const ID = text(/^[A-Za-z0-9_-]{1,40}$/, (path, found) => fault(path, 'badId', { found }));

export const FILTER_SHAPE: Shape = object({
  game: optional(ID),
  seats: optional(integer(1, 8)),
  free: optional(integer(1, 8)),
  pace: optional(oneOf(TABLE_PACES)),
  rated: optional(boolean()),
  language: optional(LANGUAGE_SHAPE),
});

/** Reads a filter from the query of an address, `?game=x&seats=3&rated=no`; other parts of a query are ignored. */
export function readLobbyFilter(query: unknown): Result<LobbyFilter, ShapeFault> {
  const from = isRecord(query) ? query : {};
  const filter: Record<string, unknown> = {};
  const has = (name: string): boolean => Object.hasOwn(from, name);
  for (const name of ['game', 'pace', 'language'].filter(has)) filter[name] = from[name];
  for (const name of ['seats', 'free'].filter(has)) filter[name] = Number(from[name]);
  if (has('rated')) filter.rated = from.rated === 'yes' || (from.rated === 'no' ? false : from.rated);
  const found = FILTER_SHAPE(filter, '');
  return found === undefined ? ok(filter as LobbyFilter) : fail(found);
}

/** What a person would play with anybody: as soon as enough people would, they are seated at a table. */
export interface OfferRequest {
  readonly game: string;
  /** The smallest and the largest number of players. */
  readonly least: number;
  readonly most: number;
  readonly terms: TableTerms;
}

export const OFFER_SHAPE: Shape = object({
  game: ID,
  least: integer(2, 8),
  most: integer(2, 8),
  terms: TERMS_SHAPE,
});

export interface OfferInfo extends OfferRequest {
  readonly id: string;
  readonly title: string;
  readonly by: Person;
  readonly at: number;
  /** When it expires. */
  readonly until: number;
}

/** A person is asked to sit down at a table. */
export interface InvitationInfo {
  readonly table: TableInfo;
  readonly by: Person;
  readonly at: number;
}
