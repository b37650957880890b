import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { facts, progress } from '@portolan/cli/toolkit';
import { below, branchRng, type Rng, rngFromSeed } from '@portolan/kernel';
import type { Check, CheckContext, Verdict } from '../check.ts';
import { Postbox } from '../wire/postbox.ts';
import { type ServerProcess, startServerProcess } from '../wire/serverProcess.ts';
import { ToldTable } from '../wire/toldTable.ts';

export const outbox: Check = {
  name: 'outbox',
  summary:
    'the server killed at random while players are told of their turns: each is told once by mail and once by push',
  flags: {
    kills: { value: 'N', help: 'how often' },
    seed: { value: 'S', help: 'for the moves and the times of the kills' },
  },
  run,
};

const FULL_KILLS = 500;
const QUICK_KILLS = 10;
/** On a busy machine the quick run kills less often, but at least this often, however long that takes. */
const QUICK_LEAST = 4;
const QUICK_MS = 20_000;

/** People at each of the tables that are being played at any time. */
const TABLES: readonly number[] = [2, 3, 2, 3];
const GAME = 'specimen';

/** The server is killed shortly after at most this many messages. */
const MOST_MESSAGES = 12;
const LONGEST_PAUSE_MS = 12;
/** If nothing comes at all, the server is killed anyway. */
const LONGEST_WAIT_MS = 5_000;
/** One kill in this many comes at the very moment when a message has been taken and the server does not know it yet. */
const SHARP = 4;
/** What is still missing then is lost. */
const LAST_WAIT_MS = 60_000;
const MORE_MS = 1_500;

async function run({ args, quick, say }: CheckContext): Promise<Verdict> {
  const wanted = args.whole('kills', { min: 1, max: 1_000_000, otherwise: quick ? QUICK_KILLS : FULL_KILLS });
  const least = quick ? Math.min(wanted, QUICK_LEAST) : wanted;
  const deadline = quick ? performance.now() + QUICK_MS : Number.POSITIVE_INFINITY;
  const folder = mkdtempSync(join(tmpdir(), 'portolan-outbox-'));
  const post = await Postbox.open();
  const trial = new Trial({ folder, post, rng: rngFromSeed(args.text('seed') ?? 'outbox') });
  const bar = progress('outbox', wanted);
  try {
    while (trial.kills < least || (trial.kills < wanted && performance.now() < deadline)) {
      await trial.once();
      bar.at(trial.kills);
    }
    await trial.finish();
  } finally {
    bar.done();
    await trial.close();
    await post.close();
    rmSync(folder, { recursive: true });
  }
  const figures = trial.figures();
  say(facts(Object.entries(figures)));
  for (const problem of post.pushes.problems) say(problem);
  const { lost, duplicated, faulty, turns } = figures;
  const ok = trial.kills >= least && turns > 0 && lost + duplicated + faulty === 0;
  return { ok, figures: { ...figures } };
}

interface Figures {
  readonly kills: number;
  /** Of these, at the moment when a message was taken. */
  readonly killedWhileSending: number;
  readonly tables: number;
  readonly turns: number;
  /** What had to be received. */
  readonly messages: number;
  readonly received: number;
  /** Messages that came again, and were recognized by their ids. */
  readonly sentAgain: number;
  readonly lost: number;
  readonly duplicated: number;
  /** Pushes that a push service would refuse. */
  readonly faulty: number;
}

/** Never resolves: the others go on. */
function failing(playing: Promise<void>): Promise<never> {
  return new Promise((_, reject) => playing.catch(reject));
}

interface TrialOptions {
  readonly folder: string;
  readonly post: Postbox;
  readonly rng: Rng;
}

class Trial {
  kills = 0;
  #sharp = 0;
  #tables: ToldTable[] = [];
  #options: TrialOptions;
  #server: ServerProcess | undefined;

  constructor(options: TrialOptions) {
    this.#options = options;
  }

  /** Starts the server, plays on, and kills it. */
  async once(): Promise<void> {
    const server = await this.#open();
    await this.#seatNew(server);
    const killed = new AbortController();
    const playing = this.#tables.map((table) => table.play(server.address, killed.signal));
    await Promise.race([this.#whenToKill(server), ...playing.map(failing)]);
    await server.kill();
    killed.abort();
    this.kills++;
    await Promise.all(playing);
  }

  /** After the last kill: lets everything arrive that is on its way. */
  async finish(): Promise<void> {
    const server = await this.#open();
    const { post } = this.#options;
    const givenUp = AbortSignal.timeout(LAST_WAIT_MS);
    await Promise.all(this.#tables.map((table) => table.look(server.address)));
    const due = this.#tables.flatMap((table) => table.due());
    await post.all(due, givenUp).catch(() => undefined);
    // What should not come has time to come.
    await pause(MORE_MS);
    await server.stop();
  }

  async close(): Promise<void> {
    await this.#server?.kill();
  }

  figures(): Figures {
    const { post } = this.#options;
    const due = this.#tables.flatMap((table) => table.due());
    const allowed = new Set(this.#tables.flatMap((table) => table.allowed()));
    return {
      kills: this.kills,
      killedWhileSending: this.#sharp,
      tables: this.#tables.length,
      turns: this.#tables.reduce((sum, table) => sum + table.answered, 0),
      messages: due.length,
      received: post.ids().length,
      sentAgain: post.sentAgain(),
      lost: due.filter((id) => !post.has(id)).length,
      duplicated: post.ids().filter((id) => !allowed.has(id)).length,
      faulty: post.pushes.problems.length,
    };
  }

  async #open(): Promise<ServerProcess> {
    const { folder, post } = this.#options;
    this.#server = await startServerProcess('outboxServerProcess.ts', [folder, post.mails.url]);
    return this.#server;
  }

  /** Resolves at the moment of the kill. */
  async #whenToKill(server: ServerProcess): Promise<void> {
    const { post, rng } = this.#options;
    const isSharp = below(rng, SHARP) === 0;
    let left = below(rng, MOST_MESSAGES) + (isSharp ? 1 : 0);
    await new Promise<void>((resolve) => {
      const stop = post.onMessage(() => {
        if (--left > 0) return;
        // The process is dead before the receiver answers it.
        if (isSharp && server.process.kill('SIGKILL')) this.#sharp++;
        end();
      });
      const late = setTimeout(() => end(), LONGEST_WAIT_MS);
      const end = (): void => {
        stop();
        clearTimeout(late);
        resolve();
      };
    });
    if (!isSharp) await pause(below(rng, LONGEST_PAUSE_MS));
  }

  async #seatNew(server: ServerProcess): Promise<void> {
    const { post, rng } = this.#options;
    const playing = this.#tables.filter(({ finished }) => !finished).length;
    for (const people of TABLES.slice(playing))
      this.#tables.push(await ToldTable.open(server.address, GAME, people, { post, rng: branchRng(rng) }));
  }
}
