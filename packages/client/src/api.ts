import { fail, ok, type Result } from '@portolan/kernel';
import {
  type GameInfo,
  type Me,
  type NewTable,
  REFUSALS,
  type RefusalInfo,
  type Replay,
  type TableInfo,
} from '@portolan/protocol';

/** Why a request failed: the server refused it or could not be reached. */
export type Failure = RefusalInfo | { readonly code: 'unreachable' };
export type Answered<T> = Promise<Result<T, Failure>>;

export interface Tables {
  readonly open: readonly TableInfo[];
  readonly mine: readonly TableInfo[];
  readonly running: readonly TableInfo[];
}

export interface DeviceCode {
  readonly code: string;
  /** Milliseconds since 1970. */
  readonly until: number;
}

export interface MomentsWanted {
  readonly from: number;
  readonly to: number;
  /** A seat, `spectator`, or `open`. */
  readonly as: string;
}

/** The HTTP API. */
export interface Api {
  /** Undefined when the visitor has no name yet. */
  me(): Answered<Me | undefined>;
  guest(name: string): Answered<Me>;
  rename(name: string): Answered<Me>;
  forget(): Answered<undefined>;
  deviceCode(): Answered<DeviceCode>;
  useDeviceCode(code: string): Answered<Me>;
  games(): Answered<readonly GameInfo[]>;
  tables(): Answered<Tables>;
  newTable(request: NewTable): Answered<TableInfo>;
  table(id: string): Answered<TableInfo>;
  /** The custom components of a table. */
  components(id: string): Answered<unknown>;
  findByCode(code: string): Answered<TableInfo>;
  sit(id: string, seat: number): Answered<TableInfo>;
  leave(id: string): Answered<TableInfo>;
  start(id: string): Answered<TableInfo>;
  resign(id: string): Answered<TableInfo>;
  rematch(id: string): Answered<TableInfo>;
  moments(id: string, wanted: MomentsWanted): Answered<Replay>;
  importLog(lines: string): Answered<TableInfo>;
}

/** The part of `fetch` used here. */
export type Fetch = (
  path: string,
  init: { readonly method: string; readonly headers?: Record<string, string>; readonly body?: string },
) => Promise<{ readonly status: number; text(): Promise<string> }>;

export function makeApi(fetch: Fetch): Api {
  async function ask<T>(path: string, init: Parameters<Fetch>[1]): Answered<T> {
    try {
      const response = await fetch(`/api${path}`, init);
      const text = await response.text();
      const body: unknown = text === '' ? undefined : JSON.parse(text);
      return response.status < 400 ? ok(body as T) : fail(readRefusal(body));
    } catch {
      return fail({ code: 'unreachable' });
    }
  }
  const get = <T>(path: string): Answered<T> => ask<T>(path, { method: 'GET' });
  const post = <T>(path: string, body: unknown = {}): Answered<T> =>
    ask<T>(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
  const at = (id: string): string => `/tables/${encodeURIComponent(id)}`;

  return {
    me: () => get('/me'),
    guest: (name) => post('/guest', { name }),
    rename: (name) => post('/me/name', { name }),
    forget: () => post('/me/forget'),
    deviceCode: () => post('/me/link'),
    useDeviceCode: (code) => post('/link', { code }),
    games: () => get('/games'),
    tables: () => get('/tables'),
    newTable: (request) => post('/tables', request),
    table: (id) => get(at(id)),
    components: (id) => get(`${at(id)}/components`),
    findByCode: (code) => post('/join', { code }),
    sit: (id, seat) => post(`${at(id)}/sit`, { seat }),
    leave: (id) => post(`${at(id)}/leave`),
    start: (id) => post(`${at(id)}/start`),
    resign: (id) => post(`${at(id)}/resign`),
    rematch: (id) => post(`${at(id)}/rematch`),
    moments: (id, { from, to, as }) =>
      get(`${at(id)}/moments?from=${from}&to=${to}&as=${encodeURIComponent(as)}&steps=1`),
    importLog: (lines) =>
      ask('/import', { method: 'POST', headers: { 'content-type': 'application/jsonl' }, body: lines }),
  };
}

/** The address from which the log of a finished table can be downloaded. */
export function logAddress(id: string): string {
  return `/api/tables/${encodeURIComponent(id)}/log`;
}

function readRefusal(body: unknown): Failure {
  const known = body as Partial<RefusalInfo> | undefined;
  const code = REFUSALS.find((one) => one === known?.code);
  if (code === undefined) return { code: 'unreachable' };
  return { ...known, code };
}
