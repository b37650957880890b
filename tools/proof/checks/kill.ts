import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { facts, progress, UserError } from '@portolan/cli/toolkit';
import { below, branchRng, type Rng, rngFromSeed } from '@portolan/kernel';
import type { EntryInfo } from '@portolan/protocol';
import type { Check, CheckContext, Verdict } from '../check.ts';
import { SeatedTable, type Wanted } from '../wire/seatedTable.ts';
import { type ServerProcess, startServerProcess } from '../wire/serverProcess.ts';
import { inspectStore, verifyFinished, verifyWitness } from '../wire/verifyPromises.ts';

export const kill: Check = {
  name: 'kill',
  summary:
    'the server killed at random during play: every acknowledged move is there, none twice, every table continues',
  flags: {
    kills: { value: 'N', help: 'how often' },
    seed: { value: 'S', help: 'for the moves and the times of the kills' },
  },
  run,
};

const FULL_KILLS = 200;
const QUICK_KILLS = 10;
/** On a busy machine the quick run kills less often, but at least this often, however long that takes. */
const QUICK_LEAST = 5;
const QUICK_MS = 32_000;

/** One table of each kind is being played at any time. */
const KINDS: readonly Wanted[] = [
  { game: 'specimen', people: 3, bots: 0, terms: { silenceHours: 1 } },
  {
    game: 'specimen',
    people: 2,
    bots: 2,
    terms: { clock: { kind: 'live', bankSeconds: 86_400, incrementSeconds: 60 } },
  },
  {
    game: 'francis-drake',
    people: 4,
    bots: 0,
    terms: {
      clock: { kind: 'correspondence', daysPerTurn: 30, skipWeekends: true, holidays: 3, vacationDays: 10 },
    },
  },
  { game: 'francis-drake', people: 2, bots: 1 },
];
/** What players and tables must have written besides moves in the full form. */
const ENTRIES: readonly EntryInfo['kind'][] = [
  ...(['undo', 'standIn', 'return', 'vote', 'askBack', 'answerBack', 'withdrawBack', 'takeBack'] as const),
  ...(['calendar', 'paused', 'resumed'] as const),
];

/** After each kill so much time passes, so that whoever was awaited has been silent for long enough for a vote. */
const OUTAGE_MS = 2 * 3_600_000;

/** The server is killed shortly after at most this many acknowledgements. */
const MOST_MOVES = 40;
const LONGEST_PAUSE_MS = 12;
const LONGEST_START_MS = 800;
const FAULTS_SHOWN = 10;

async function run({ args, quick, say }: CheckContext): Promise<Verdict> {
  const wanted = args.whole('kills', { min: 1, max: 1_000_000, otherwise: quick ? QUICK_KILLS : FULL_KILLS });
  const least = quick ? Math.min(wanted, QUICK_LEAST) : wanted;
  const deadline = quick ? performance.now() + QUICK_MS : Number.POSITIVE_INFINITY;
  const folder = mkdtempSync(join(tmpdir(), 'portolan-kill-'));
  const siege = new Siege(folder, rngFromSeed(args.text('seed') ?? 'kill'));
  const bar = progress('kill', wanted);
  try {
    while (siege.kills < least || (siege.kills < wanted && performance.now() < deadline)) {
      await siege.once();
      bar.at(siege.kills);
    }
    await siege.finish();
  } finally {
    bar.done();
    await siege.close();
    rmSync(folder, { recursive: true });
  }
  const { faults } = siege;
  const figures = siege.figures();
  say(facts(Object.entries(figures)));
  for (const fault of faults.slice(0, FAULTS_SHOWN)) say(fault);
  const written = siege.written();
  say(facts(Object.entries(written)));
  const unwritten = quick ? [] : ENTRIES.filter((kind) => written[kind] === undefined);
  for (const kind of unwritten) say(`no entry of the kind ${kind} was written`);
  const enough = siege.kills >= least && siege.acknowledged() > 0 && unwritten.length === 0;
  return { ok: enough && faults.length === 0, figures: { ...figures, written, faults: faults.slice(0, FAULTS_SHOWN) } };
}

