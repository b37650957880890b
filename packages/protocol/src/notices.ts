import { DEFAULT_ZONE } from './calendar.ts';

/** When a player is told that a table awaits them: at once, after some minutes without an answer, once a day, never. */
export const TIMINGS = ['now', 'later', 'daily', 'off'] as const;
export type Timing = (typeof TIMINGS)[number];

export interface NoticeTiming {
  readonly timing: Timing;
  /** For `later`. */
  readonly minutes: number;
}

/** How a player wants to be told, at all tables without a timing of their own. */
export interface NoticeSettings extends NoticeTiming {
  /** The hour at which the daily digest is sent, in the player's time zone. */
  readonly hour: number;
  /** As IANA names it. */
  readonly zone: string;
}

export const DEFAULT_NOTICES: NoticeSettings = { timing: 'now', minutes: 30, hour: 18, zone: DEFAULT_ZONE };
export const MOST_MINUTES = 7 * 24 * 60;
/** Devices, addresses and webhooks of one player. */
export const MOST_CHANNELS = 10;

export const WEBHOOK_FORMATS = ['discord', 'slack', 'json'] as const;
export type WebhookFormat = (typeof WEBHOOK_FORMATS)[number];

/** A way by which notices reach a player. */
export interface ChannelInfo {
  readonly id: string;
  readonly kind: 'push' | 'mail' | 'webhook';
  /** What the player recognizes it by: the address, or the host of the service. */
  readonly label: string;
  /** False for a mail address whose owner has not yet followed the link. */
  readonly confirmed: boolean;
  /** Notices that could not be delivered. */
  readonly undelivered: number;
}

/** What the page for notices shows. */
export interface NoticeInfo {
  readonly settings: NoticeSettings;
  readonly channels: readonly ChannelInfo[];
  /** The key with which a browser subscribes to pushes of this server. */
  readonly pushKey: string;
  /** Whether this server sends mail. */
  readonly mail: boolean;
}

/** What a browser gives to whoever may send it pushes. */
export interface PushRequest {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

export interface WebhookRequest {
  readonly url: string;
  readonly format: WebhookFormat;
}
