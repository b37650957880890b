import type { Locale } from '@portolan/i18n';
import type { Log } from '../log.ts';
import type { ServerMetrics } from '../metrics/serverMetrics.ts';
import type { NoticeRow, NoticeStore } from '../store/noticeStore.ts';
import type { TableRow } from '../store/store.ts';
import type { Deliver } from './deliver.ts';
import { DeliveryError } from './deliveryError.ts';
import { asksForAnswer } from './dueOf.ts';
import type { Told } from './noticeTexts.ts';
import { clockOf } from './planNotices.ts';

export interface SenderOptions {
  readonly store: NoticeStore;
  readonly deliver: Deliver;
  /** The current row of a table. */
  readonly table: (id: string) => Promise<TableRow | undefined>;
  readonly describe: (table: TableRow) => Omit<Told, 'kind'>;
  /** The language in which a player is told. */
  readonly localeOf: (player: string) => Promise<Locale>;
  /** Whether the player has the table before their eyes. */
  readonly isLooking: (table: string, player: string) => boolean;
  readonly now: () => number;
  readonly log: Log;
  readonly metrics: Pick<ServerMetrics, 'notices'>;
  /** How often the outbox is looked into. */
  readonly intervalMs: number;
  /** How long to wait after the first failure; each further one makes it four times as long. */
  readonly retryMs: number;
  /** How long to wait while the player looks at the table. */
  readonly lookAgainMs: number;
  /** Whether it is this server that sends. */
  readonly isLeader: () => boolean;
}

/** Sends what is due in the outbox. */
export interface Sender {
  /** Call when something may have become due. */
  poke(): void;
  /** Call when this server takes over sending. */
  lead(): void;
  /** Sends all that is due now. */
  run(): Promise<void>;
  close(): Promise<void>;
}

/** Longer than any attempt. */
const CLAIM_MS = 5 * 60_000;
const CLAIMED_AT_ONCE = 64;
const SENT_AT_ONCE = 8;
/** A message that still fails then is given up, after about 11 hours by default. */
const MOST_ATTEMPTS = 7;
const DEAD_KEPT_MS = 30 * 24 * 60 * 60 * 1000;
/** Many moves in a row look into the outbox once. */
const POKE_MS = 100;
/** A stopping server does not wait for the mail server: what was not acknowledged is sent again after the start. */
const CLOSING_MS = 1_500;

