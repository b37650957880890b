import { randomUUID } from 'node:crypto';
import {
  type ClientMessage,
  type EntryInfo,
  foldMoment,
  type Moment,
  type ServerMessage,
  type TableInfo,
} from '@portolan/protocol';
import { WebSocket } from 'ws';

/** A message that gets a reply with its id. */
type Asked = Extract<ClientMessage, { readonly id: string; readonly type: Exclude<ClientMessage['type'], 'chat'> }>;
type WithoutId<T> = T extends unknown ? Omit<T, 'id'> & { readonly id?: string } : never;
export type PageRequest = WithoutId<Asked>;
export type Answer = Extract<ServerMessage, { readonly type: 'accepted' | 'refused' | 'because' | 'pong' }>;

/** What a page knows about a table from the messages it received. */
export interface Known {
  table: TableInfo;
  moment: Moment | undefined;
  entries: EntryInfo[];
}

const TIMEOUT_MS = 20_000;

/** It is unknown whether the pending request was carried out. */
export class ConnectionLost extends Error {
  override name = 'ConnectionLost';
  override message = 'the connection was lost';
}

/** A simulated page for tests and proofs. */
export interface PageOptions {
  /** The prefix of its message ids; two pages of a player with the same tag send the same ids. */
  readonly tag?: string;
  /** Whether it keeps every received frame. */
  readonly keep?: boolean;
  /** How long it waits for the welcome. */
  readonly patienceMs?: number;
}

export class Page {
  /** Every received frame. */
  readonly frames: string[] = [];
  readonly known = new Map<string, Known>();
  /** A protocol violation by the server, such as a missing entry. */
  problem: string | undefined;
  /** How the connection ended. */
  closed: { readonly code: number; readonly reason: string } | undefined;
  #socket: WebSocket;
  #answers = new Map<string, { resolve(answer: Answer): void; reject(error: Error): void }>();
  #watchers = new Set<() => void>();
  #ids = 0;
  #tag: string;
  #keep: boolean;

