import { statSync } from 'node:fs';
import type { Rng } from '@portolan/kernel';
import { openPostgresStore, type Store } from '@portolan/server';
import { openWriterLog, type TestPostgres, type TestRedis, type WriterLog } from '@portolan/server/testing';
import { BotWorkerProcess } from './botWorker.ts';
import { type HistoryLine, readHistory } from './history.ts';
import { inspectEnds } from './inspectEnds.ts';
import { LinksProcess } from './linksProcess.ts';
import { NodeProcess } from './nodeProcess.ts';
import { ownerProblems, unanswered } from './oneOwner.ts';
import { pick } from './pick.ts';
import type { Witness } from './seatedTable.ts';
import { StoreTime } from './storeTime.ts';
import { TableReader } from './tableReader.ts';
import { TrialPlay } from './trialPlay.ts';
import { TrialProgress } from './trialProgress.ts';
import { inspectTables } from './verifyPromises.ts';

export interface TrialOptions {
  readonly postgres: TestPostgres;
  readonly redis: TestRedis;
  readonly history: string;
  readonly leap: string;
  readonly rng: Rng;
}

interface TrialParts {
  readonly store: Store;
  readonly writers: WriterLog;
  readonly links: LinksProcess;
  readonly nodes: readonly NodeProcess[];
  readonly botWorker: BotWorkerProcess;
  /** Servers that ended although they should not have. */
  readonly ended: string[];
}

/** Several servers on which people play and read whatever happens to the servers, and what they were promised. */
export class ClusterTrial {
  readonly options: TrialOptions;
  readonly problems: string[];
  /** The latest thing that was done to the servers; problems name it. */
  fault = 'nothing';
  /** All entries; those whose writers were never told that they are written; and questions that bots were asked again. */
  written = { all: 0, unanswered: 0, askedTwice: 0 };
  readonly nodes: readonly NodeProcess[];
  readonly botWorker: BotWorkerProcess;
  readonly time: StoreTime;
  readonly reader: TableReader;
  readonly play: TrialPlay;
  readonly progress: TrialProgress;
  #store: Store;
  #writers: WriterLog;
  #links: LinksProcess;
  #onProblem = (problem: string): void => {
    this.problems.push(problem);
  };

  private constructor(options: TrialOptions, { store, writers, links, nodes, botWorker, ended }: TrialParts) {
    this.options = options;
    this.problems = ended;
    this.#store = store;
    this.#writers = writers;
    this.#links = links;
    this.nodes = nodes;
    this.botWorker = botWorker;
    const fault = (): string => this.fault;
    this.time = new StoreTime(options.leap, this.#onProblem);
    this.reader = new TableReader(this.#onProblem);
    this.play = new TrialPlay({
      ...{ rng: options.rng, store, time: this.time, nodes, reader: this.reader, fault },
      onProblem: this.#onProblem,
    });
    this.progress = new TrialProgress({ store, writers, play: this.play, fault, onProblem: this.#onProblem });
  }

  static async open(options: TrialOptions, size: number): Promise<ClusterTrial> {
    const database = await options.postgres.newDatabase();
    const store = await openPostgresStore(database);
    const writers = await openWriterLog(database);
    const ended: string[] = [];
    const { url: redis } = options.redis;
    const links = await LinksProcess.open();
    const nodes = await Promise.all(
      Array.from({ length: size }, (_, at) =>
        NodeProcess.open({
          ...{ name: `n${at + 1}`, database, redis, links, history: options.history, leap: options.leap },
          onEnd: (name) => ended.push(`server ${name} ended by itself`),
        }),
      ),
    );
    const botWorker = await BotWorkerProcess.open(redis, options.history);
    const trial = new ClusterTrial(options, { store, writers, links, nodes, botWorker, ended });
    await trial.play.start();
    return trial;
  }

  get tables(): number {
    return this.play.tables.length;
  }

  get acknowledged(): number {
    return this.#sum(({ acknowledged }) => acknowledged.size);
  }

  /** Those of the acknowledged messages that were moves of a game. */
  get moves(): number {
    return this.#sum(({ acknowledged }) => [...acknowledged.values()].filter(({ type }) => type === 'move').length);
  }

  get refused(): number {
    return this.#sum(({ refused }) => refused.size);
  }

  #sum(of: (one: Witness) => number): number {
    return this.play.tables.flatMap(({ witnesses }) => witnesses).reduce((sum, one) => sum + of(one), 0);
  }

  /** Heals everything and looks for what is not as it was promised. */
  async finish(): Promise<void> {
    const { nodes, play, progress, reader } = this;
    await progress.goOn();
    await play.finish();
    await Promise.all(play.tables.map(({ id }) => progress.settled(id)));
    await inspectEnds({ nodes, play, progress, reader, onProblem: this.#onProblem });
    this.problems.push(...(await inspectTables(this.#store, play.tables)), ...(await this.#ownerProblems()));
  }

  async #ownerProblems(): Promise<string[]> {
    const lengths = new Map<string, number>();
    for (const { id } of this.play.tables) lengths.set(id, await this.progress.length(id));
    const history = readHistory(this.options.history);
    const told = history.filter((line) => line.kind === 'written');
    const asked = history.filter((line) => line.kind === 'asked').map(({ question }) => question);
    const records = { told, lengths, writers: await this.#writers.all() };
    this.written = {
      all: [...lengths.values()].reduce((sum, length) => sum + length, 0),
      unanswered: unanswered(records),
      askedTwice: asked.length - new Set(asked).size,
    };
    return ownerProblems(records);
  }

  async close(): Promise<void> {
    this.play.stop();
    await Promise.all([this.botWorker.kill(), ...this.nodes.map((node) => node.close())]);
    await this.#links.close();
    await this.#writers.close();
    await this.#store.close();
  }

  pick<T>(all: readonly T[]): T {
    return pick(this.options.rng, all);
  }

  /** How much of something the servers have written down during some work. */
  async countDuring(work: () => Promise<void>, is: (line: HistoryLine) => boolean): Promise<number> {
    const { history } = this.options;
    const from = statSync(history).size;
    await work();
    return readHistory(history, from).filter(is).length;
  }
}
