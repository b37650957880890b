import { playersOf } from '@portolan/match';
import {
  type InvitationInfo,
  type LobbyFilter,
  type OfferInfo,
  type ServerMessage,
  type TableInfo,
  writeLobbyFilter,
} from '@portolan/protocol';
import type { LobbyChange } from './cluster/serverNews.ts';
import type { Company } from './company/company.ts';
import { textFrame } from './frame.ts';
import type { GameRegistry } from './gameRegistry.ts';
import { offerPasses, tablePasses } from './lobbyFilter.ts';
import { type Meter, makeMeter } from './meter.ts';
import { type Asker, isElsewhere } from './sharedDevice.ts';
import type { OfferRow } from './store/findingStore.ts';
import type { Store, TableRow } from './store/store.ts';
import type { Subscriber } from './subscriptions.ts';

type LobbyMessage = Extract<ServerMessage, { readonly type: 'lobby' }>;

/** The open tables and offers, and each player's own tables. Home pages follow both and show whose turn it is. */
export interface Lobby {
  open(filter?: LobbyFilter): Promise<readonly TableInfo[]>;
  offers(filter?: LobbyFilter): Promise<readonly OfferInfo[]>;
  mine(asker: Asker): Promise<readonly TableInfo[]>;
  /** Where the player is asked to sit down, and still can. */
  invited(player: string | undefined): Promise<readonly InvitationInfo[]>;
  /** Sends the lobby now, and again whenever it changes. Another filter replaces the one before. */
  follow(subscriber: Subscriber, filter?: LobbyFilter, meter?: Meter): Promise<void>;
  unfollow(subscriber: Subscriber): void;
  /** Call when a table has changed. `listed`: the change is visible to people without a seat at it. */
  tableChanged(table: TableRow, listed: boolean): void;
  /** Call when somebody was invited, or has answered. */
  invitationsChanged(player: string): void;
  offersChanged(): void;
  /** Call when something has changed on another server. */
  heard(change: LobbyChange): void;
  /** Call when anything may have changed. */
  reread(): void;
  close(): void;
}

const OPEN_SHOWN = 50;
const OFFERS_SHOWN = 50;
/** As many open tables are read once for all filters. */
const FILTERED_HERE = 200;
/** Offers among which a filter looks. */
const OFFERS_READ = 200;
const UNFINISHED_SHOWN = 300;
const FINISHED_SHOWN = 20;
const INVITATIONS_SHOWN = 20;

/** What everybody's lists are made of. */
interface Lists {
  readonly tables: readonly TableRow[];
  readonly offers: readonly OfferRow[];
}

export interface LobbyOptions {
  readonly store: Store;
  readonly games: Pick<GameRegistry, 'title'>;
  readonly company: Pick<Company, 'person' | 'areApart'>;
  readonly info: (table: TableRow) => Promise<TableInfo>;
  /** Changes within this interval are sent together. */
  readonly intervalMs: number;
  /** Runs work that no request waits for. */
  readonly background: (work: () => Promise<void>) => void;
  readonly now: () => number;
  /** Tells the other servers about changes of invitations and offers. */
  readonly tell: (change: LobbyChange) => void;
}