export function makeSender(options: SenderOptions): Sender {
  const { store, now, log, metrics } = options;
  let closed = false;
  let running: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let poked: NodeJS.Timeout | undefined;

  let released: Promise<unknown> = Promise.resolve();

  /** Earlier claimants are gone. */
  function lead(): void {
    released = store
      .releaseNotices(now())
      .then(() => store.removeDeadNotices(now() - DEAD_KEPT_MS))
      .catch((error) => log.error({ error: String(error) }, 'the outbox cannot be opened'));
  }

  async function sendDue(): Promise<void> {
    await released;
    for (let more = true; more && !closed && options.isLeader(); ) {
      const at = now();
      const claimed = await store.claimNotices({ now: at, until: at + CLAIM_MS, limit: CLAIMED_AT_ONCE });
      const messages = groups(claimed);
      const next = async (): Promise<void> => {
        for (let one = messages.shift(); one !== undefined; one = messages.shift()) await send(one);
      };
      await Promise.all(Array.from({ length: SENT_AT_ONCE }, next));
      more = claimed.length >= CLAIMED_AT_ONCE;
    }
  }

  async function send(notices: readonly NoticeRow[]): Promise<void> {
    const [first] = notices;
    if (first === undefined || closed) return;
    const { sent, tables } = await sortOut(notices);
    const channel = await store.channel(first.channel);
    if (sent.length === 0 || channel === undefined) return store.finishNotices(idsOf(sent));
    const { kind } = channel.target;
    try {
      const locale = await options.localeOf(channel.player);
      await options.deliver(channel, { id: messageIdOf(first), tables, locale });
      metrics.notices.add({ channel: kind, result: 'sent' });
      await store.finishNotices(idsOf(sent));
    } catch (error) {
      if (closed) return;
      const failure = error instanceof DeliveryError ? error.failure : 'later';
      log.info({ channel: kind, failure, error: String(error) }, 'a notice could not be delivered');
      await failed(sent, failure);
      metrics.notices.add({ channel: kind, result: 'failed' });
    }
  }

  async function failed(notices: readonly NoticeRow[], failure: DeliveryError['failure']): Promise<void> {
    const [first] = notices;
    if (first === undefined) return;
    if (failure === 'gone') return store.removeChannel(first.channel);
    const attempts = Math.max(...notices.map((notice) => notice.attempts)) + 1;
    if (failure === 'never' || attempts >= MOST_ATTEMPTS) return store.buryNotices(idsOf(notices));
    return store.delayNotices(idsOf(notices), now() + options.retryMs * 4 ** (attempts - 1), true);
  }

  /** What of a message is still to be told. The rest is put off or dropped. */
  async function sortOut(notices: readonly NoticeRow[]): Promise<{ sent: NoticeRow[]; tables: Told[] }> {
    const sent: NoticeRow[] = [];
    const tables: Told[] = [];
    for (const notice of notices) {
      const at = now();
      const table = await options.table(notice.table);
      const when = table === undefined ? undefined : toldFrom(notice, table, at);
      if (table === undefined || when === undefined) await store.finishNotices([notice.id]);
      else if (when > at) await store.delayNotices([notice.id], when, false);
      else {
        sent.push(notice);
        tables.push({ ...options.describe(table), kind: notice.kind });
      }
    }
    return { sent, tables };
  }

  /** From when on a notice that is due can be sent; undefined if it need not be sent any more. */
  function toldFrom(notice: NoticeRow, table: TableRow, at: number): number | undefined {
    if (table.damage !== undefined) return undefined;
    if (!options.isLooking(table.id, notice.player))
      return notice.kind === 'clock' ? remindFrom(notice, table, at) : at;
    // A page that has lost its connection seems to look on for a while. Who still looks then has seen a start or an end.
    const mayBeGone = asksForAnswer(notice.kind) || at - table.movedAt < options.lookAgainMs;
    return mayBeGone ? at + options.lookAgainMs : undefined;
  }

  /** Days off and outages may have moved the clock since the reminder was written. */
  function remindFrom({ player, digestAt }: NoticeRow, table: TableRow, at: number): number {
    const clock = clockOf(table, player);
    // One that stands still, or whose zero is being attended, will have moved a moment later.
    if (clock === undefined || clock.zero <= at) return at + options.lookAgainMs;
    return digestAt === undefined ? clock.low : at;
  }

  /** One run at a time; a poke during a run leads to another. */
  let again = false;
  function run(): Promise<void> {
    if (closed) return Promise.resolve();
    if (running !== undefined) {
      again = true;
      return running;
    }
    running = sendDue()
      .catch((error) => {
        if (!closed) log.error({ error: String(error) }, 'the outbox could not be worked off');
      })
      .then(() => {
        running = undefined;
        if (!again) return undefined;
        again = false;
        return run();
      });
    return running;
  }

  timer = setInterval(run, options.intervalMs);
  timer.unref();

  return {
    run,
    lead() {
      lead();
      void run();
    },
    poke() {
      if (closed || poked !== undefined) return;
      poked = setTimeout(() => {
        poked = undefined;
        void run();
      }, POKE_MS);
      poked.unref();
    },
    async close() {
      closed = true;
      clearInterval(timer);
      clearTimeout(poked);
      await released;
      await Promise.race([running, new Promise((resolve) => setTimeout(resolve, CLOSING_MS).unref())]);
    },
  };
}

function idsOf(notices: readonly NoticeRow[]): string[] {
  return notices.map(({ id }) => id);
}

/** The notices of one digest are one message. */
function groups(notices: readonly NoticeRow[]): NoticeRow[][] {
  const byMessage = new Map<string, NoticeRow[]>();
  for (const notice of notices) {
    const id = messageIdOf(notice);
    byMessage.set(id, [...(byMessage.get(id) ?? []), notice]);
  }
  return [...byMessage.values()];
}

/** Does not depend on when, how often, or with which other tables the message is sent. */
function messageIdOf({ id, channel, digestAt }: NoticeRow): string {
  return digestAt === undefined ? id : `digest/${channel}/${digestAt}`;
}
