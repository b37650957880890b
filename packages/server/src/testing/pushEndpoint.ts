import { createECDH, createPublicKey, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export interface ReceivedPush {
  /** Which browser it is for. */
  readonly path: string;
  /** Of two pushes with the same topic, a browser that was away gets only the later one. */
  readonly topic: string;
  readonly size: number;
}

/** A push service on this machine. It cannot read what it gets, as a real one cannot, but checks who sends it. */
export interface PushEndpoint {
  readonly address: string;
  readonly received: readonly ReceivedPush[];
  /** What was wrong with pushes. */
  readonly problems: readonly string[];
  /** The status of the next answer. */
  answerNext(status: number): void;
  /** What a browser would give to a page that subscribes. */
  subscription(path: string): {
    readonly endpoint: string;
    readonly keys: { readonly p256dh: string; readonly auth: string };
  };
  close(): Promise<void>;
}

/** `received` is called before the sender is told that the push was taken. */
export async function startPushEndpoint(
  received: (push: ReceivedPush) => void = () => undefined,
): Promise<PushEndpoint> {
  const pushes: ReceivedPush[] = [];
  const problems: string[] = [];
  let status = 201;
  let address = '';
  const server = createServer(async (request, response) => {
    // A sender that is killed in the middle of a push has not sent it.
    const body = await buffer(request).catch(() => undefined);
    if (body === undefined) return;
    const problem = status === 201 ? problemOf(request.headers, body, address) : undefined;
    if (problem !== undefined) problems.push(problem);
    const answer = problem === undefined ? status : 400;
    status = 201;
    if (answer === 201) {
      const push = { path: request.url ?? '', topic: String(request.headers.topic), size: body.length };
      pushes.push(push);
      received(push);
    }
    response.writeHead(answer).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    address,
    received: pushes,
    problems,
    answerNext(next) {
      status = next;
    },
    subscription: (path) => ({ endpoint: `${address}${path}`, keys: browserKeys() }),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function browserKeys(): { p256dh: string; auth: string } {
  const ecdh = createECDH('prime256v1');
  return { p256dh: ecdh.generateKeys('base64url'), auth: randomBytes(16).toString('base64url') };
}

/** What a push service would refuse (RFC 8030, 8188 and 8292); undefined if nothing. */
function problemOf(headers: IncomingHttpHeaders, body: Buffer, address: string): string | undefined {
  if (headers['content-encoding'] !== 'aes128gcm') return 'not encrypted';
  if (!/^\d+$/.test(String(headers.ttl))) return 'no TTL';
  if (!/^[\w-]{1,32}$/.test(String(headers.topic))) return 'no topic';
  // A salt, the size of a record, and the length of the key come first.
  if (body.length < 16 + 4 + 1 + 65 + 17) return 'too short';
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(headers.authorization ?? '') ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  if (point.length !== 65) return 'no key';
  const coordinates = { x: point.subarray(1, 33).toString('base64url'), y: point.subarray(33).toString('base64url') };
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', ...coordinates }, format: 'jwk' });
  const signed = Buffer.from(signature, 'base64url');
  if (!verify('sha256', Buffer.from(`${head}.${claims}`), { key: publicKey, dsaEncoding: 'ieee-p1363' }, signed))
    return 'a wrong signature';
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>;
  if (aud !== address) return `for ${aud}`;
  if (Number(exp) * 1000 < Date.now() || Number(exp) * 1000 > Date.now() + 24 * 3600_000) return 'expired';
  return /^(mailto:|https:)/.test(String(sub)) ? undefined : 'from nobody';
}
