import { below, InvariantError, type Rng } from '@portolan/kernel';
import { REFUSALS } from '@portolan/protocol';
import { Visitor } from '@portolan/server/testing';

/** The answers to requests that must have no effect. */
export interface Requests {
  readonly sent: number;
  readonly answers: Readonly<Record<string, number>>;
  readonly wrong: readonly string[];
}

/** What is put in the place of an id. */
const ODD_IDS = ['nowhere', '1', '__proto__', 'constructor', '%00', '%2e%2e', '..%2f..%2fetc', '%ff', 'x'.repeat(300)];
/** What is put behind the path of a request without a body. */
const QUERIES = [
  '',
  '?from=-1&steps=1',
  '?from=1e999&as=__proto__',
  '?as=9&as=0',
  '?game[]=x&before=99999999999999999999',
  '?game=%00&season=%27%3B&after=..%2f',
  '?season=9999-4&after=constructor&opponent=%F0%9F%92%A5',
  `?${'x=1&'.repeat(300)}`,
];
const SAFE_METHODS = ['GET', 'HEAD'];
const METHODS = [...SAFE_METHODS, 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
/** These do not look at the body, so that nothing about it can be wrong. */
const WITHOUT_BODY = [
  'POST /api/me/forget',
  'POST /api/me/link',
  'POST /api/me/codes',
  'POST /api/me/passkeys/options',
  'POST /api/signin/options',
];
const BODIES = [
  '',
  '{',
  '[]',
  'null',
  '"x"',
  '{"__proto__":{"name":"x"}}',
  '{"constructor":{"prototype":{"name":"x"}}}',
  '{"name":""}',
  '{"name":"\\u0000"}',
  '{"name":{"toString":"x"}}',
  '{"code":"\'; DROP TABLE player; --"}',
  '{"seat":-1}',
  '{"game":"__proto__","seats":[{"kind":"me"}],"visibility":"public"}',
  '{"game":"specimen","seats":[],"visibility":"public"}',
  '{"game":"specimen","seats":[{"kind":"me"}],"visibility":"public","terms":{"clock":{"kind":"live","bankSeconds":1}}}',
  '{"title":"x","game":"specimen","seats":2,"groupSize":1,"rounds":999,"roundDays":0}',
  '{"title":"x","game":"__proto__","seats":2,"groupSize":2,"rounds":1,"roundDays":1}',
  '{"url":"http://127.0.0.1:9/","format":"json"}',
  '{"url":"http://[::1]/","format":"__proto__"}',
  '{"endpoint":"http://169.254.169.254/","keys":{"p256dh":"","auth":""}}',
  '{"address":"x@y\\r\\nBcc: z@example.org"}',
  '{"timing":"later","minutes":-1,"hour":25,"zone":"Mars/Olympus"}',
  '{"token":"x.y","secret":"xxxxxxxxxxxxxxxxxxxxxxxx"}',
  '{"response":{"id":"x","rawId":"x","type":"public-key","response":{}}}',
  '{"hidden":"true"}',
  `{"name":"${'x'.repeat(300_000)}"}`,
  '['.repeat(100_000),
];
const TYPES = ['application/json', 'text/plain', 'application/jsonl', 'application/octet-stream', 'x'];

export interface RequestOptions {
  /** All that the server answers, such as `GET /api/tables/:id`. */
  readonly routes: readonly string[];
  /** Tables at which nobody who sends a request has a seat. */
  readonly tables: readonly string[];
  readonly count: number;
  readonly rng: Rng;
}

/** Sends requests to every route in turn that must be refused with a code, or change nothing. */
export async function sendRequests(address: string, options: RequestOptions): Promise<Requests> {
  const { tables, count, rng } = options;
  const routes = options.routes.filter((route) => route.includes(' /api/'));
  if (routes.length === 0) throw new InvariantError('the server has no routes');
  let known = await Visitor.guest(address, 'Known');
  const answers: Record<string, number> = {};
  const wrong: string[] = [];
  for (let i = 0; i < count; i++) {
    // Whoever has been forgotten or signed out comes again.
    if (known.cookie === undefined) known = await Visitor.guest(address, 'Known');
    const visitor = below(rng, 2) === 0 ? known : new Visitor(address);
    const [own = '', path = ''] = routes[i % routes.length]?.split(' ') ?? [];
    const method = below(rng, 4) === 0 ? pick(rng, METHODS) : own;
    const id = pick(rng, [...ODD_IDS, ...tables]);
    const sent = { method, route: `${method} ${path}`, path: path.replace('/api', '').replace(/:\w+/g, id) };
    const answer = await send(visitor, sent, rng);
    const code = answer.code ?? `status ${answer.status}`;
    answers[code] = (answers[code] ?? 0) + 1;
    if (!isRight(sent, answer)) wrong.push(`${answer.status} ${code}: ${answer.sent}`);
  }
  return { sent: count, answers, wrong };
}

interface Sent {
  readonly method: string;
  readonly route: string;
  readonly path: string;
}

interface Got {
  readonly sent: string;
  /** 0 if the connection was cut off. */
  readonly status: number;
  readonly code: string | undefined;
}

async function send(visitor: Visitor, { method, path }: Sent, rng: Rng): Promise<Got> {
  const hasBody = !SAFE_METHODS.includes(method);
  const whole = hasBody ? path : path + pick(rng, QUERIES);
  const [body, type] = hasBody ? [pick(rng, BODIES), pick(rng, TYPES)] : [];
  const answer = await visitor.request<{ code?: unknown } | null>(method, whole, body, type).catch(() => undefined);
  const code = answer?.body?.code;
  return {
    sent: `${method} ${whole.slice(0, 80)} ${type ?? ''} ${body?.slice(0, 80) ?? ''}`,
    status: answer?.status ?? 0,
    // Without a refusal, it would be the code of something else.
    code: typeof code === 'string' && (answer?.status ?? 0) >= 400 ? code : undefined,
  };
}

function isRight({ method, route, path }: Sent, { status, code }: Got): boolean {
  if (status === 0 || status >= 500) return false;
  // An answer to HEAD has no body.
  if (status >= 400) return method === 'HEAD' || REFUSALS.some((one) => one === code);
  if (path.startsWith('/moderation/')) return false;
  return SAFE_METHODS.includes(method) || WITHOUT_BODY.includes(route);
}

function pick<T>(rng: Rng, items: readonly T[]): T {
  return items[below(rng, items.length)] as T;
}
