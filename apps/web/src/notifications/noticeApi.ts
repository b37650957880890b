import { type Answered, makeRequests } from '@portolan/client';
import type { NoticeInfo, NoticeSettings, NoticeTiming, PushRequest, WebhookRequest } from '@portolan/protocol';

const { get, post } = makeRequests((path, init) => fetch(path, init));

/** What only the page for notifications and the table's menu ask for. */
export const noticeApi = {
  info: (): Answered<NoticeInfo> => get('/notifications'),
  set: (settings: NoticeSettings): Answered<NoticeInfo> => post('/notifications', settings),
  addPush: (request: PushRequest): Answered<NoticeInfo> => post('/notifications/push', request),
  addMail: (address: string): Answered<NoticeInfo> => post('/notifications/mail', { address }),
  addWebhook: (request: WebhookRequest): Answered<NoticeInfo> => post('/notifications/webhook', request),
  remove: (channel: string): Answered<NoticeInfo> =>
    post(`/notifications/channels/${encodeURIComponent(channel)}/remove`),
  /** Uses a link from a mail. */
  useLink: (purpose: 'confirm' | 'stop', token: string): Answered<undefined> =>
    post(`/notifications/${purpose}`, { token }),
  at: (table: string): Answered<{ readonly when?: NoticeTiming }> =>
    get(`/tables/${encodeURIComponent(table)}/notifications`),
  setAt: (table: string, when: NoticeTiming | undefined): Answered<unknown> =>
    post(`/tables/${encodeURIComponent(table)}/notifications`, when === undefined ? {} : { when }),
};
