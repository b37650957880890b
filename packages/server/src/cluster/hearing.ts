import { playersOf } from '@portolan/match';
import type { ChatLine } from '@portolan/protocol';
import type { Sessions } from '../account/sessions.ts';
import type { Company } from '../company/company.ts';
import type { Lobby } from '../lobby.ts';
import type { MatchRegistry } from '../match/matchRegistry.ts';
import type { NetworkTables } from '../networkTables.ts';
import type { OpenBots } from '../openBots/openBots.ts';
import type { Players } from '../players.ts';
import type { Store, TableRow } from '../store/store.ts';
import type { Subscriptions } from '../subscriptions.ts';
import type { Presence } from './presence.ts';
import type { LobbyChange, ServerNews } from './serverNews.ts';

/** What a server does when it hears of what has happened on another one. */
export interface Hearing {
  hear(news: ServerNews): Promise<void>;
  /** Whatever other servers have done may have gone unnoticed. */
  reread(): Promise<void>;
}

/** The services that news concern. */
export interface HearingParts {
  readonly store: Pick<Store, 'table' | 'sessions'>;
  readonly players: Players;
  readonly company: Company;
  readonly sessions: Sessions;
  readonly presence: Presence;
  readonly lobby: Lobby;
  readonly matches: MatchRegistry;
  readonly subscriptions: Subscriptions;
  readonly openBots: OpenBots;
  readonly networkTables: NetworkTables;
  readonly sender: { poke(): void };
  readonly recorder: { wake(): void };
  readonly isLeader: () => boolean;
  /** What follows from the end of a match. */
  readonly finished: (table: string) => void;
  readonly table: (id: string) => Promise<TableRow | undefined>;
  readonly showHere: (table: string) => Promise<void>;
  readonly showStart: (table: TableRow) => Promise<void>;
  readonly sayHere: (table: TableRow, line: ChatLine) => Promise<void>;
  readonly showChatHere: (player: string) => Promise<void>;
  readonly heardGone: (table: string, change: LobbyChange) => Promise<void>;
  readonly heardRemoval: (table: string, player: string) => void;
  readonly onLeft: (node: string) => void;
}

type EntryNews = Extract<ServerNews, { readonly kind: 'entry' }>;
type ChangeNews = Extract<ServerNews, { readonly lobby: LobbyChange; readonly table: string }>;

export function makeHearing(parts: HearingParts): Hearing {
  const { store, players, company, sessions, presence, lobby, matches, subscriptions, openBots, networkTables } = parts;
  const { sender, recorder, table, showHere } = parts;

  async function hear(news: ServerNews): Promise<void> {
    switch (news.kind) {
      case 'entry':
        return heardEntry(news);
      case 'changed':
      case 'started':
        return heardChange(news);
      case 'gone':
        await parts.heardGone(news.table, news.lobby);
        return subscriptions.broadcast(news.table, { type: 'gone', table: news.table });
      case 'closed':
        await parts.heardGone(news.table, news.lobby);
        return showHere(news.table);
      case 'show':
        return showHere(news.table);
      case 'botTrouble':
        matches.heardTrouble(news.table, news.trouble);
        return showHere(news.table);
      case 'chat': {
        const row = subscriptions.isWatched(news.table) ? await table(news.table) : undefined;
        return row === undefined ? undefined : parts.sayHere(row, news.line);
      }
      case 'removed':
        return parts.heardRemoval(news.table, news.player);
      case 'showChat':
        company.forget();
        return parts.showChatHere(news.player);
      case 'lobby':
        return lobby.heard(news.lobby);
      case 'sessions':
        return sessions.heardEnd(news.ended, news.ending);
      case 'player':
        return heardPlayer(news.player);
      case 'program':
        return news.removed ? openBots.remove(news.bot) : openBots.connectedElsewhere(news.bot);
      case 'networkTable':
        return networkTables.heard(news.network, news.table);
      case 'left':
        return parts.onLeft(news.node);
      case 'seized':
        return matches.lose(news.table);
    }
  }

  async function heardEntry({ table: id, players: here, entry, finished }: EntryNews): Promise<void> {
    lobby.heard({ players: here, listed: false });
    sender.poke();
    if (finished && parts.isLeader()) parts.finished(id);
    await matches.heard(id, entry);
    // A match that is not in memory here, with a program that is connected here.
    if (matches.row(id) !== undefined || !here.some(openBots.isConnected)) return;
    const row = await store.table(id);
    const match = row === undefined ? undefined : await matches.open(row);
    if (row !== undefined && match?.ok === true) openBots.tell({ table: matches.row(id) ?? row, match: match.value });
  }

  async function heardChange({ kind, table: id, lobby: change }: ChangeNews): Promise<void> {
    lobby.heard(change);
    sender.poke();
    await matches.reread(id);
    const row = await table(id);
    if (row === undefined) return;
    if (row.status !== 'gathering') networkTables.remove(id);
    const isHere = subscriptions.isWatched(id) || [...playersOf(row)].some(openBots.isConnected);
    if (kind === 'started' && isHere) await parts.showStart(row);
    await showHere(id);
  }

  async function heardPlayer(player: string): Promise<void> {
    players.reread(player);
    company.forget(player);
    for (const id of subscriptions.watchedTables()) {
      const row = matches.row(id);
      if (row === undefined || playersOf(row).has(player)) await showHere(id);
    }
  }

  async function readAll(): Promise<void> {
    players.reread();
    company.forget();
    sessions.reread();
    presence.repeat();
    lobby.reread();
    sender.poke();
    recorder.wake();
    await matches.catchUp();
    for (const id of [...subscriptions.watchedTables()]) await showHere(id);
    for (const player of subscriptions.players()) {
      const ids = new Set((await store.sessions(player)).map(({ id }) => id));
      subscriptions.disconnect(player, ({ session }) => session !== undefined && !ids.has(session));
    }
  }

  let reading: Promise<void> | undefined;
  let isStale = false;
  /** Several servers may report a gap at the same time: what is being read is read once more, not several times at once. */
  function reread(): Promise<void> {
    isStale = true;
    reading ??= readWhileStale().finally(() => {
      reading = undefined;
    });
    return reading;
  }

  async function readWhileStale(): Promise<void> {
    while (isStale) {
      isStale = false;
      await readAll();
    }
  }

  return { hear, reread };
}
