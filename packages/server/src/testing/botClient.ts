import { BOT_PROTOCOL_VERSION, type BotHostMessage, type OpenBotMessage } from '@portolan/protocol';
import { WebSocket } from 'ws';

export type BotTurn = Extract<BotHostMessage, { readonly type: 'turn' }>;

const TIMEOUT_MS = 20_000;

/** A program that plays at a server, for tests and proofs. It answers turns with `choose`, if there is one. */
export class BotClient {
  /** Every received message, as it was sent. */
  readonly frames: string[] = [];
  readonly messages: BotHostMessage[] = [];
  closed: { readonly code: number; readonly reason: string } | undefined;
  #socket: WebSocket;
  #choose: ((turn: BotTurn) => string) | undefined;
  #watchers = new Set<() => void>();

  constructor(address: string, choose?: (turn: BotTurn) => string) {
    this.#choose = choose;
    this.#socket = new WebSocket(`${address.replace('http', 'ws')}/bot`, { perMessageDeflate: false });
    this.#socket.on('message', (data) => this.#receive(data.toString()));
    this.#socket.on('error', () => this.#socket.terminate());
    this.#socket.on('close', (code, reason) => {
      this.closed = { code, reason: reason.toString() };
      this.#wake();
    });
  }

  /** Connects, and waits until the token is accepted. */
  static async open(address: string, token: string, choose?: (turn: BotTurn) => string): Promise<BotClient> {
    const bot = new BotClient(address, choose);
    await bot.next('hello');
    bot.send({ type: 'hello', protocol: BOT_PROTOCOL_VERSION, token });
    await bot.next('welcome');
    return bot;
  }

  send(message: OpenBotMessage): void {
    this.#socket.send(JSON.stringify(message));
  }

  sendRaw(data: string | Buffer): void {
    this.#socket.send(data);
  }

  all<T extends BotHostMessage['type']>(type: T): Extract<BotHostMessage, { readonly type: T }>[] {
    return this.messages.filter((one): one is Extract<BotHostMessage, { readonly type: T }> => one.type === type);
  }

  /** Waits for message number `nth` of a type, counted from 1. */
  async next<T extends BotHostMessage['type']>(
    type: T,
    nth = 1,
  ): Promise<Extract<BotHostMessage, { readonly type: T }>> {
    await this.until(() => this.all(type).length >= nth, `${type} ${nth}`);
    const found = this.all(type)[nth - 1];
    if (found === undefined) throw new Error(`there is no ${type} ${nth}`);
    return found;
  }

  /** Waits until `check` is true; rejects if the connection is closed first. */
  until(check: () => boolean, what: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const look = (): void => {
        if (!check() && this.closed === undefined) return;
        clearTimeout(late);
        this.#watchers.delete(look);
        if (check()) resolve();
        else reject(new Error(`closed (${this.closed?.reason}) while waiting for ${what}`));
      };
      const late = setTimeout(() => {
        this.#watchers.delete(look);
        reject(new Error(`timed out waiting for ${what}`));
      }, TIMEOUT_MS);
      this.#watchers.add(look);
      look();
    });
  }

  close(): void {
    this.#socket.terminate();
  }

  #receive(frame: string): void {
    this.frames.push(frame);
    const message = JSON.parse(frame) as BotHostMessage;
    this.messages.push(message);
    if (message.type === 'turn' && this.#choose !== undefined) {
      const { match, turn } = message;
      this.send({ type: 'move', match, turn, move: this.#choose(message) });
    }
    this.#wake();
  }

  #wake(): void {
    for (const watcher of [...this.#watchers]) watcher();
  }
}
