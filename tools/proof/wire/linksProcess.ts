import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { Link, Suffered } from './link.ts';

/** Told to the process, about one of its links. */
export type LinkCommand = { readonly link: number; readonly call: number } & (
  | { readonly kind: 'open'; readonly target: number }
  | { readonly kind: 'delay'; readonly ms: number }
  | { readonly kind: 'cut' | 'freeze' | 'forget' | 'heal' | 'close' }
);

/** Told by the process when it has done so. */
export interface LinkReply {
  readonly call: number;
  readonly port?: number;
  readonly suffered?: Suffered;
}

type Wanted = LinkCommand extends infer C ? (C extends LinkCommand ? Omit<C, 'call'> : never) : never;

/**
 * A process that passes on what goes through links. In the process of a check, they would wait for its hundreds of pages, and
 * servers would seem slow that are not.
 */
export class LinksProcess {
  #process: ChildProcess;
  #links = 0;
  #calls = 0;

  private constructor(process: ChildProcess) {
    this.#process = process;
  }

  static async open(): Promise<LinksProcess> {
    const process = fork(new URL('./passLinks.ts', import.meta.url), [], { stdio: ['ignore', 2, 2, 'ipc'] });
    await once(process, 'message');
    return new LinksProcess(process);
  }

  async link(target: number): Promise<Link> {
    const link = ++this.#links;
    const { port = 0 } = await this.#ask({ kind: 'open', link, target });
    return {
      port,
      cut: async () => void (await this.#ask({ kind: 'cut', link })),
      delay: async (ms) => void (await this.#ask({ kind: 'delay', link, ms })),
      freeze: async () => void (await this.#ask({ kind: 'freeze', link })),
      forget: async () => void (await this.#ask({ kind: 'forget', link })),
      heal: async () => (await this.#ask({ kind: 'heal', link })).suffered ?? { broken: 0, delayed: 0, held: 0 },
      close: async () => void (await this.#ask({ kind: 'close', link })),
    };
  }

  #ask(wanted: Wanted): Promise<LinkReply> {
    const call = ++this.#calls;
    return new Promise((resolve) => {
      const hear = (reply: LinkReply): void => {
        if (reply.call !== call) return;
        this.#process.off('message', hear);
        resolve(reply);
      };
      this.#process.on('message', hear);
      this.#process.send({ ...wanted, call });
    });
  }

  async close(): Promise<void> {
    const ended = once(this.#process, 'exit');
    this.#process.disconnect();
    await ended;
  }
}