class Siege {
  readonly faults: string[] = [];
  kills = 0;
  #early = 0;
  #inFlight = 0;
  #tables: SeatedTable[] = [];
  #folder: string;
  #rng: Rng;
  #server: ServerProcess | undefined;
  /** The acknowledgements so far, and the callbacks waiting for them. */
  #heard = 0;
  #listen = (): void => undefined;

  constructor(folder: string, rng: Rng) {
    this.#folder = folder;
    this.#rng = rng;
  }

  /** Starts the server, checks what was acknowledged, plays on, and kills it. */
  async once(): Promise<void> {
    if (this.kills > 0 && below(this.#rng, 10) === 0) await this.#killWhileStarting();
    const server = await this.#open();
    await this.#hearAll(server);
    await this.#seatNew(server);
    const playing = this.#tables.filter((one) => !one.finished).map((table) => table.play(server.address));
    await Promise.race([this.#somePlay(), Promise.all(playing)]);
    await pause(below(this.#rng, LONGEST_PAUSE_MS));
    await server.kill();
    this.kills++;
    await Promise.all(playing);
    const waiting = this.#tables.flatMap(({ witnesses }) => witnesses.filter(({ player }) => player.pending));
    this.#inFlight += waiting.length;
  }

  /** After the last kill, plays every table to its end and checks everything. */
  async finish(): Promise<void> {
    const server = await this.#open();
    await this.#hearAll(server);
    await Promise.all(this.#tables.filter((one) => !one.finished).map((one) => one.play(server.address)));
    await this.#hearAll(server);
    for (const table of this.#tables) this.faults.push(...(await verifyFinished(server.address, table)));
    await server.stop();
    this.faults.push(...(await inspectStore(join(this.#folder, 'portolan.sqlite'), this.#tables)));
  }

  async close(): Promise<void> {
    await this.#server?.kill();
  }

  acknowledged(): number {
    return this.#tables.flatMap(({ witnesses }) => witnesses).reduce((sum, one) => sum + one.acknowledged.size, 0);
  }

  figures(): Record<string, number> {
    return {
      kills: this.kills,
      killedWhileStarting: this.#early,
      tables: this.#tables.length,
      acknowledged: this.acknowledged(),
      unansweredAtTheKill: this.#inFlight,
      broken: this.faults.length,
    };
  }

  /** How many entries of each kind the tables have. */
  written(): Partial<Record<EntryInfo['kind'], number>> {
    const entries = this.#tables.flatMap(({ witnesses: [one] }) => one?.known?.entries ?? []);
    const kinds = Map.groupBy(entries, ({ kind }) => kind);
    return Object.fromEntries([...kinds].map(([kind, all]) => [kind, all.length]));
  }

  async #open(): Promise<ServerProcess> {
    this.#server = await startServerProcess('proofServerProcess.ts', this.#settings());
    return this.#server;
  }

  #settings(): string[] {
    return [this.#folder, `${this.kills * OUTAGE_MS}`];
  }

  /** Waits for some acknowledgements, so that the kill happens during play rather than while connecting. */
  #somePlay(): Promise<void> {
    const enough = this.#heard + below(this.#rng, MOST_MOVES);
    return new Promise((resolve) => {
      this.#listen = () => {
        if (this.#heard >= enough) resolve();
      };
      this.#listen();
    });
  }

  async #killWhileStarting(): Promise<void> {
    const moment = below(this.#rng, LONGEST_START_MS);
    const opening = startServerProcess('proofServerProcess.ts', this.#settings(), {
      started: (child) => void setTimeout(() => child.kill('SIGKILL'), moment),
    });
    const server = await opening.catch((error: unknown) => {
      if (error instanceof UserError) return undefined;
      throw error;
    });
    await server?.kill();
    this.kills++;
    this.#early++;
  }

  async #hearAll(server: ServerProcess): Promise<void> {
    for (const table of this.#tables) {
      const heard = await Promise.all(table.witnesses.map((one) => verifyWitness(server.address, table, one)));
      this.faults.push(...heard.flat());
    }
  }

  async #seatNew(server: ServerProcess): Promise<void> {
    for (const kind of KINDS) {
      const playing = this.#tables.some((table) => !table.finished && table.wanted === kind);
      if (playing) continue;
      const heard = (): void => {
        this.#heard++;
        this.#listen();
      };
      this.#tables.push(await SeatedTable.open(server.address, kind, branchRng(this.#rng), { heard }));
    }
  }
}
