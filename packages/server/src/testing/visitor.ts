import type { Me, TableInfo } from '@portolan/protocol';
import { Page, type PageOptions } from './page.ts';

export interface Answered<T> {
  readonly status: number;
  readonly body: T;
  /** The first that was set. */
  readonly cookie: string | undefined;
}

/** A simulated browser for tests and proofs: requests with cookies, and pages. */
export class Visitor {
  readonly address: string;
  /** As sent with requests: all that were set. */
  cookie: string | undefined;

  constructor(address: string, cookie?: string) {
    this.address = address;
    this.cookie = cookie;
  }

  static async guest(address: string, name: string): Promise<Visitor> {
    const visitor = new Visitor(address);
    await visitor.post<Me>('/guest', { name });
    return visitor;
  }

  async request<T>(method: string, path: string, body?: string, type = 'application/json'): Promise<Answered<T>> {
    const response = await fetch(`${this.address}/api${path}`, {
      method,
      headers: {
        ...(this.cookie === undefined ? {} : { cookie: this.cookie }),
        ...(body === undefined ? {} : { 'content-type': type }),
      },
      ...(body === undefined ? {} : { body }),
    });
    const text = await response.text();
    const cookies = response.headers.getSetCookie().map((header) => header.split(';')[0] ?? '');
    for (const cookie of cookies) this.#keep(cookie);
    const isJson = response.headers.get('content-type')?.startsWith('application/json') === true;
    // The answer to HEAD has the headers of a body only.
    const json = isJson && text !== '';
    return { status: response.status, body: (json ? JSON.parse(text) : text) as T, cookie: cookies[0] };
  }

  /** As a browser does: a new value replaces the old one, an empty one removes it. */
  #keep(cookie: string): void {
    const name = cookie.slice(0, cookie.indexOf('=') + 1);
    const others = (this.cookie ?? '').split('; ').filter((one) => one !== '' && !one.startsWith(name));
    const kept = cookie === name ? others : [...others, cookie];
    this.cookie = kept.length === 0 ? undefined : kept.join('; ');
  }

  get<T>(path: string): Promise<Answered<T>> {
    return this.request<T>('GET', path);
  }

  post<T>(path: string, body: unknown = {}): Promise<Answered<T>> {
    return this.request<T>('POST', path, JSON.stringify(body));
  }

  /** Posts a request that must succeed and return a table. */
  async table(path: string, body: unknown = {}): Promise<TableInfo> {
    const answer = await this.post<TableInfo>(path, body);
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body;
  }

  /** `keep`: records every frame. */
  page(options: PageOptions = {}): Promise<Page> {
    return Page.open(this.address, this.cookie, options);
  }
}
