import { inLocale, type Locale } from '@portolan/i18n';
import { MailError, type Mailer } from '../mail/mailer.ts';
import type { ChannelRow } from '../store/noticeStore.ts';
import { DeliveryError } from './deliveryError.ts';
import type { NoticeLinks } from './noticeLinks.ts';
import { linesOf, mailOf, subjectOf, type Told } from './noticeTexts.ts';
import { checkStatus, type PostOptions, post } from './post.ts';
import { pushRequest, type VapidKeys } from './vapid.ts';
import { webhookRequest } from './webhook.ts';

export interface NoticeMessage {
  /** The same for the same message, however often it has to be sent. */
  readonly id: string;
  readonly tables: readonly Told[];
  /** The language of its reader. */
  readonly locale: Locale;
}

export interface DeliverOptions {
  readonly mailer: Mailer | undefined;
  readonly links: NoticeLinks;
  readonly vapid: VapidKeys;
  readonly posting: PostOptions;
}

/** Resolves when the next in line has taken the message; rejects with a `DeliveryError` otherwise. */
export type Deliver = (channel: ChannelRow, message: NoticeMessage) => Promise<void>;

/** Push services answer so when a browser has unsubscribed. */
const PUSH_GONE = [404, 410];
/** A webhook that was deleted. */
const WEBHOOK_GONE = [404, 410];

export function makeDeliver({ mailer, links, vapid, posting }: DeliverOptions): Deliver {
  return async ({ id: channel, target }, { id, tables, locale }) => {
    switch (target.kind) {
      case 'push': {
        const [first] = tables;
        const path = tables.length === 1 && first !== undefined ? `/table/${first.table}` : '/lobby';
        const text = await inLocale(locale, () => ({
          title: subjectOf(tables),
          body: linesOf(tables.map(withoutUrl)),
        }));
        return checkStatus(await post(pushRequest(vapid, target, { id, ...text, path }), posting), PUSH_GONE);
      }
      case 'webhook': {
        const text = await inLocale(locale, () => linesOf(tables));
        return checkStatus(await post(webhookRequest(target, { id, tables, text }), posting), WEBHOOK_GONE);
      }
      case 'mail': {
        // The operator may switch mail on again.
        if (mailer === undefined) throw new DeliveryError('this server sends no mail', 'later');
        const stop = links.page('stop', channel);
        const written = await inLocale(locale, () => mailOf(tables, { settings: links.settings(), stop }));
        return sendMail(mailer, { to: target.address, ...written, id, unsubscribe: links.oneClick(channel) });
      }
    }
  };
}

async function sendMail(mailer: Mailer, mail: Parameters<Mailer['send']>[0]): Promise<void> {
  try {
    await mailer.send(mail);
  } catch (error) {
    const permanent = error instanceof MailError && error.permanent;
    throw new DeliveryError(error instanceof Error ? error.message : String(error), permanent ? 'never' : 'later');
  }
}

function withoutUrl(told: Told): Told {
  return { ...told, url: undefined };
}
