import { type Answered, makeRequests } from '@portolan/client';
import { currentLocale } from '@portolan/i18n';
import type { NoticeInfo, NoticeSettings, NoticeTiming, PushRequest, WebhookRequest } from '@portolan/protocol';

const { get, post } = makeRequests((path, init) => fetch(path, init));

/** Says how to reach the player, who is written to in the language of this page. */
const arrange = (path: string, request: object): Answered<NoticeInfo> =>
  post(path, { ...request, locale: currentLocale() });

/** What only the page for notifications and the table's menu ask for. */
export const noticeApi = {
  info: (): Answered<NoticeInfo> => get('/notifications'),
  set: (settings: NoticeSettings): Answered<NoticeInfo> => arrange('/notifications', settings),
  addPush: (request: PushRequest): Answered<NoticeInfo> => arrange('/notifications/push', request),
  addMail: (address: string): Answered<NoticeInfo> => arrange('/notifications/mail', { address }),
  addWebhook: (request: WebhookRequest): Answered<NoticeInfo> => arrange('/notifications/webhook', request),
  remove: (channel: string): Answered<NoticeInfo> =>
    post(`/notifications/channels/${encodeURIComponent(channel)}/remove`),
  /** Uses a link from an email. */
  useLink: (purpose: 'confirm' | 'stop', token: string): Answered<undefined> =>
    post(`/notifications/${purpose}`, { token }),
  at: (table: string): Answered<{ readonly when?: NoticeTiming }> =>
    get(`/tables/${encodeURIComponent(table)}/notifications`),
  setAt: (table: string, when: NoticeTiming | undefined): Answered<unknown> =>
    post(`/tables/${encodeURIComponent(table)}/notifications`, when === undefined ? {} : { when }),
};
