import { get } from 'node:http';
import { Visitor } from '@portolan/server/testing';
import { type LightPage, openLightPage } from '../wire/lightPage.ts';
import type { Besieged } from './besieged.ts';
import { type Starved, starvedMs, starvedSince, type Wait } from './waits.ts';

const GAME = 'amerigo';
const MOVE_EVERY_MS = 50;
const PROBE_EVERY_MS = 50;
/** A probe that takes longer is given up and counted as this long. */
const LONGEST_MS = 10_000;

/** What innocent people have seen since the last look. */
export interface Seen {
  readonly acks: readonly Wait[];
  readonly health: readonly Wait[];
  /** Moves that were refused, health checks that failed. */
  readonly faults: readonly string[];
}

interface Pending {
  readonly at: number;
  readonly starved: Starved;
}

/** Two people who play one game after the other, and an operator's monitor that asks for the health of the server. */
export class Innocents {
  #server: Besieged;
  #visitors: readonly Visitor[] = [];
  #pages: LightPage[] = [];
  #table = '';
  #ids = 0;
  #pending = new Map<string, Pending>();
  #acks: Wait[] = [];
  #health: Wait[] = [];
  #faults: string[] = [];
  #next: (() => void) | undefined;
  #timers: NodeJS.Timeout[] = [];
  #stopped = false;

  private constructor(server: Besieged) {
    this.#server = server;
  }

  static async open(server: Besieged): Promise<Innocents> {
    const innocents = new Innocents(server);
    const { address } = server;
    innocents.#visitors = [await Visitor.guest(address, 'Ann'), await Visitor.guest(address, 'Bob')];
    for (const visitor of innocents.#visitors) {
      const seat = innocents.#pages.length;
      innocents.#pages.push(
        await openLightPage(address, visitor.cookie ?? '', {
          asked: (seq, move) => innocents.#answer(seat, seq, move),
          accepted: (id) => innocents.#acknowledged(id),
          refused: (text) => innocents.#faults.push(text),
          over: () => void (seat === 0 ? innocents.#begin() : undefined),
        }),
      );
    }
    await innocents.#begin();
    innocents.#timers.push(
      setInterval(() => innocents.#move(), MOVE_EVERY_MS),
      setInterval(() => innocents.#probe(), PROBE_EVERY_MS),
    );
    return innocents;
  }

  /** The table being played. */
  get table(): string {
    return this.#table;
  }

  /** What was seen since the last call. What is still waited for counts with the time so far. */
  take(): Seen {
    const now = performance.now();
    const waiting = [...this.#pending.values()].map(({ at, starved }) => this.#wait(at, starved, now));
    const seen = { acks: [...this.#acks, ...waiting], health: this.#health, faults: this.#faults };
    this.#acks = [];
    this.#health = [];
    this.#faults = [];
    return seen;
  }

  stop(): void {
    this.#stopped = true;
    for (const timer of this.#timers) clearInterval(timer);
    for (const page of this.#pages) page.close();
  }

  async #begin(): Promise<void> {
    const [host, guest] = this.#visitors;
    if (this.#stopped || host === undefined || guest === undefined) return;
    try {
      const seats = [{ kind: 'me' }, { kind: 'open' }];
      const { id } = await host.table('/tables', { game: GAME, visibility: 'unlisted', seats });
      await guest.table(`/tables/${id}/sit`, { seat: 1 });
      await host.table(`/tables/${id}/start`);
      const before = this.#table;
      this.#table = id;
      for (const page of this.#pages) {
        if (before !== '') page.send(JSON.stringify({ type: 'unwatch', table: before }));
        page.send(JSON.stringify({ type: 'watch', table: id, steps: true }));
      }
    } catch (error) {
      this.#faults.push(String(error));
    }
  }

  #answer(seat: number, seq: number, text: string): void {
    const table = this.#table;
    this.#next = () => {
      const id = `i${++this.#ids}`;
      this.#pending.set(id, { at: performance.now(), starved: this.#starved() });
      this.#pages[seat]?.send(JSON.stringify({ type: 'move', id, table, seq, text, final: true }));
    };
  }

  #move(): void {
    const next = this.#next;
    this.#next = undefined;
    next?.();
  }

  #acknowledged(id: string): void {
    const sent = this.#pending.get(id);
    this.#pending.delete(id);
    if (sent !== undefined) this.#acks.push(this.#wait(sent.at, sent.starved));
  }

  /** On a new connection each time, as a monitor does. */
  #probe(): void {
    const { host, port } = this.#server;
    const at = performance.now();
    const starved = this.#starved();
    const done = (fault?: string): void => {
      this.#health.push(this.#wait(at, starved));
      if (fault !== undefined && !this.#stopped) this.#faults.push(fault);
    };
    const asked = get({ host, port, path: '/health', agent: false, timeout: LONGEST_MS }, (response) => {
      response.resume();
      response.on('end', () => done(response.statusCode === 200 ? undefined : `health: ${response.statusCode}`));
    });
    asked.on('timeout', () => asked.destroy(new Error('timeout')));
    asked.on('error', (error) => done(`health: ${error.message}`));
  }

  #starved(): Starved {
    return starvedMs(this.#server.process.pid ?? 0);
  }

  #wait(at: number, starved: Starved, now = performance.now()): Wait {
    return { ms: now - at, starved: starvedSince(starved, this.#starved()) };
  }
}
