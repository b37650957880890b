import { fail, ok, type Result } from '@portolan/kernel';
import {
  type BranchRequest,
  type GameInfo,
  type ImaginedTable,
  type InvitationInfo,
  type Me,
  type NewTable,
  type OfferInfo,
  REFUSALS,
  type RefusalInfo,
  type Replay,
  type SignedIn,
  type TableInfo,
} from '@portolan/protocol';

/** Why a request failed: the server refused it or could not be reached. */
export type Failure = RefusalInfo | { readonly code: 'unreachable' };
export type Answered<T> = Promise<Result<T, Failure>>;

export interface Tables {
  readonly open: readonly TableInfo[];
  readonly mine: readonly TableInfo[];
  readonly running: readonly TableInfo[];
  readonly offers: readonly OfferInfo[];
  /** Where the player is asked to sit down. */
  readonly invited: readonly InvitationInfo[];
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
  /** `bring`: the unfinished tables of the guest who used this device come along. */
  useDeviceCode(code: string, bring?: boolean): Answered<SignedIn>;
  games(): Answered<readonly GameInfo[]>;
  /** As far as they pass the filter, as `writeLobbyFilter` writes it; the player's own always. */
  tables(filter?: string): Answered<Tables>;
  newTable(request: NewTable): Answered<TableInfo>;
  table(id: string): Answered<TableInfo>;
  /** The custom components of a table. */
  components(id: string): Answered<unknown>;
  findByCode(code: string): Answered<TableInfo>;
  /** `anyway`: also beside somebody whom the player has blocked. */
  sit(id: string, seat: number, anyway?: true): Answered<TableInfo>;
  leave(id: string): Answered<TableInfo>;
  start(id: string): Answered<TableInfo>;
  resign(id: string): Answered<TableInfo>;
  rematch(id: string): Answered<TableInfo>;
  moments(id: string, wanted: MomentsWanted): Answered<Replay>;
  /** A new table that continues a finished match from one of its moments. */
  branch(id: string, from: BranchRequest): Answered<TableInfo>;
  /** The decision of the player's seat, for thinking about it in the page. */
  imagined(id: string): Answered<ImaginedTable>;
  importLog(lines: string): Answered<TableInfo>;
}

/** The part of `fetch` used here. */
export type Fetch = (
  path: string,
  init: { readonly method: string; readonly headers?: Record<string, string>; readonly body?: string },
) => Promise<{ readonly status: number; text(): Promise<string> }>;

export interface ApiRequests {
  ask<T>(path: string, init: Parameters<Fetch>[1]): Answered<T>;
  get<T>(path: string): Answered<T>;
  post<T>(path: string, body?: unknown): Answered<T>;
}

/** Requests with JSON, and what the server answers to them. */
export function makeRequests(fetch: Fetch): ApiRequests {
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
  return {
    ask,
    get: (path) => ask(path, { method: 'GET' }),
    post: (path, body = {}) =>
      ask(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  };
}

export function makeApi(fetch: Fetch): Api {
  const { ask, get, post } = makeRequests(fetch);
  const at = (id: string): string => `/tables/${encodeURIComponent(id)}`;

  return {
    me: () => get('/me'),
    guest: (name) => post('/guest', { name }),
    rename: (name) => post('/me/name', { name }),
    forget: () => post('/me/forget'),
    deviceCode: () => post('/me/link'),
    useDeviceCode: (code, bring = false) => post('/link', { code, bring }),
    games: () => get('/games'),
    tables: (filter = '') => get(filter === '' ? '/tables' : `/tables?${filter}`),
    newTable: (request) => post('/tables', request),
    table: (id) => get(at(id)),
    components: (id) => get(`${at(id)}/components`),
    findByCode: (code) => post('/join', { code }),
    sit: (id, seat, anyway) => post(`${at(id)}/sit`, { seat, ...(anyway === undefined ? {} : { anyway }) }),
    leave: (id) => post(`${at(id)}/leave`),
    start: (id) => post(`${at(id)}/start`),
    resign: (id) => post(`${at(id)}/resign`),
    rematch: (id) => post(`${at(id)}/rematch`),
    moments: (id, { from, to, as }) =>
      get(`${at(id)}/moments?from=${from}&to=${to}&as=${encodeURIComponent(as)}&steps=1`),
    branch: (id, from) => post(`${at(id)}/branch`, from),
    imagined: (id) => get(`${at(id)}/imagined`),
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
