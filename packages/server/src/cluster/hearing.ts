import { playersOf } from '@portolan/match';
import type { ChatLine } from '@portolan/protocol';
import type { Sessions } from '../account/sessions.ts';
import type { Company } from '../company/company.ts';
import type { Lobby } from '../lobby.ts';
import type { MatchRegistry } from '../match/matchRegistry.ts';
import type { NetworkTables } from '../networkTables.ts';
import { MOST_RESUMED, type OpenBots } from '../openBots/openBots.ts';
import type { Players } from '../players.ts';
import type { Retries } from '../retries.ts';
import type { Store, TableRow } from '../store/store.ts';
import type { Subscriptions } from '../subscriptions.ts';
import type { Presence } from './presence.ts';
import type { LobbyChange, ServerNews } from './serverNews.ts';

/** What a server does when it hears of what has happened on another one. */
export interface Hearing {
  hear(news: ServerNews, from: string): Promise<void>;
  /** Changes by other servers may have gone unnoticed. */
  reread(): Promise<void>;
  /** Call when the latest entry of a table may not have been announced. */
  follow(table: TableRow): Promise<void>;
  /** Call when the start of a table may not have been announced. */
  readStarts(): Promise<void>;
}

/** The services that news concern. */
export interface HearingParts {
  readonly store: Pick<Store, 'table' | 'tables' | 'sessions'>;
  readonly players: Players;
  readonly company: Company;
  readonly sessions: Sessions;
  readonly presence: Presence;
  readonly lobby: Lobby;
  readonly matches: MatchRegistry;
  readonly subscriptions: Subscriptions;
  readonly openBots: OpenBots;
  readonly networkTables: NetworkTables;
  readonly retries: Retries;
  readonly sender: { poke(): void };
  readonly recorder: { wake(): void };
  readonly isLeader: () => boolean;
  /** What follows from the end of a match. */
  readonly finished: (table: string) => void;
  readonly table: (id: string) => Promise<TableRow | undefined>;
  readonly showHere: (table: string) => Promise<void>;
  readonly refreshHere: (table: string) => Promise<void>;
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
  const { retries, sender, recorder, table, showHere } = parts;

  function hear(news: ServerNews, from: string): Promise<void> {
    const handleIt = (): Promise<void> => handle(news, from);
    if (!('table' in news)) return retries.run(JSON.stringify(news), handleIt);
    return retries.run(tableWork(news.table), handleIt, () => readTable(news.table));
  }

  async function handle(news: ServerNews, from: string): Promise<void> {
    switch (news.kind) {
      case 'entry':
        return heardEntry(news, from);
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
      case 'taken':
        matches.lose(news.table);
        return heardTaking(news.table);
    }
  }

  async function heardTaking(id: string): Promise<void> {
    await matches.reread(id);
    const row = await store.table(id);
    if (row !== undefined) await follow(row);
  }

  /** Reads everything about a table again, whatever was missed. */
  async function readTable(id: string): Promise<void> {
    await heardTaking(id);
    await matches.refresh(id);
    await parts.refreshHere(id);
  }

  /** Tried again for each table separately, so that one failure does not hold up the others. */
  function refreshHere(id: string): Promise<void> {
    return retries.run(
      tableWork(id),
      () => parts.refreshHere(id),
      () => readTable(id),
    );
  }

  async function heardEntry({ table: id, players: here, entry, finished }: EntryNews, from: string): Promise<void> {
    entryFollows(id, here, finished);
    await matches.heard(id, entry, from);
    // Otherwise the match itself sees to its pages.
    if (matches.row(id) === undefined && subscriptions.isWaiting(id)) await refreshHere(id);
    if (isUnknown(id, here)) await tellPrograms(await store.table(id));
  }

  async function follow(row: TableRow): Promise<void> {
    const here = [...playersOf(row)];
    entryFollows(row.id, here, row.status === 'finished');
    if (isUnknown(row.id, here)) await tellPrograms(row);
  }

  function entryFollows(id: string, here: readonly string[], finished: boolean): void {
    lobby.heard({ players: here, listed: false });
    sender.poke();
    if (finished && parts.isLeader()) parts.finished(id);
  }

  /** Whether a match with programs that are connected here is not in memory, from where they would be told. */
  function isUnknown(id: string, players: readonly string[]): boolean {
    return matches.row(id) === undefined && players.some(openBots.isConnected);
  }

  async function tellPrograms(row: TableRow | undefined): Promise<void> {
    const match = row === undefined ? undefined : await matches.open(row);
    if (row === undefined || match?.ok !== true) return;
    openBots.tell({ table: matches.row(row.id) ?? row, match: match.value });
  }

  async function readStarts(): Promise<void> {
    for (const id of [...subscriptions.watchedTables()]) if (subscriptions.isWaiting(id)) await refreshHere(id);
    await resumePrograms();
  }

  /** As if they had just connected. */
  async function resumePrograms(): Promise<void> {
    for (const player of openBots.connected()) {
      const rows = await store.tables({ player, statuses: ['running'], limit: MOST_RESUMED });
      for (const row of rows) await retries.run(`tell the programs of ${row.id}`, () => tellPrograms(row));
    }
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
    for (const id of [...subscriptions.watchedTables()]) await refreshHere(id);
    await resumePrograms();
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
    reading ??= retries.run('read everything', readWhileStale, reread).finally(() => {
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

  return { hear, reread, follow, readStarts };
}

function tableWork(id: string): string {
  return `read ${id}`;
}