export function makeLobby(options: LobbyOptions): Lobby {
  const { store, company, info, intervalMs, background } = options;
  const followers = new Map<string | undefined, Map<Subscriber, LobbyFilter>>();
  /** By player and device: their own part as JSON. Cached because the open tables change more often. */
  const shown = new Map<string | undefined, Map<string | undefined, string>>();
  const stale = new Set<string>();
  let listedChanged = false;
  let isSending = false;
  let timer: NodeJS.Timeout | undefined;

  const infos = (tables: readonly TableRow[]): Promise<TableInfo[]> => Promise.all(tables.map(info));
  const open = async (filter: LobbyFilter = {}): Promise<TableInfo[]> =>
    infos(await store.openTables(filter, OPEN_SHOWN));

  const readOffers = (game?: string): Promise<OfferRow[]> =>
    store.offers({ ...(game === undefined ? {} : { game }), now: options.now(), limit: OFFERS_READ });

  function shownOffers(rows: readonly OfferRow[], filter: LobbyFilter): Promise<OfferInfo[]> {
    const wanted = rows.filter((row) => offerPasses(row, filter));
    return Promise.all(wanted.slice(0, OFFERS_SHOWN).map(offerInfo));
  }

  async function offerInfo({ player, ...offer }: OfferRow): Promise<OfferInfo> {
    return { ...offer, title: options.games.title(offer.game), by: await company.person(player) };
  }

  async function mine(asker: Asker): Promise<TableInfo[]> {
    const { player } = asker;
    if (player === undefined) return [];
    const running = await store.tables({ player, statuses: ['gathering', 'running'], limit: UNFINISHED_SHOWN });
    const finished = await store.tables({ player, statuses: ['finished', 'closed'], limit: FINISHED_SHOWN });
    return Promise.all(
      [...running, ...finished].map(async (row) => ({
        ...(await info(row)),
        ...(isElsewhere(row, asker) ? { elsewhere: true as const } : {}),
      })),
    );
  }

  async function invited(player: string | undefined): Promise<InvitationInfo[]> {
    if (player === undefined) return [];
    const found: InvitationInfo[] = [];
    for (const { table: id, inviter, at } of await store.invitations(player, INVITATIONS_SHOWN)) {
      const table = await store.table(id);
      const isOpen = table?.status === 'gathering' && table.seats.some(({ kind }) => kind === 'open');
      if (!isOpen || playersOf(table).has(player) || (await company.areApart(inviter, player))) continue;
      found.push({ table: await info(table), by: await company.person(inviter), at });
    }
    return found;
  }

  async function readLists(): Promise<Lists> {
    const tables = await store.openTables({}, FILTERED_HERE);
    return { tables, offers: await readOffers() };
  }

  /** What everybody with this filter is sent. Only where there are many tables, the store has to look for each filter. */
  async function listsText({ tables, offers }: Lists, filter: LobbyFilter, meter = makeMeter()): Promise<string> {
    const found = tables.length < FILTERED_HERE ? tables.filter((row) => tablePasses(row, filter)) : undefined;
    const lists = {
      open: found === undefined ? await open(filter) : await infos(found.slice(0, OPEN_SHOWN)),
      offers: await shownOffers(offers, filter),
    };
    return meter.run(() => JSON.stringify(lists satisfies Pick<LobbyMessage, 'open' | 'offers'>)).slice(1, -1);
  }

  async function ownText(asker: Asker, meter = makeMeter()): Promise<string> {
    const { player, device } = asker;
    const known = shown.get(player)?.get(device);
    if (known !== undefined) return known;
    const own = { mine: await mine(asker), invited: await invited(player) };
    const text = meter.run(() => JSON.stringify(own satisfies Pick<LobbyMessage, 'mine' | 'invited'>)).slice(1, -1);
    if (followers.has(player)) shown.set(player, (shown.get(player) ?? new Map()).set(device, text));
    return text;
  }

  const frameOf = (lists: string, own: string): Buffer => textFrame(`{"type":"lobby",${lists},${own}}`);

  /** Each filter is looked up once, however many follow the lobby with it. */
  async function sendUpdates(): Promise<void> {
    const everyone = listedChanged;
    const affected = [...stale];
    listedChanged = false;
    stale.clear();
    for (const player of affected) shown.delete(player);
    const read = await readLists();
    const texts = new Map<string, string>();
    for (const player of everyone ? [...followers.keys()] : affected) {
      if (!followers.has(player)) continue;
      for (const [subscriber, filter] of [...(followers.get(player) ?? [])]) {
        const own = await ownText(subscriber);
        const key = writeLobbyFilter(filter);
        const text = texts.get(key) ?? (await listsText(read, filter));
        texts.set(key, text);
        // It may have left, or chosen another filter, meanwhile.
        if (followers.get(player)?.get(subscriber) === filter) subscriber.send(frameOf(text, own));
      }
    }
  }

  function scheduleUpdate(): void {
    if (isSending) return;
    timer ??= setTimeout(() => {
      timer = undefined;
      isSending = true;
      background(async () => {
        try {
          await sendUpdates();
        } finally {
          isSending = false;
          if (listedChanged || stale.size > 0) scheduleUpdate();
        }
      });
    }, intervalMs);
    timer.unref();
  }

  function heard({ players, listed }: LobbyChange): void {
    if (followers.size === 0) return;
    for (const player of players) if (followers.has(player)) stale.add(player);
    if (listed) listedChanged = true;
    if (listedChanged || stale.size > 0) scheduleUpdate();
  }

  return {
    open,
    offers: async (filter = {}) => shownOffers(await readOffers(filter.game), filter),
    mine,
    invited,
    async follow(subscriber, filter = {}, meter = makeMeter()) {
      const lists = await listsText(await readLists(), filter, meter);
      const frame = frameOf(lists, await ownText(subscriber, meter));
      if (!subscriber.isOpen()) return;
      const known = followers.get(subscriber.player) ?? new Map<Subscriber, LobbyFilter>();
      followers.set(subscriber.player, known.set(subscriber, filter));
      subscriber.send(frame);
    },
    unfollow(subscriber) {
      const known = followers.get(subscriber.player);
      known?.delete(subscriber);
      if (known?.size !== 0) return;
      followers.delete(subscriber.player);
      shown.delete(subscriber.player);
    },
    tableChanged(table, listed) {
      if (followers.size === 0) return;
      heard({ players: [...playersOf(table)], listed: listed && table.visibility === 'public' });
    },
    invitationsChanged(player) {
      const change = { players: [player], listed: false };
      heard(change);
      options.tell(change);
    },
    offersChanged() {
      const change = { players: [], listed: true };
      heard(change);
      options.tell(change);
    },
    heard,
    reread: () => heard({ players: [...followers.keys()].filter((one) => one !== undefined), listed: true }),
    close: () => clearTimeout(timer),
  };
}
