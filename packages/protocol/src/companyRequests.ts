import { integer, object, oneOf, optional, type Shape, text } from '@portolan/kernel';
import {
  REPORT_REASONS,
  REPORT_SUBJECTS,
  type ReportReason,
  type ReportSubject,
  SHUN_KINDS,
  type ShunKind,
  VERDICTS,
  type Verdict,
} from './company.ts';
import { OFFER_SHAPE, type OfferRequest } from './finding.ts';
import { protocolFault as fault } from './problems.ts';

/** The longest text of a report, and the longest reason of an administrator. */
export const LONGEST_REMARK = 600;
const LONGEST_BAN_DAYS = 3650;

const ID = text(/^[A-Za-z0-9_-]{1,40}$/, (path, found) => fault(path, 'badId', { found }));

/** One line like a chat line, perhaps empty. */
function remark(min: number): Shape {
  const visible = min > 0 ? '(?=.*\\P{Z})' : '';
  return text(
    new RegExp(
      `^${visible}[^\\p{Cc}\\p{Cs}\\p{Zl}\\p{Zp}\\u202a-\\u202e\\u2066-\\u2069]{${min},${LONGEST_REMARK}}$`,
      'u',
    ),
    (path, found) => fault(path, 'badChat', { max: LONGEST_REMARK, found }),
  );
}

const WHY = remark(1);
const LINE = integer(1, 1_000_000_000);

/** Requests about the people one plays with. */
export const COMPANY_SHAPES = {
  shun: object({ player: ID, kind: oneOf(SHUN_KINDS) }),
  unshun: object({ player: ID }),
  removePlayer: object({ player: ID }),
  invite: object({ player: ID }),
  offer: OFFER_SHAPE,
  report: object({
    about: oneOf(REPORT_SUBJECTS),
    player: optional(ID),
    table: optional(ID),
    line: optional(LINE),
    reason: oneOf(REPORT_REASONS),
    text: remark(0),
  }),
  closeTable: object({ why: WHY }),
  hideLine: object({ line: LINE, why: WHY }),
  ban: object({ why: WHY, days: optional(integer(1, LONGEST_BAN_DAYS)) }),
  unban: object({ why: WHY }),
  settle: object({ verdict: oneOf(VERDICTS), why: WHY }),
} satisfies Readonly<Record<string, Shape>>;

export interface ReportRequest {
  readonly about: ReportSubject;
  /** Needed for a player. */
  readonly player?: string;
  /** Needed for a line and for a table. */
  readonly table?: string;
  /** Needed for a line. */
  readonly line?: number;
  readonly reason: ReportReason;
  readonly text: string;
}

export interface CompanyRequests {
  shun: { readonly player: string; readonly kind: ShunKind };
  unshun: { readonly player: string };
  removePlayer: { readonly player: string };
  invite: { readonly player: string };
  offer: OfferRequest;
  report: ReportRequest;
  closeTable: { readonly why: string };
  hideLine: { readonly line: number; readonly why: string };
  /** Without `days` it has no end. */
  ban: { readonly why: string; readonly days?: number };
  unban: { readonly why: string };
  settle: { readonly verdict: Verdict; readonly why: string };
}
