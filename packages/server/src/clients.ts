import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';
import proxyAddr from '@fastify/proxy-addr';

/** What a request says about its client. Headers of a proxy count only if the proxy is trusted. */
export interface Clients {
  /** Whether requests from this address may speak for others. */
  readonly trusts: (address: string, hop: number) => boolean;
  address(request: IncomingMessage): string;
  /** The client's address; for IPv6 the network of 64 bits, of which one client has all addresses. */
  network(request: IncomingMessage): string;
  /** The host as the client wrote it, with its port. */
  host(request: IncomingMessage): string;
  isSecure(request: IncomingMessage): boolean;
  /** Whether this server answers to the name the client used. */
  isExpected(request: IncomingMessage): boolean;
  /** False if a browser made the request for a page of another origin, such as a sibling subdomain or another port. */
  isSameOrigin(request: IncomingMessage): boolean;
}

export interface ClientOptions {
  /** Addresses and networks of proxies, or `loopback`, `linklocal`, `uniquelocal`. */
  readonly trustedProxies: readonly string[];
  /** The names this server answers to; undefined for any. */
  readonly allowedHosts: readonly string[] | undefined;
}

/** What a browser may send with a request that a page of this server made, or nobody. */
const OWN_SITE = ['same-origin', 'none'];

export function makeClients({ trustedProxies, allowedHosts }: ClientOptions): Clients {
  const trusts = proxyAddr.compile([...trustedProxies]);
  const allowed = allowedHosts && new Set(allowedHosts.map((host) => host.toLowerCase()));

  const forwarded = (request: IncomingMessage, header: string): string | undefined => {
    const value = request.headers[header];
    if (value === undefined || !trusts(request.socket.remoteAddress ?? '', 0)) return undefined;
    return String(value).split(',').at(-1)?.trim();
  };
  const address = (request: IncomingMessage): string => proxyAddr(request, trusts) ?? '';
  const host = (request: IncomingMessage): string =>
    (forwarded(request, 'x-forwarded-host') ?? request.headers.host ?? '').toLowerCase();
  const isSecure = (request: IncomingMessage): boolean => forwarded(request, 'x-forwarded-proto') === 'https';

  return {
    trusts,
    address,
    network: (request) => networkOf(address(request)),
    host,
    isSecure,
    isExpected: (request) => allowed === undefined || allowed.has(host(request)),
    isSameOrigin(request) {
      const { origin, 'sec-fetch-site': site } = request.headers;
      if (site !== undefined && !OWN_SITE.includes(String(site))) return false;
      if (origin === undefined) return true;
      if (!URL.canParse(origin)) return false;
      const { protocol, host: from } = new URL(origin);
      return from === host(request) && (protocol === 'https:' || !isSecure(request));
    },
  };
}

const MAPPED = '::ffff:';

/** IPv4 addresses stand for themselves, also those written as IPv6; of IPv6 addresses the first 64 bits. */
export function networkOf(address: string): string {
  const plain = address.split('%')[0] ?? '';
  if (plain.toLowerCase().startsWith(MAPPED) && plain.includes('.')) return plain.slice(MAPPED.length);
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.toLowerCase().split('::');
  const groups = head === '' ? [] : head.split(':');
  const behind = tail === undefined || tail === '' ? [] : tail.split(':');
  if (tail !== undefined) while (groups.length + behind.length < 8) groups.push('0');
  const four = [...groups, ...behind].slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${four.join(':')}::/64`;
}
