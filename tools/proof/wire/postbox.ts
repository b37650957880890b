import { createHash } from 'node:crypto';
import { type MailServer, type PushEndpoint, startMailServer, startPushEndpoint } from '@portolan/server/testing';

export const SITE = 'https://play.example.org';
const DOMAIN = 'example.org';
export const MAIL_FROM = `Portolan <ships@${DOMAIN}>`;

/**
 * A real mail server and a push service that outlive the server under test, and what readers find there. A mail whose
 * `Message-ID` is already in the mailbox is not put there again, and a push replaces one with the same topic: that is what
 * these ids are for (RFC 5322, RFC 8030). `sentAgain` counts what was recognized in this way.
 */
export class Postbox {
  readonly mails: MailServer;
  readonly pushes: PushEndpoint;
  /** How often each message came, by its id. */
  readonly #came: Map<string, number>;
  readonly #listeners: Set<() => void>;

  private constructor(mails: MailServer, pushes: PushEndpoint, came: Map<string, number>, listeners: Set<() => void>) {
    this.mails = mails;
    this.pushes = pushes;
    this.#came = came;
    this.#listeners = listeners;
  }

  static async open(): Promise<Postbox> {
    const came = new Map<string, number>();
    const listeners = new Set<() => void>();
    const receive = (id: string): void => {
      came.set(id, (came.get(id) ?? 0) + 1);
      for (const listener of [...listeners]) listener();
    };
    const mails = await startMailServer(({ id, subject }) => {
      // Not about a table.
      if (!subject.startsWith('Confirm')) receive(id);
    });
    const pushes = await startPushEndpoint(({ topic }) => receive(topic));
    return new Postbox(mails, pushes, came, listeners);
  }

  /** Called whenever something comes, before its sender is told that it was taken. Returns how to stop it. */
  onMessage(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  has(id: string): boolean {
    return this.#came.has(id);
  }

  ids(): readonly string[] {
    return [...this.#came.keys()];
  }

  /** How often something came that was already there. */
  sentAgain(): number {
    return [...this.#came.values()].reduce((sum, times) => sum + times - 1, 0);
  }

  /** Resolves when all of these have come; rejects if that is given up. */
  async all(ids: readonly string[], givenUp: AbortSignal): Promise<void> {
    const isThere = (): boolean => ids.every((id) => this.has(id));
    if (isThere()) return;
    await new Promise<void>((resolve, reject) => {
      const end = (): void => {
        stop();
        givenUp.removeEventListener('abort', end);
        if (isThere()) resolve();
        else reject(new Error('a message has not come'));
      };
      const stop = this.onMessage(() => {
        if (isThere()) end();
      });
      givenUp.addEventListener('abort', end);
      if (givenUp.aborted) end();
    });
  }

  async close(): Promise<void> {
    await this.mails.close();
    await this.pushes.close();
  }
}

/** The ids under which a notice must arrive; both are derived from what the notice is about. */
export function mailIdOf(notice: string): string {
  return `<${createHash('sha256').update(notice).digest('hex').slice(0, 32)}@${DOMAIN}>`;
}

export function topicOf(notice: string): string {
  return createHash('sha256').update(notice).digest('base64url').slice(0, 32);
}
