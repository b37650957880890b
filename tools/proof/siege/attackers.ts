import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { Order, Report } from './attackerProcess.ts';

export type Done = Extract<Report, { readonly kind: 'done' }>;

/** The process from which all attacks come. */
export class Attackers {
  #child: ChildProcess;

  private constructor(child: ChildProcess) {
    this.#child = child;
  }

  static async open(): Promise<Attackers> {
    const child = fork(new URL('./attackerProcess.ts', import.meta.url), { stdio: ['ignore', 2, 2, 'ipc'] });
    await once(child, 'message');
    return new Attackers(child);
  }

  get pid(): number {
    return this.#child.pid ?? 0;
  }

  async attack(order: Order): Promise<Done> {
    this.#child.send(order);
    const [report] = (await once(this.#child, 'message')) as [Done];
    return report;
  }

  close(): void {
    this.#child.disconnect();
  }
}
