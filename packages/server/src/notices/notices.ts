import { inLocale } from '@portolan/i18n';
import { fail, ok, type Result } from '@portolan/kernel';
import {
  type ChannelInfo,
  DEFAULT_NOTICES,
  MOST_CHANNELS,
  type NoticeInfo,
  type NoticeSettings,
  type NoticeTiming,
  type PushRequest,
  type RefusalInfo,
  refusal,
  type WebhookRequest,
} from '@portolan/protocol';
import type { Ids } from '../ids.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { Players } from '../players.ts';
import type { ChannelRow, ChannelTarget } from '../store/noticeStore.ts';
import type { Store } from '../store/store.ts';
import { DeliveryError } from './deliveryError.ts';
import type { LinkPurpose, NoticeLinks } from './noticeLinks.ts';
import { confirmMailOf, webhookHello } from './noticeTexts.ts';
import { isAwaited } from './planNotices.ts';
import { checkStatus, type PostOptions, post, readTarget } from './post.ts';
import { pushRequest, type VapidKeys } from './vapid.ts';
import { webhookRequest } from './webhook.ts';

type Answer<T> = Promise<Result<T, RefusalInfo>>;

/** What players can say about how they want to be told. */
export interface Notices {
  info(player: string): Promise<NoticeInfo>;
  set(player: string, settings: NoticeSettings): Promise<NoticeInfo>;
  /** How many tables await the player, of the latest ones. */
  awaiting(player: string): Promise<number>;
  /** Undefined: as at the player's other tables. */
  timingAt(player: string, table: string): Promise<NoticeTiming | undefined>;
  setAt(player: string, table: string, timing: NoticeTiming | undefined): Promise<void>;
  addPush(player: string, request: PushRequest): Answer<NoticeInfo>;
  /** Sends a link by which the owner of the address confirms it. */
  addMail(player: string, address: string): Answer<NoticeInfo>;
  /** Sends a test message there, to check that it works. */
  addWebhook(player: string, request: WebhookRequest): Answer<NoticeInfo>;
  remove(player: string, channel: string): Answer<NoticeInfo>;
  /** Uses a link from an email; its holder need not be signed in. */
  useLink(purpose: LinkPurpose, token: string): Answer<void>;
}

export interface NoticesOptions {
  readonly store: Store;
  readonly players: Pick<Players, 'locale'>;
  readonly ids: Ids;
  readonly mailer: Mailer | undefined;
  readonly links: NoticeLinks;
  readonly vapid: VapidKeys;
  readonly posting: PostOptions;
  readonly now: () => number;
}

/** At a glance, 99 looks like any larger number. */
const MOST_COUNTED = 99;

export function makeNotices(options: NoticesOptions): Notices {
  const { store, players, ids, mailer, links, vapid, posting, now } = options;

  async function info(player: string): Promise<NoticeInfo> {
    const { settings, channels } = await store.notices(player);
    return {
      settings: settings ?? DEFAULT_NOTICES,
      channels: channels.map(channelInfo),
      pushKey: vapid.publicKey,
      mail: mailer !== undefined,
    };
  }

  async function add(player: string, target: ChannelTarget, confirmed: boolean): Answer<ChannelRow> {
    const channel = { id: ids.channel(), player, target, confirmed, createdAt: now() };
    const added = await store.addChannel(channel, MOST_CHANNELS);
    return added ? ok(channel) : fail(refusal('tooManyChannels', { max: MOST_CHANNELS }));
  }

  /** The info after a channel was added, or why it could not be. */
  async function shown(player: string, added: Result<unknown, RefusalInfo>): Answer<NoticeInfo> {
    return added.ok ? ok(await info(player)) : added;
  }

  return {
    info,
    async set(player, settings) {
      await store.setNotices(player, settings, now());
      return info(player);
    },
    async awaiting(player) {
      const running = await store.tables({ player, statuses: ['running'], limit: MOST_COUNTED });
      return running.filter((table) => isAwaited(table, player)).length;
    },
    async timingAt(player, table) {
      const found = (await store.notices(player)).tables.find((one) => one.table === table);
      return found === undefined ? undefined : { timing: found.timing, minutes: found.minutes };
    },
    setAt: (player, table, timing) => store.setTableNotices(player, table, timing, now()),
    async addPush(player, { endpoint, keys: { p256dh, auth } }) {
      const target = { kind: 'push', endpoint, p256dh, auth } as const;
      try {
        readTarget(endpoint, posting);
        pushRequest(vapid, target, { id: '', title: '', body: '', path: '' });
      } catch {
        return fail(refusal('badTarget'));
      }
      return shown(player, await add(player, target, true));
    },
    async addMail(player, address) {
      if (mailer === undefined) return fail(refusal('noMail'));
      const { channels } = await store.notices(player);
      // A confirmed address needs no further email.
      const isKnown = channels.some(({ target, confirmed }) => confirmed && isMail(target, address));
      if (isKnown) return ok(await info(player));
      const locale = await players.locale(player);
      const added = await add(player, { kind: 'mail', address }, false);
      if (!added.ok) return added;
      const { id } = added.value;
      const own = { confirm: links.page('confirm', id), stop: links.page('stop', id) };
      const written = await inLocale(locale, () => confirmMailOf(own));
      try {
        await mailer.send({ to: address, ...written, id: `confirm/${id}` });
      } catch {
        await store.removeChannel(id);
        return fail(refusal('mailFailed'));
      }
      return ok(await info(player));
    },
    async addWebhook(player, { url, format }) {
      const target = { kind: 'webhook', url, format } as const;
      const text = await inLocale(await players.locale(player), webhookHello);
      try {
        const hello = { id: `hello/${ids.channel()}`, tables: [], text };
        checkStatus(await post(webhookRequest(target, hello), posting), []);
      } catch (error) {
        const isForbidden = error instanceof DeliveryError && error.message.includes('inside the network');
        return fail(refusal(isForbidden ? 'badTarget' : 'webhookFailed'));
      }
      return shown(player, await add(player, target, true));
    },
    async remove(player, channel) {
      const found = await store.channel(channel);
      if (found?.player !== player) return fail({ code: 'notFound' });
      await store.removeChannel(channel);
      return ok(await info(player));
    },
    async useLink(purpose, token) {
      const channel = links.read(purpose, token);
      if (channel === undefined) return fail(refusal('linkUnknown'));
      // Unsubscribing twice is as good as once.
      if (purpose === 'stop') return ok(await store.removeChannel(channel));
      return (await store.confirmChannel(channel)) ? ok(undefined) : fail(refusal('linkUnknown'));
    },
  };
}

function isMail(target: ChannelTarget, address: string): boolean {
  return target.kind === 'mail' && target.address === address;
}

/** The whole address of a push service or webhook is a secret: whoever knows it can post there. */
function channelInfo({
  id,
  target,
  confirmed,
  undelivered,
}: ChannelRow & { readonly undelivered: number }): ChannelInfo {
  const address = target.kind === 'push' ? target.endpoint : target.kind === 'webhook' ? target.url : undefined;
  const label = target.kind === 'mail' ? target.address : new URL(address ?? '').host;
  return { id, kind: target.kind, label, confirmed, undelivered };
}
