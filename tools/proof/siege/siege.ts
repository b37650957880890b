import { mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Attack, Tally } from './attack.ts';
import { Attackers } from './attackers.ts';
import { allDrips } from './attacks/drips.ts';
import { Besieged } from './besieged.ts';
import { type Figures, spreads } from './figures.ts';
import { Innocents } from './innocents.ts';
import { cpuShares, type Wait } from './waits.ts';

const CORES = availableParallelism();
const DRIP_MS = 1_500;
/** The drips go on for longer than the server may take to stop. */
const DRIPS_AFTER_MS = 15_000;
const FAULTS_KEPT = 3;

export interface Round {
  readonly ms: number;
  /** How long to wait afterwards. */
  readonly calmMs: number;
  readonly round: number;
}

/** A server, the people who play on it, and those who attack it. */
export class Siege {
  #folder: string;
  #server: Besieged;
  #innocents: Innocents;
  #attackers: Attackers;
  #starts = 0;
  /** Everything measured, for the figures of the whole siege. */
  readonly seen = { acks: [] as Wait[], health: [] as Wait[], faults: [] };

  private constructor(folder: string, server: Besieged, innocents: Innocents, attackers: Attackers) {
    this.#folder = folder;
    this.#server = server;
    this.#innocents = innocents;
    this.#attackers = attackers;
  }

  static async open(folder: string): Promise<Siege> {
    const server = await Besieged.start(join(folder, 'data'), join(folder, 'plague'));
    try {
      return new Siege(folder, server, await Innocents.open(server), await Attackers.open());
    } catch (error) {
      await server.kill();
      throw error;
    }
  }

  /** Leaves out what was measured so far. */
  async forget(): Promise<void> {
    await this.#server.takeInside();
    this.#innocents.take();
    this.#server.takePeak();
  }

  /** `round`: how often the attack was carried out before; each round comes from networks of its own. */
  async attack({ name }: Attack, { ms, calmMs, round }: Round): Promise<Figures> {
    const { host, port } = this.#server;
    const plague = join(this.#folder, 'plague');
    const figures = await this.measure(name, async () => {
      const order = { attack: name, ms, round, host, port, table: this.#innocents.table, plague };
      return this.#attackers.attack(order);
    });
    if (figures.alive) await pause(calmMs);
    else await this.#startAgain();
    // What the attack leaves behind is its own fault, not that of the next one.
    const rest = this.#innocents.take();
    return { ...figures, faults: [...figures.faults, ...rest.faults].slice(0, FAULTS_KEPT) };
  }

  async measure(
    attack: string,
    work: () => Promise<{ readonly tally: Tally; readonly complaint: string | undefined } | undefined>,
  ): Promise<Figures> {
    const pids = [process.pid, this.#server.process.pid ?? 0, this.#attackers.pid];
    const before = { at: performance.now(), ...cpuShares(pids) };
    const done = await work();
    const after = { at: performance.now(), ...cpuShares(pids) };
    const seen = this.#innocents.take();
    const inside = await this.#server.takeInside();
    this.seen.acks.push(...seen.acks);
    this.seen.health.push(...seen.health);
    const wall = after.at - before.at;
    const others = after.machine - before.machine - (after.own - before.own);
    const complaints = done?.complaint === undefined ? [] : [done.complaint];
    return {
      attack,
      seconds: wall / 1000,
      tally: done?.tally ?? { sent: 0, accepted: 0, refused: 0, cut: 0, notes: {} },
      alive: this.#server.isAlive,
      rssMb: Math.round(this.#server.takePeak() / 2 ** 20),
      inside,
      seen,
      ...spreads(seen),
      others: Math.max(0, Math.round((100 * others) / wall / CORES) / 100),
      faults: [...complaints, ...seen.faults.slice(0, FAULTS_KEPT)],
    };
  }

  /** Milliseconds until the server has stopped after SIGTERM, while clients drip. */
  async stopDuringDrips(): Promise<number> {
    const { host, port } = this.#server;
    const ms = DRIP_MS + DRIPS_AFTER_MS;
    const order = { attack: allDrips.name, ms, round: 1, host, port, table: this.#innocents.table, plague: '' };
    void this.#attackers.attack(order).catch(() => undefined);
    await pause(DRIP_MS);
    this.#innocents.stop();
    return this.#server.stop();
  }

  async close(): Promise<void> {
    this.#innocents.stop();
    this.#attackers.close();
    await this.#server.kill();
  }

  /** The other attacks are measured even if one has ended the server. */
  async #startAgain(): Promise<void> {
    this.#innocents.stop();
    await this.#server.kill();
    const data = join(this.#folder, `data${++this.#starts}`);
    mkdirSync(data);
    this.#server = await Besieged.start(data, join(this.#folder, 'plague'));
    this.#innocents = await Innocents.open(this.#server);
  }
}
