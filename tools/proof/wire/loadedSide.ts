import { setTimeout as pause } from 'node:timers/promises';
import { cpuTimesSince } from './cpuTimes.ts';
import type { Players } from './players.ts';
import { quantile } from './quantile.ts';
import type { ServerProcess } from './serverProcess.ts';

/** A server under load and its players, measured window by window. */
export class LoadedSide {
  readonly players: Players;
  readonly #server: ServerProcess;
  readonly #rates: Rate[] = [];

  constructor(server: ServerProcess, players: Players) {
    this.#server = server;
    this.players = players;
  }

  /** Lets the JIT compiler warm up. */
  async warmUp(ms: number): Promise<void> {
    this.players.open();
    await pause(ms);
    this.players.close();
    await pause(ms / 10);
  }

  async measure(ms: number): Promise<void> {
    this.players.open();
    await pause(ms / 5);
    const before = { server: await this.#server.cpuTimes(), players: await this.players.counts() };
    await pause(ms);
    const after = { server: await this.#server.cpuTimes(), players: await this.players.counts() };
    this.players.close();
    await pause(ms / 10);
    const count = after.players.acknowledged - before.players.acknowledged;
    const server = cpuTimesSince(before.server, after.server);
    const pages = cpuTimesSince(before.players.cpuTimes, after.players.cpuTimes);
    // Cores taken by the two processes and their own threads do not count as other load.
    const others = Math.max(0, pages.machine - pages.cpu - server.cpu);
    const given = pages.wall - Math.min(others, Math.max(server.starved, pages.starved));
    const micros = (spent: number): number => (1000 * spent) / Math.max(1, count);
    this.#rates.push({
      wall: (1000 * count) / pages.wall,
      given: (1000 * count) / Math.max(1, given),
      server: micros(server.cpu),
      mainThread: micros(server.mainThread),
      pages: micros(pages.cpu),
      bytes: (after.players.bytes - before.players.bytes) / Math.max(1, count),
    });
  }

  /** Of all windows. */
  median(kind: keyof Rate): number {
    return Math.round(
      quantile(
        this.#rates.map((rate) => rate[kind]),
        0.5,
      ),
    );
  }
}

interface Rate {
  /** Moves per second, by wall-clock time and by the time the machine gave us. */
  readonly wall: number;
  readonly given: number;
  /** Microseconds of CPU time per move: the server, its main thread alone, and the four simulated pages. */
  readonly server: number;
  readonly mainThread: number;
  readonly pages: number;
  /** Bytes sent to the four pages together, per move. */
  readonly bytes: number;
}
