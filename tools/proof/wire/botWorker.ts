import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';

/** A process whose bots think for all servers. */
export class BotWorkerProcess {
  #args: readonly string[];
  #process: ChildProcess | undefined;

  private constructor(args: readonly string[]) {
    this.#args = args;
  }

  /** `history`: where it writes down what it was asked. */
  static async open(redis: string, history: string): Promise<BotWorkerProcess> {
    const worker = new BotWorkerProcess([redis, history]);
    await worker.start();
    return worker;
  }

  async start(): Promise<void> {
    const script = new URL('./botsProcess.ts', import.meta.url);
    this.#process = fork(script, this.#args, { stdio: ['ignore', 2, 2, 'ipc'] });
    await once(this.#process, 'message');
  }

  /** Finishes the questions it has begun and ends. Returns whether it did so by itself. */
  async drain(): Promise<boolean> {
    return (await this.#end('SIGTERM'))?.exitCode === 0;
  }

  /** With SIGKILL, so that nobody answers the question it was thinking about. Returns whether it was still there. */
  async kill(): Promise<boolean> {
    return (await this.#end('SIGKILL'))?.signalCode === 'SIGKILL';
  }

  async #end(signal: NodeJS.Signals): Promise<ChildProcess | undefined> {
    const ending = this.#process;
    this.#process = undefined;
    if (ending === undefined || ending.exitCode !== null || ending.signalCode !== null) return undefined;
    const ended = once(ending, 'exit');
    ending.kill(signal);
    await ended;
    return ending;
  }
}
