import { setTimeout as pause } from 'node:timers/promises';
import { InvariantError, type Seat } from '@portolan/kernel';
import type { ClientMessage, Me, ServerMessage, TableInfo, TableTerms } from '@portolan/protocol';
import { type Answer, type Page, Visitor } from '@portolan/server/testing';
import type { MirrorServer } from './mirrorServer.ts';

/** Where players live is different in the two worlds. */
export const ZONES = ['Europe/Lisbon', 'Pacific/Auckland'];

type Asked = Parameters<Page['ask']>[0];
type WithoutTable<T> = T extends unknown ? Omit<T, 'table'> : never;
/** A message without its table. */
export type Message = WithoutTable<Asked>;

export interface MirrorOptions {
  readonly game: string;
  readonly seats: number;
  readonly observer: Seat;
  readonly terms: TableTerms;
  /** 0 or 1. */
  readonly world: number;
}

interface About {
  readonly id: string;
  readonly game: string;
  readonly players: readonly string[];
}

/** One of two tables that are played alike, with the pages of all seats and of the observer. */
export class MirrorTable {
  readonly id: string;
  readonly seats: readonly Page[];
  /** The pages of the observer, a spectator and the lobby, by name. */
  readonly observed: Readonly<Record<string, Page>>;
  #about: About;
  #observer: Visitor;
  #follower: Page;

  private constructor(
    about: About,
    seats: readonly Page[],
    observer: Visitor,
    observed: Readonly<Record<string, Page>>,
  ) {
    this.id = about.id;
    this.#about = about;
    this.seats = seats;
    this.observed = observed;
    this.#observer = observer;
    this.#follower = observed.lobby ?? seats[0] ?? fail();
  }

  static async open(
    server: MirrorServer,
    { game, seats, observer, terms, world }: MirrorOptions,
  ): Promise<MirrorTable> {
    const visitors: Visitor[] = [];
    const players: string[] = [];
    for (let seat = 0; seat < seats; seat++) {
      const visitor = new Visitor(server.address);
      players.push((await visitor.post<Me>('/guest', { name: `Seat ${seat}` })).body.player);
      visitors.push(visitor);
    }
    for (const visitor of visitors.filter((_, seat) => seat !== observer))
      await keepToThemselves(visitor, world, players[observer] ?? '');
    const [host, ...others] = visitors;
    const own = visitors[observer];
    if (host === undefined || own === undefined) return fail();
    const { id } = await host.table('/tables', {
      game,
      visibility: 'public',
      terms,
      seats: [{ kind: 'me' }, ...others.map(() => ({ kind: 'open' }))],
    });
    for (const [at, visitor] of others.entries()) await visitor.table(`/tables/${id}/sit`, { seat: at + 1 });
    const lobby = await own.page({ tag: 'lobby' });
    lobby.send({ type: 'lobby' });
    await lobby.until(() => lobby.messages('lobby').length === 1, 'the lobby');
    await host.table(`/tables/${id}/start`);
    await lobby.until(() => lobby.messages('lobby').at(-1)?.mine[0]?.status === 'running', 'the running table');
    const early = terms.clock?.kind === 'live' ? await startClock(host, id) : undefined;
    const pages: Page[] = [];
    for (const [seat, visitor] of visitors.entries()) {
      const page = await visitor.page({ tag: `s${seat}-` });
      await page.watch(id);
      pages.push(page);
      // In sequence, so that messages arrive in the same order in both worlds.
      for (const one of pages) await one.until(() => isHere(one.known.get(id)?.table, seat), `seat ${seat}`);
      // Otherwise the lobby might announce two of them at once.
      await lobby.until(() => isHere(lobby.messages('lobby').at(-1)?.mine[0], seat), `seat ${seat} in the lobby`);
    }
    early?.terminate();
    const stranger = new Visitor(server.address);
    const [spectator, spectatorInSteps] = [await stranger.page({ tag: 'x' }), await stranger.page({ tag: 'xs' })];
    const seatInSteps = await own.page({ tag: 'os' });
    await spectator.watch(id);
    for (const page of [spectatorInSteps, seatInSteps]) await page.watch(id, undefined, true);
    const seat = pages[observer] ?? fail();
    return new MirrorTable({ id, game, players }, pages, own, {
      seat,
      seatInSteps,
      spectator,
      spectatorInSteps,
      lobby,
    });
  }