  private constructor(socket: WebSocket, tag: string, keep: boolean) {
    this.#socket = socket;
    this.#tag = tag;
    this.#keep = keep;
    socket.on('message', (data) => this.#receive(data.toString()));
    socket.on('error', () => socket.terminate());
    socket.on('close', (code, reason) => {
      this.closed = { code, reason: reason.toString() };
      for (const { reject } of this.#answers.values()) reject(new ConnectionLost());
      this.#answers.clear();
      this.#wake();
    });
  }

  /** Connects and waits for the welcome; rejects with `ConnectionLost` if it takes too long. */
  static async open(
    address: string,
    cookie?: string,
    { tag = `${randomUUID().slice(0, 13)}-`, keep = true, patienceMs = TIMEOUT_MS }: PageOptions = {},
  ): Promise<Page> {
    const headers = cookie === undefined ? {} : { cookie };
    const socket = new WebSocket(`${address.replace('http', 'ws')}/socket`, { headers, perMessageDeflate: false });
    const page = new Page(socket, tag, keep);
    const late = setTimeout(() => socket.terminate(), patienceMs);
    try {
      await new Promise((resolve, reject) => page.#answers.set('welcome', { resolve, reject }));
    } finally {
      clearTimeout(late);
    }
    return page;
  }

  #receive(text: string): void {
    if (this.#keep) this.frames.push(text);
    const message = JSON.parse(text) as ServerMessage;
    if (message.type === 'table') this.#updateTable(message.table);
    else if (message.type === 'news') this.#addNews(message);
    else {
      const id = message.type === 'welcome' ? 'welcome' : 'id' in message ? message.id : undefined;
      const settle = id === undefined ? undefined : this.#answers.get(id);
      if (id !== undefined) this.#answers.delete(id);
      settle?.resolve(message as Answer);
    }
    this.#wake();
  }

  #updateTable(table: TableInfo): void {
    const known = this.known.get(table.id);
    if (known === undefined) this.known.set(table.id, { table, moment: undefined, entries: [] });
    else known.table = table;
  }

  #addNews(news: Extract<ServerMessage, { readonly type: 'news' }>): void {
    const known = this.known.get(news.table);
    if (known === undefined) {
      this.problem ??= 'news of an unknown table';
      return;
    }
    if (news.fresh === true) known.entries = [];
    const had = known.entries.length;
    for (const entry of news.entries.filter(({ seq }) => seq > had)) {
      const due = known.entries.length + 1;
      if (entry.seq !== due) this.problem ??= `entry ${due} is due, not ${entry.seq}`;
      known.entries.push(entry);
    }
    const { seq } = news.moment;
    if (seq !== known.entries.length) this.problem ??= `the moment is that of ${seq}, not of the last entry`;
    const view = news.base ?? known.moment?.view;
    known.moment = foldMoment(news.moment, { view, entry: news.entries[0] });
  }

  #wake(): void {
    for (const watcher of [...this.#watchers]) watcher();
  }

  /** Waits until `check` is true. Rejects if the connection is lost first. */
  until(check: () => boolean, what: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => {
        this.#watchers.delete(look);
        reject(new Error(`timed out waiting for ${what}`));
      }, TIMEOUT_MS);
      const look = (): void => {
        const so = check();
        if (!so && this.problem === undefined && this.closed === undefined) return;
        clearTimeout(late);
        this.#watchers.delete(look);
        if (this.problem !== undefined) reject(new Error(this.problem));
        else if (so) resolve();
        else reject(new ConnectionLost());
      };
      this.#watchers.add(look);
      look();
    });
  }

  send(message: ClientMessage): void {
    this.#socket.send(JSON.stringify(message));
  }

  sendRaw(data: string | Buffer): void {
    this.#socket.send(data);
  }

  /** Sends a message and waits for the reply. Rejects if the connection is lost first. */
  ask(request: PageRequest): Promise<Answer> {
    const id = request.id ?? `${this.#tag}${++this.#ids}`;
    return new Promise((resolve, reject) => {
      if (this.closed !== undefined) return reject(new ConnectionLost());
      const late = setTimeout(() => reject(new Error(`timed out waiting for the reply to ${id}`)), TIMEOUT_MS);
      const settled =
        <T>(then: (value: T) => void) =>
        (value: T): void => {
          clearTimeout(late);
          then(value);
        };
      this.#answers.set(id, { resolve: settled(resolve), reject: settled(reject) });
      return this.send({ ...request, id } as ClientMessage);
    });
  }

  /** Watches a table and waits until the server has sent it, with its match if there is one. */
  async watch(table: string, since?: number, steps?: true): Promise<Known> {
    const had = this.known.get(table);
    const [shown, before] = [had?.table, had?.moment];
    this.send({
      type: 'watch',
      table,
      ...(since === undefined ? {} : { since }),
      ...(steps === undefined ? {} : { steps }),
    });
    await this.until(() => {
      const now = this.known.get(table);
      if (now === undefined || now.table === shown) return false;
      return now.table.status === 'gathering' || (now.moment ?? before) !== before;
    }, `table ${table}`);
    return this.at(table);
  }

  /** Watches a table again from the entries already known. */
  resume(known: Pick<Known, 'table' | 'entries'>): Promise<Known> {
    const { table, entries } = known;
    this.known.set(table.id, { table, moment: undefined, entries: [...entries] });
    return this.watch(table.id, entries.length);
  }

  at(table: string): Known {
    const known = this.known.get(table);
    if (known === undefined) throw new Error(`table ${table} is unknown`);
    return known;
  }

  /** Plays a move at the position the page knows. */
  move(table: string, text: string, more: { readonly final?: true; readonly seat?: number } = {}): Promise<Answer> {
    return this.ask({ type: 'move', table, seq: this.at(table).entries.length, text, ...more });
  }

  /** Waits until the match has at least `seq` entries. */
  reach(table: string, seq: number): Promise<void> {
    return this.until(() => (this.known.get(table)?.entries.length ?? 0) >= seq, `entry ${seq}`);
  }

  messages<T extends ServerMessage['type']>(type: T): Extract<ServerMessage, { readonly type: T }>[] {
    const all = this.frames.map((text) => JSON.parse(text) as ServerMessage);
    return all.filter((one): one is Extract<ServerMessage, { readonly type: T }> => one.type === type);
  }

  async close(): Promise<void> {
    this.#socket.close();
    await this.until(() => this.closed !== undefined, 'the connection to close');
  }

  /** Leaves what arrives in the buffers of the connection. */
  stopReading(): void {
    this.#socket.pause();
  }

  terminate(): void {
    this.#socket.terminate();
  }
}
