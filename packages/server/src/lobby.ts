import type { ServerMessage, TableInfo } from '@portolan/protocol';
import { textFrame } from './frame.ts';
import type { Listener } from './hub.ts';
import { peopleOf } from './store/rows.ts';
import type { Store, TableRow } from './store/store.ts';

type LobbyMessage = Extract<ServerMessage, { readonly type: 'lobby' }>;

/** The open tables, and each one's own: home pages follow them, and see where it is somebody's turn. */
export interface Lobby {
  open(): Promise<readonly TableInfo[]>;
  mine(player: string | undefined): Promise<readonly TableInfo[]>;
  /** Shows it now, and from now on whenever it changes. */
  follow(listener: Listener): Promise<void>;
  unfollow(listener: Listener): void;
  /** To be called when a table changed. `listed`: also in what strangers see of it. */
  touched(table: TableRow, listed: boolean): void;
  close(): void;
}

const OPEN_SHOWN = 50;
const UNFINISHED_SHOWN = 300;
const FINISHED_SHOWN = 20;

export interface LobbyOptions {
  readonly store: Store;
  readonly info: (table: TableRow) => Promise<TableInfo>;
  /** Many changes within this time are told at once. */
  readonly pauseMs: number;
  /** Does something that nobody waits for. */
  readonly background: (work: () => Promise<void>) => void;
}

export function makeLobby({ store, info, pauseMs, background }: LobbyOptions): Lobby {
  const followers = new Map<string | undefined, Set<Listener>>();
  /** What each was last shown of his own, as text: the open tables change more often. */
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

  async function show(player: string | undefined, openText: string): Promise<Buffer> {
    const known = shown.get(player) ?? JSON.stringify((await mine(player)) satisfies LobbyMessage['mine']);
    if (followers.has(player)) shown.set(player, known);
    return textFrame(`{"type":"lobby","open":${openText},"mine":${known}}`);
  }

  async function tell(): Promise<void> {
    const everybody = listedChanged;
    const concerned = [...stale];
    listedChanged = false;
    stale.clear();
    for (const player of concerned) shown.delete(player);
    const openText = JSON.stringify(await open());
    for (const player of everybody ? [...followers.keys()] : concerned) {
      if (!followers.has(player)) continue;
      const frame = await show(player, openText);
      for (const listener of followers.get(player) ?? []) listener.send(frame);
    }
  }

  function soon(): void {
    timer ??= setTimeout(() => {
      timer = undefined;
      background(tell);
    }, pauseMs);
    timer.unref();
  }

  return {
    open,
    mine,
    async follow(listener) {
      const frame = await show(listener.player, JSON.stringify(await open()));
      if (!listener.isOpen()) return;
      const set = followers.get(listener.player) ?? new Set();
      followers.set(listener.player, set.add(listener));
      listener.send(frame);
    },
    unfollow(listener) {
      const set = followers.get(listener.player);
      set?.delete(listener);
      if (set?.size !== 0) return;
      followers.delete(listener.player);
      shown.delete(listener.player);
    },
    touched(table, listed) {
      if (followers.size === 0) return;
      for (const player of peopleOf(table)) if (followers.has(player)) stale.add(player);
      if (listed && table.visibility === 'public') listedChanged = true;
      if (listedChanged || stale.size > 0) soon();
    },
    close: () => clearTimeout(timer),
  };
}