  /** How many entries its log has. */
  get seq(): number {
    return (this.seats[0] ?? fail()).at(this.id).entries.length;
  }

  /** Waits until every page has the first `seq` entries. */
  async settle(seq: number): Promise<void> {
    const pages = [...this.seats, ...Object.values(this.observed).filter((page) => page !== this.#follower)];
    await Promise.all(pages.map((page) => page.reach(this.id, seq)));
    await this.#follower.until(() => (this.#follower.messages('lobby').at(-1)?.mine[0]?.seq ?? 0) >= seq, 'the lobby');
  }

  ask(seat: Seat, question: Message): Promise<Answer> {
    return (this.seats[seat] ?? fail()).ask({ ...question, table: this.id } as Asked);
  }

  /** Sends a message and waits until the server has handled it. */
  async say(seat: Seat, message: ClientMessage, id: string): Promise<void> {
    const page = this.seats[seat] ?? fail();
    page.send(message);
    await page.ask({ type: 'ping', id });
  }

  /** Waits until everything sent to the observed pages has arrived. */
  async drain(): Promise<void> {
    for (const page of Object.values(this.observed)) await page.ask({ type: 'ping', id: 'last' });
  }

  /** The answers to the observer's HTTP requests. */
  async requests(): Promise<Readonly<Record<string, unknown>>> {
    const paths = ['/tables', `/tables/${this.id}`, `/tables/${this.id}/moments`, `/tables/${this.id}/log`];
    const inSteps = `/tables/${this.id}/moments?steps=1`;
    const own = ['/notifications', '/notifications/awaiting', `/tables/${this.id}/notifications`];
    const mine = ['/me/account', '/me/company', '/me/invitations', '/me/opponents', '/me/export'];
    const lists = [`/ratings/${this.#about.game}`, '/tournaments', '/offers'];
    const records = this.#about.players.flatMap((player) =>
      ['', '/results', `/curve?game=${this.#about.game}`, '/meetings'].map((page) => `/players/${player}${page}`),
    );
    const refused = ['open', '0', '1', '9'].map((as) => `/tables/${this.id}/moments?as=${as}`);
    const answers: Record<string, unknown> = {};
    for (const path of [...paths, inSteps, ...refused, ...own, ...mine, ...lists, ...records]) {
      const { status, body } = await this.#observer.get(path);
      answers[path] = { status, body };
    }
    return answers;
  }

  close(): void {
    for (const page of [...this.seats, ...Object.values(this.observed)]) page.terminate();
  }
}

/** A live clock stops because nobody is at the table, and goes on with the first page: in both worlds before all others. */
async function startClock(host: Visitor, id: string): Promise<Page> {
  while ((await host.get<TableInfo>(`/tables/${id}`)).body.seq === 0) await pause(5);
  const page = await host.page({ tag: 'early' });
  await page.watch(id);
  await page.reach(id, 2);
  return page;
}

/** What others have told the server and nobody else: it differs between the worlds. */
async function keepToThemselves(visitor: Visitor, world: number, observer: string): Promise<void> {
  const settings = { timing: 'later', minutes: 5 + 10 * world, hour: 8 + world, zone: ZONES[world] ?? 'UTC' };
  await visitor.post('/notifications', settings);
  if (world === 1) await visitor.post('/me/shun', { player: observer, kind: 'mute' });
}

function isHere(table: TableInfo | undefined, seat: Seat): boolean {
  const row = table?.seats[seat];
  return row?.kind === 'person' && row.present;
}

/**
 * By kind, because the order between kinds is not deterministic; within a kind it is compared. The lobby is throttled,
 * so how often it says the same again depends on the clock, and so does whether it tells of the entries in `fleeting`, each
 * followed by another at once.
 */
export function framesByKind(
  page: Pick<Page, 'frames'>,
  fleeting: ReadonlySet<number> = new Set(),
): Record<string, string[]> {
  const kinds: Record<string, string[]> = {};
  for (const frame of page.frames) {
    const message = JSON.parse(frame) as ServerMessage;
    const { type } = message;
    const before = kinds[type] ?? [];
    if (type === 'lobby' && frame === before.at(-1)) continue;
    if (message.type === 'lobby' && fleeting.has(message.mine[0]?.seq ?? -1)) continue;
    kinds[type] = [...before, frame];
  }
  return kinds;
}

function fail(): never {
  throw new InvariantError('a page is missing');
}
