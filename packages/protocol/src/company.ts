/** How a player keeps clear of another: `mute` hides what they say, `block` also keeps them away. */
export const SHUN_KINDS = ['mute', 'block'] as const;
export type ShunKind = (typeof SHUN_KINDS)[number];

/** A player as a list names them. */
export interface Person {
  readonly player: string;
  /** Empty for a deleted player. */
  readonly name: string;
  readonly deleted?: true;
}

/** A player whom somebody has muted or blocked. */
export interface Shunned extends Person {
  readonly kind: ShunKind;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** A player may not create, join or chat. Without an end it lasts until it is lifted. */
export interface Ban {
  readonly why: string;
  /** Milliseconds since 1970. */
  readonly until?: number;
}

/** What concerns a player's dealings with others, for their own eyes. */
export interface CompanyInfo {
  readonly player: string;
  readonly shunned: readonly Shunned[];
  readonly ban?: Ban;
  /** Named in the server's configuration. */
  readonly admin?: true;
}

export const REPORT_SUBJECTS = ['player', 'line', 'table'] as const;
export type ReportSubject = (typeof REPORT_SUBJECTS)[number];

export const REPORT_REASONS = ['abuse', 'name', 'cheating', 'stalling', 'spam', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** A chat line as it was when it was reported. */
export interface ReportedLine {
  readonly line: number;
  readonly text: string;
  readonly at: number;
}

export interface ReportInfo {
  readonly id: number;
  readonly by: Person;
  readonly about: ReportSubject;
  /** Whom it is about; not given for a table. */
  readonly person?: Person;
  readonly table?: string;
  readonly reason: ReportReason;
  readonly text: string;
  /** What the person said at the table, up to the report. */
  readonly evidence: readonly ReportedLine[];
  readonly at: number;
}

/** What an administrator can do. */
export const MEASURES = ['close', 'ban', 'unban', 'hide', 'dismiss', 'uphold'] as const;
export type MeasureKind = (typeof MEASURES)[number];

/** How an administrator can settle a report. */
export const VERDICTS = ['dismiss', 'uphold'] as const satisfies readonly MeasureKind[];
export type Verdict = (typeof VERDICTS)[number];

/** Something an administrator did. These are never changed or removed. */
export interface MeasureInfo {
  readonly id: number;
  readonly kind: MeasureKind;
  readonly by: Person;
  readonly person?: Person;
  readonly table?: string;
  readonly line?: number;
  readonly report?: number;
  /** The end of a ban. */
  readonly until?: number;
  readonly why: string;
  readonly at: number;
}

/** A player as an administrator sees them. */
export interface SuspectInfo extends Person {
  readonly ban?: Ban;
  /** Open reports about them. */
  readonly reports: number;
}
