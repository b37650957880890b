import type {
  ChatLine,
  CompanyInfo,
  MeasureInfo,
  OfferRequest,
  Person,
  ReportInfo,
  ReportRequest,
  ShunKind,
  SuspectInfo,
  TableInfo,
  Verdict,
} from '@portolan/protocol';
import { type Answered, type Fetch, makeRequests } from './api.ts';

/** A table as an administrator sees it. */
export interface SuspectTable {
  readonly table: TableInfo;
  readonly chat: readonly ChatLine[];
}

/** Requests about the people one plays with, loaded by the pages that need them. */
export interface CompanyApi {
  company(): Answered<CompanyInfo>;
  shun(player: string, kind: ShunKind): Answered<undefined>;
  unshun(player: string): Answered<undefined>;
  /** The host removes somebody before the game. */
  removePlayer(table: string, player: string): Answered<TableInfo>;
  report(report: ReportRequest): Answered<undefined>;

  /** People the player has played with lately. */
  opponents(): Answered<readonly Person[]>;
  invite(table: string, player: string): Answered<TableInfo>;
  acceptInvitation(table: string): Answered<TableInfo>;
  declineInvitation(table: string): Answered<undefined>;
  /** The answer has a table if enough people agreed at once. */
  offer(offer: OfferRequest): Answered<{ readonly table?: TableInfo }>;
  withdrawOffer(id: string): Answered<undefined>;

  /** For administrators: the open reports before a number, the latest first. */
  reports(before?: number): Answered<readonly ReportInfo[]>;
  measures(before?: number): Answered<readonly MeasureInfo[]>;
  suspect(player: string): Answered<SuspectInfo>;
  suspectTable(id: string): Answered<SuspectTable>;
  closeTable(id: string, why: string): Answered<undefined>;
  hideLine(table: string, line: number, why: string): Answered<undefined>;
  /** Without `days` the ban has no end. */
  ban(player: string, why: string, days?: number): Answered<undefined>;
  unban(player: string, why: string): Answered<undefined>;
  settle(report: number, verdict: Verdict, why: string): Answered<undefined>;
}

export function makeCompanyApi(fetch: Fetch): CompanyApi {
  const { get, post } = makeRequests(fetch);
  const at = encodeURIComponent;
  const page = (before?: number): string => (before === undefined ? '' : `?before=${before}`);
  return {
    company: () => get('/me/company'),
    shun: (player, kind) => post('/me/shun', { player, kind }),
    unshun: (player) => post('/me/unshun', { player }),
    removePlayer: (table, player) => post(`/tables/${at(table)}/remove`, { player }),
    report: (report) => post('/reports', report),
    opponents: () => get('/me/opponents'),
    invite: (table, player) => post(`/tables/${at(table)}/invite`, { player }),
    acceptInvitation: (table) => post(`/me/invitations/${at(table)}/accept`),
    declineInvitation: (table) => post(`/me/invitations/${at(table)}/decline`),
    offer: (offer) => post('/offers', offer),
    withdrawOffer: (id) => post(`/offers/${at(id)}/withdraw`),
    reports: (before) => get(`/moderation/reports${page(before)}`),
    measures: (before) => get(`/moderation/measures${page(before)}`),
    suspect: (player) => get(`/moderation/players/${at(player)}`),
    suspectTable: (id) => get(`/moderation/tables/${at(id)}`),
    closeTable: (id, why) => post(`/moderation/tables/${at(id)}/close`, { why }),
    hideLine: (table, line, why) => post(`/moderation/tables/${at(table)}/hide`, { line, why }),
    ban: (player, why, days) =>
      post(`/moderation/players/${at(player)}/ban`, { why, ...(days === undefined ? {} : { days }) }),
    unban: (player, why) => post(`/moderation/players/${at(player)}/unban`, { why }),
    settle: (report, verdict, why) => post(`/moderation/reports/${report}/settle`, { verdict, why }),
  };
}
