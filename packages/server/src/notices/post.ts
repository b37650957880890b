import { lookup as systemLookup } from 'node:dns';
import { request as requestHttp } from 'node:http';
import { type RequestOptions, request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { DeliveryError } from './deliveryError.ts';
import { isPublicAddress } from './publicAddress.ts';

export interface Posted {
  readonly url: string;
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: string | Buffer;
}

export interface PostOptions {
  /** Whether targets inside the network are allowed, and HTTP without TLS. */
  readonly privateTargets: boolean;
  readonly timeoutMs?: number;
  /** How names are looked up; by the system unless given. */
  readonly lookup?: typeof systemLookup;
}

const TIMEOUT_MS = 10_000;

/**
 * Posts to an address that a stranger has chosen, and returns the status. Targets inside the network are refused: what is
 * connected to is the address that was checked, so that a name that changes what it stands for does not help. No redirect
 * is followed, and only the status of the answer is read.
 */
export async function post({ url, headers, body }: Posted, options: PostOptions): Promise<number> {
  const target = readTarget(url, options);
  const request = target.protocol === 'https:' ? requestHttps : requestHttp;
  const settings: RequestOptions = {
    method: 'POST',
    headers: { ...headers, 'content-length': Buffer.byteLength(body) },
    // A connection that is kept for later would have been checked long ago.
    agent: false,
    signal: AbortSignal.timeout(options.timeoutMs ?? TIMEOUT_MS),
    ...(options.privateTargets ? {} : { lookup: publicLookup(options.lookup ?? systemLookup) }),
  };
  return new Promise((resolve, reject) => {
    const sent = request(target, settings, (response) => {
      resolve(response.statusCode ?? 0);
      response.destroy();
    });
    sent.on('error', (error) =>
      reject(error instanceof DeliveryError ? error : new DeliveryError(error.message, 'later')),
    );
    sent.end(body);
  });
}

/** Throws if nothing may be sent there. A name is looked up only when it is connected to. */
export function readTarget(url: string, { privateTargets }: PostOptions): URL {
  const target = URL.canParse(url) ? new URL(url) : undefined;
  if (target === undefined) throw new DeliveryError('the target is not an address', 'never');
  if (target.protocol !== 'https:' && !(privateTargets && target.protocol === 'http:'))
    throw new DeliveryError('the target does not use TLS', 'never');
  if (target.username !== '' || target.password !== '')
    throw new DeliveryError('the target has a user name in it', 'never');
  const host = target.hostname.replace(/^\[|\]$/g, '');
  if (!privateTargets && isIP(host) !== 0 && !isPublicAddress(host)) throw insideNetwork();
  return target;
}

/** The addresses of a name, if all of them are public. */
function publicLookup(lookup: typeof systemLookup): LookupFunction {
  return (name, options, done) =>
    lookup(name, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error !== null) done(error, []);
      else if (first === undefined || !addresses.every(({ address }) => isPublicAddress(address)))
        done(insideNetwork(), []);
      else if (options.all === true) done(null, addresses);
      else done(null, first.address, first.family);
    });
}

function insideNetwork(): DeliveryError {
  return new DeliveryError('the target is inside the network', 'never');
}

/** What the status of an answer means for a message. */
export function checkStatus(status: number, gone: readonly number[]): void {
  if (status >= 200 && status < 300) return;
  if (gone.includes(status)) throw new DeliveryError(`the target answered ${status}`, 'gone');
  const isTemporary = status >= 500 || status === 408 || status === 425 || status === 429;
  throw new DeliveryError(`the target answered ${status}`, isTemporary ? 'later' : 'never');
}
