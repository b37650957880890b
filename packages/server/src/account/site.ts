import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import type { Clients } from '../clients.ts';

/** Where passkeys are valid. */
export interface Site {
  /** The domain they belong to (WebAuthn's relying party id). */
  readonly domain: string;
  readonly origin: string;
}

/**
 * The site as the visitor's browser sees and checks it. With a public address, passkeys belong to that domain and
 * are valid on its subdomains. Undefined where browsers offer no passkeys: without a host name, or without TLS.
 */
export function siteOf(clients: Clients, request: IncomingMessage, publicUrl: string | undefined): Site | undefined {
  const host = clients.host(request);
  if (!URL.canParse(`http://${host}`)) return undefined;
  const { hostname } = new URL(`http://${host}`);
  if (isIP(hostname.replace(/^\[|\]$/g, '')) !== 0) return undefined;
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost');
  const home = publicUrl === undefined ? hostname : new URL(publicUrl).hostname;
  const domain = hostname.endsWith(`.${home}`) ? home : hostname;
  const scheme = isLocal && !clients.isSecure(request) ? 'http' : 'https';
  return { domain, origin: `${scheme}://${host}` };
}
