import type { NoticeSettings, NoticeTiming, WebhookFormat } from '@portolan/protocol';

/** Where the notices of a channel go. */
export type ChannelTarget =
  | { readonly kind: 'push'; readonly endpoint: string; readonly p256dh: string; readonly auth: string }
  | { readonly kind: 'mail'; readonly address: string }
  | { readonly kind: 'webhook'; readonly url: string; readonly format: WebhookFormat };

/** A way by which notices reach a player. */
export interface ChannelRow {
  readonly id: string;
  readonly player: string;
  readonly target: ChannelTarget;
  /** Notices go only to confirmed channels. */
  readonly confirmed: boolean;
  readonly createdAt: number;
}

/**
 * A table awaits the player; its game has started; it is over; the player is asked to sit down there; a request to go
 * back needs their answer; the others want a stand-in for them; one plays for them; they lost the seat by the clock; their time
 * runs out soon.
 */
export const NOTICE_KINDS = [
  'turn',
  'start',
  'end',
  'invite',
  'askBack',
  'vote',
  'standIn',
  'resigned',
  'clock',
] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** A message in the outbox. */
export interface NoticeRow {
  /** Made of the player, the table, the kind, the turn and the channel: the same notice is never there twice. */
  readonly id: string;
  readonly player: string;
  readonly table: string;
  readonly kind: NoticeKind;
  /** How many entries the log had after the one that caused it. */
  readonly turn: number;
  readonly channel: string;
  readonly due: number;
  /** The digest it belongs to: notices of a channel with the same time are one message. */
  readonly digestAt: number | undefined;
  /** How often sending has failed. */
  readonly attempts: number;
}

export interface Claim {
  readonly now: number;
  /** A claimed notice that is neither finished nor given back by then can be claimed again. */
  readonly until: number;
  readonly limit: number;
}

/** Everything a player has stored about notices. */
export interface StoredNotices {
  readonly settings: NoticeSettings | undefined;
  readonly tables: readonly (NoticeTiming & { readonly table: string })[];
  readonly channels: readonly (ChannelRow & { readonly undelivered: number })[];
}

/**
 * Preferences, channels, and the outbox. Whatever changes a table (`append`, `changeTable`) also writes the notices that
 * follow from the change and deletes those that it makes obsolete, in the same transaction.
 */
export interface NoticeStore {
  notices(player: string): Promise<StoredNotices>;
  /** Also changes when waiting notices are due; `now` is when the change was made. */
  setNotices(player: string, settings: NoticeSettings, now: number): Promise<void>;
  /** Undefined: as at the player's other tables. */
  setTableNotices(player: string, table: string, timing: NoticeTiming | undefined, now: number): Promise<void>;

  /** False if the player has `most` channels already. A channel with the same target is replaced. */
  addChannel(channel: ChannelRow, most: number): Promise<boolean>;
  channel(id: string): Promise<ChannelRow | undefined>;
  confirmChannel(id: string): Promise<boolean>;
  /** Removes it with its notices. */
  removeChannel(id: string): Promise<void>;

  /** Notices that are due, earliest first; of a digest all of them. Nobody else gets them until `until`. */
  claimNotices(claim: Claim): Promise<NoticeRow[]>;
  /** Claimed notices that have been sent, or need not be sent. */
  finishNotices(ids: readonly string[]): Promise<void>;
  /**
   * Claimed notices that are to be sent later. `failed`: sending them was attempted; otherwise they no longer belong to
   * a digest, because that is sent without them.
   */
  delayNotices(ids: readonly string[], due: number, failed: boolean): Promise<void>;
  /** Claimed notices that are given up; they stay until their turn is over, to be seen. */
  buryNotices(ids: readonly string[]): Promise<void>;
  /** After a crash: makes all claimed notices due at once. To be called before the first claim. */
  releaseNotices(now: number): Promise<number>;
  /** Deletes notices that were given up and due before this time; returns how many. */
  removeDeadNotices(before: number): Promise<number>;
  /** How many wait, and how many were given up. */
  countNotices(): Promise<{ readonly waiting: number; readonly dead: number }>;
}
