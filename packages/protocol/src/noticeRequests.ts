import { integer, object, oneOf, optional, type Shape, text } from '@portolan/kernel';
import { ZONE_SHAPE } from './calendarShape.ts';
import { isMailAddress } from './mailAddress.ts';
import {
  MOST_MINUTES,
  type NoticeSettings,
  type NoticeTiming,
  type PushRequest,
  TIMINGS,
  WEBHOOK_FORMATS,
  type WebhookRequest,
} from './notices.ts';
import { PAGE_LOCALE, type PageLocale } from './pageLocale.ts';
import { protocolFault as fault } from './problems.ts';

const LONGEST_URL = 1000;

const URL_SHAPE: Shape = (value, path) => {
  if (typeof value !== 'string') return fault(path, 'badUrl');
  if (value.length > LONGEST_URL) return fault(path, 'tooLong', { max: LONGEST_URL });
  return /^https?:\/\/[!-~]+$/.test(value) && URL.canParse(value) ? undefined : fault(path, 'badUrl');
};
const base64 = (characters: number): Shape =>
  text(new RegExp(`^[A-Za-z0-9_-]{${characters}}=*$`), (path) => fault(path, 'badPushKey'));
const TIMING = { timing: oneOf(TIMINGS), minutes: integer(1, MOST_MINUTES) };
const SECRET = text(/^[\w.-]{1,300}$/, (path) => fault(path, 'badLink'));

export const NOTICE_SHAPES = {
  noticeSettings: object({ ...TIMING, hour: integer(0, 23), zone: ZONE_SHAPE, ...PAGE_LOCALE }),
  /** Without a timing the player's own applies. */
  tableNotices: object({ when: optional(object(TIMING)) }),
  /** An uncompressed point of the curve P-256 has 65 bytes, the secret 16. */
  pushChannel: object({ endpoint: URL_SHAPE, keys: object({ p256dh: base64(87), auth: base64(22) }), ...PAGE_LOCALE }),
  mailChannel: object({ address: mailShape(), ...PAGE_LOCALE }),
  webhookChannel: object({ url: URL_SHAPE, format: oneOf(WEBHOOK_FORMATS), ...PAGE_LOCALE }),
  noticeLink: object({ token: SECRET }),
} satisfies Readonly<Record<string, Shape>>;

export interface NoticeRequests {
  noticeSettings: NoticeSettings & PageLocale;
  tableNotices: { readonly when?: NoticeTiming };
  pushChannel: PushRequest & PageLocale;
  mailChannel: { readonly address: string } & PageLocale;
  webhookChannel: WebhookRequest & PageLocale;
  noticeLink: { readonly token: string };
}

function mailShape(): Shape {
  return (value, path) => (typeof value === 'string' && isMailAddress(value) ? undefined : fault(path, 'badAddress'));
}
