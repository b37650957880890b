import type { LobbyFilter, TableTerms } from '@portolan/protocol';
import type { TableRow } from './store.ts';

export interface InvitationRow {
  readonly table: string;
  readonly player: string;
  readonly inviter: string;
  readonly at: number;
}

export interface OfferRow {
  readonly id: string;
  readonly player: string;
  readonly game: string;
  readonly least: number;
  readonly most: number;
  readonly terms: TableTerms;
  readonly at: number;
  readonly until: number;
}

export interface OfferFilter {
  readonly game?: string;
  readonly player?: string;
  /** Those that have not expired by then. */
  readonly now: number;
  /** Earliest first; otherwise the latest. */
  readonly oldestFirst?: boolean;
  readonly limit: number;
}

/** How people find tables and each other. */
export interface FindingStore {
  /** Gathering tables for everybody; the one that was added or moved last comes first. */
  openTables(filter: LobbyFilter, limit: number): Promise<TableRow[]>;

  /** False if the player has been invited to the table before. */
  addInvitation(invitation: InvitationRow): Promise<boolean>;
  /** Those that wait for an answer of the player, latest first. */
  invitations(player: string, limit: number): Promise<InvitationRow[]>;
  countInvitations(which: { readonly player?: string; readonly table?: string }): Promise<number>;
  /** False if none waits. The player cannot be invited to the table again. */
  answerInvitation(table: string, player: string): Promise<boolean>;

  addOffer(offer: OfferRow): Promise<void>;
  offers(filter: OfferFilter): Promise<OfferRow[]>;
  /** False if the player has no such offer. */
  removeOffer(id: string, player: string): Promise<boolean>;
  removeOffers(player: string): Promise<void>;
  /** Adds a table in place of the offers that led to it; `taken`: its id or code. */
  addMatched(table: TableRow, offers: readonly string[]): Promise<'added' | 'taken' | 'offersGone'>;
  /** Removes the offers that have expired. */
  expireOffers(now: number): Promise<number>;
}
