import type { ServerMessage, TableInfo } from '@portolan/protocol';
import { textFrame } from './frame.ts';
import { playersOf } from './store/rows.ts';
import type { Store, TableRow } from './store/store.ts';
import type { Subscriber } from './subscriptions.ts';

type LobbyMessage = Extract<ServerMessage, { readonly type: 'lobby' }>;

/** The open tables, and each player's own. Home pages follow both and show whose turn it is. */
export interface Lobby {
  open(): Promise<readonly TableInfo[]>;
  mine(player: string | undefined): Promise<readonly TableInfo[]>;
  /** Sends the lobby now, and again whenever it changes. */
  follow(subscriber: Subscriber): Promise<void>;
  unfollow(subscriber: Subscriber): void;
  /** Call when a table has changed. `listed`: the change is visible to people without a seat at it. */
  tableChanged(table: TableRow, listed: boolean): void;
  close(): void;
}

const OPEN_SHOWN = 50;
const UNFINISHED_SHOWN = 300;
const FINISHED_SHOWN = 20;

export interface LobbyOptions {
  readonly store: Store;
  readonly info: (table: TableRow) => Promise<TableInfo>;
  /** Changes within this interval are sent together. */
  readonly intervalMs: number;
  /** Runs work that no request waits for. */
  readonly background: (work: () => Promise<void>) => void;
}

export function makeLobby({ store, info, intervalMs, background }: LobbyOptions): Lobby {
  const followers = new Map<string | undefined, Set<Subscriber>>();
  /** By player: their own tables as JSON. Cached because the open tables change more often. */
  const shown = new Map<string | undefined, string>();
  const stale = new Set<string>();
  let listedChanged = false;
  let timer: NodeJS.Timeout | undefined;

  const infos = (tables: readonly TableRow[]): Promise<TableInfo[]> => Promise.all(tables.map(info));
  const open = async (): Promise<TableInfo[]> =>
    infos(await store.tables({ statuses: ['gathering'], visibility: 'public', limit: OPEN_SHOWN }));
  async function mine(player: string | undefined): Promise<TableInfo[]> {
    if (player === undefined) return [];
    const running = await store.tables({ player, statuses: ['gathering', 'running'], limit: UNFINISHED_SHOWN });
    const finished = await store.tables({ player, statuses: ['finished'], limit: FINISHED_SHOWN });
    return infos([...running, ...finished]);
  }

  async function lobbyFrame(player: string | undefined, openText: string): Promise<Buffer> {
    const known = shown.get(player) ?? JSON.stringify((await mine(player)) satisfies LobbyMessage['mine']);
    if (followers.has(player)) shown.set(player, known);
    return textFrame(`{"type":"lobby","open":${openText},"mine":${known}}`);
  }

  async function sendUpdates(): Promise<void> {
    const everyone = listedChanged;
    const affected = [...stale];
    listedChanged = false;
    stale.clear();
    for (const player of affected) shown.delete(player);
    const openText = JSON.stringify(await open());
    for (const player of everyone ? [...followers.keys()] : affected) {
      if (!followers.has(player)) continue;
      const frame = await lobbyFrame(player, openText);
      for (const subscriber of followers.get(player) ?? []) subscriber.send(frame);
    }
  }

  function scheduleUpdate(): void {
    timer ??= setTimeout(() => {
      timer = undefined;
      background(sendUpdates);
    }, intervalMs);
    timer.unref();
  }

  return {
    open,
    mine,
    async follow(subscriber) {
      const frame = await lobbyFrame(subscriber.player, JSON.stringify(await open()));
      if (!subscriber.isOpen()) return;
      const set = followers.get(subscriber.player) ?? new Set();
      followers.set(subscriber.player, set.add(subscriber));
      subscriber.send(frame);
    },
    unfollow(subscriber) {
      const set = followers.get(subscriber.player);
      set?.delete(subscriber);
      if (set?.size !== 0) return;
      followers.delete(subscriber.player);
      shown.delete(subscriber.player);
    },
    tableChanged(table, listed) {
      if (followers.size === 0) return;
      for (const player of playersOf(table)) if (followers.has(player)) stale.add(player);
      if (listed && table.visibility === 'public') listedChanged = true;
      if (listedChanged || stale.size > 0) scheduleUpdate();
    },
    close: () => clearTimeout(timer),
  };
}
