import { Agent, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Field } from './attack.ts';

export interface Sent {
  readonly method?: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

export interface Answer {
  /** 0 if there was none. */
  readonly status: number;
  readonly body: string;
}

const NONE: Answer = { status: 0, body: '' };
const TIMEOUT_MS = 15_000;
/** The cookie that says who the client is. */
const SESSION = 'portolan=';

/** A visitor who connects from a given address. Everything sent is counted in the tally of the attack. */
export class HttpClient {
  cookie: string | undefined;
  #field: Field;
  #agent: Agent;

  constructor(field: Field, attacker: number) {
    this.#field = field;
    this.#agent = new Agent({ keepAlive: true, localAddress: field.from(attacker) });
    field.opened.add(this.#agent);
  }

  static async guest(field: Field, attacker: number): Promise<HttpClient> {
    const client = new HttpClient(field, attacker);
    await client.post('/api/guest', { name: 'Eve' });
    return client;
  }

  get(path: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
    return this.send({ path, headers });
  }

  post(path: string, body: unknown = {}, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
    return this.send({
      method: 'POST',
      path,
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  }

  async send({ method = 'GET', path, headers = {}, body }: Sent): Promise<Answer> {
    const { tally } = this.#field;
    tally.sent++;
    const answer = await this.#exchange({ method, path, headers, ...(body === undefined ? {} : { body }) });
    if (answer.status === 0) tally.cut++;
    else if (answer.status < 400) tally.accepted++;
    else tally.refused++;
    return answer;
  }

  #exchange({ method, path, headers, body }: Sent): Promise<Answer> {
    const { host, port } = this.#field;
    return new Promise((resolve) => {
      const asked = request({
        host,
        port,
        method,
        path,
        agent: this.#agent,
        headers: { ...(this.cookie === undefined ? {} : { cookie: this.cookie }), ...headers },
      });
      asked.setTimeout(TIMEOUT_MS, () => asked.destroy());
      asked.on('error', () => resolve(NONE));
      asked.on('response', (response) => resolve(this.#read(response)));
      asked.end(body);
    });
  }

  async #read(response: IncomingMessage): Promise<Answer> {
    const cookie = response.headers['set-cookie']?.find((one) => one.startsWith(SESSION));
    if (cookie !== undefined) this.cookie = cookie.split(';')[0];
    try {
      return { status: response.statusCode ?? 0, body: await text(response) };
    } catch {
      return NONE;
    }
  }
}
