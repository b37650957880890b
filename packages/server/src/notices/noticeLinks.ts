import { createHmac, timingSafeEqual } from 'node:crypto';

/** What the owner of an address can do by a link in a mail, without signing in. */
export const LINK_PURPOSES = ['confirm', 'stop'] as const;
export type LinkPurpose = (typeof LINK_PURPOSES)[number];

/** Signs the links in mails, so that only somebody who received one can use it. */
export interface NoticeLinks {
  /** The address of the page that uses the link; the token is in its fragment, which no server logs. */
  page(purpose: LinkPurpose, channel: string): string;
  /** Where a mail program can post to unsubscribe. */
  oneClick(channel: string): string;
  settings(): string;
  table(id: string): string | undefined;
  /** The channel of a token; undefined if it was not signed here for this purpose. */
  read(purpose: LinkPurpose, token: string): string | undefined;
}

export function makeNoticeLinks(secret: string, publicUrl: string | undefined): NoticeLinks {
  const base = publicUrl ?? '';
  const sign = (purpose: LinkPurpose, channel: string): string =>
    createHmac('sha256', secret).update(`notice link ${purpose} ${channel}`).digest('base64url');
  const token = (purpose: LinkPurpose, channel: string): string => `${channel}.${sign(purpose, channel)}`;
  return {
    page: (purpose, channel) => `${base}/notifications#${purpose}=${token(purpose, channel)}`,
    oneClick: (channel) => `${base}/api/notifications/stop/${token('stop', channel)}`,
    settings: () => `${base}/notifications`,
    table: (id) => (publicUrl === undefined ? undefined : `${base}/table/${id}`),
    read(purpose, text) {
      const [channel = '', signature = ''] = text.split('.');
      const given = Buffer.from(signature);
      const right = Buffer.from(sign(purpose, channel));
      return given.length === right.length && timingSafeEqual(given, right) ? channel : undefined;
    },
  };
}
