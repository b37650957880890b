import type {
  Ban,
  MeasureKind,
  ReportedLine,
  ReportReason,
  ReportSubject,
  ShunKind,
  Verdict,
} from '@portolan/protocol';
import type { StoredLine } from './store.ts';

/** That a player mutes or blocks another. */
export interface ShunRow {
  readonly other: string;
  readonly kind: ShunKind;
  readonly at: number;
}

export interface ReportRow {
  readonly id: number;
  readonly reporter: string;
  readonly about: ReportSubject;
  /** Whom it is about; undefined for a table. */
  readonly player: string | undefined;
  readonly table: string | undefined;
  readonly reason: ReportReason;
  readonly text: string;
  readonly evidence: readonly ReportedLine[];
  readonly at: number;
}

/** Something an administrator did; never changed or removed. */
export interface MeasureRow {
  readonly id: number;
  readonly kind: MeasureKind;
  readonly admin: string;
  readonly player?: string;
  readonly table?: string;
  readonly line?: number;
  readonly report?: number;
  /** The end of a ban. */
  readonly until?: number;
  readonly why: string;
  readonly at: number;
}

export type NewMeasure = Omit<MeasureRow, 'id' | 'kind'>;

/** A part of a list, latest first: the rows with an id below `before`. */
export interface Paging {
  readonly before?: number;
  readonly limit: number;
}

/** Who keeps clear of whom, reports, and what administrators do. A measure is stored together with its effect. */
export interface CompanyStore {
  /** Replaces an earlier one of the same two. */
  shun(player: string, shun: ShunRow): Promise<void>;
  unshun(player: string, other: string): Promise<void>;
  /** Latest first. */
  shuns(player: string): Promise<ShunRow[]>;
  /** The players who mute or block this one. */
  shunnedBy(other: string): Promise<string[]>;

  /** The host has removed this player, who may not sit at the table again. */
  addRemoval(table: string, player: string): Promise<void>;
  isRemoved(table: string, player: string): Promise<boolean>;

  /** Returns its number. */
  addReport(report: Omit<ReportRow, 'id'>): Promise<number>;
  /** An open report. */
  report(id: number): Promise<ReportRow | undefined>;
  /** The open reports. */
  reports(paging: Paging): Promise<ReportRow[]>;
  /** The latest reports of a player, settled ones too. */
  reportsBy(reporter: string, limit: number): Promise<ReportRow[]>;
  countReports(which: { readonly reporter?: string; readonly player?: string }): Promise<number>;
  /** Settles an open report; false if there is no such report. */
  settleReport(id: number, verdict: Verdict, measure: NewMeasure): Promise<boolean>;

  /** Undefined if there is none, or it has ended by `now`. */
  ban(player: string, now: number): Promise<Ban | undefined>;
  addBan(player: string, ban: Ban, measure: NewMeasure): Promise<void>;
  /** False if there is none. */
  liftBan(player: string, measure: NewMeasure): Promise<boolean>;

  /** False if the table has changed since `rev`. */
  closeTable(id: string, rev: number, measure: NewMeasure): Promise<boolean>;
  /** Returns the line as it was; undefined if there is none. */
  hideLine(table: string, line: number, measure: NewMeasure): Promise<StoredLine | undefined>;
  /** One chat line, with its text also if it is hidden. */
  chatLine(table: string, line: number): Promise<StoredLine | undefined>;

  measures(paging: Paging): Promise<MeasureRow[]>;
}
