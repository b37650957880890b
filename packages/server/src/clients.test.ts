import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { makeClients, networkOf } from './clients.ts';

type Headers = Readonly<Record<string, string>>;

function request(from: string, headers: Headers): IncomingMessage {
  return {
    socket: { remoteAddress: from },
    headers: { host: 'club.example', ...headers },
  } as unknown as IncomingMessage;
}

const clients = makeClients({
  trustedProxies: ['loopback', '10.0.0.0/8'],
  allowedHosts: ['Club.example', 'localhost:8080'],
});

describe('clients', () => {
  it('believe the headers of trusted proxies only', () => {
    const headers = {
      'x-forwarded-for': '6.6.6.6, 203.0.113.7',
      'x-forwarded-proto': 'https',
      'x-forwarded-host': 'a.b',
    };
    const told = request('127.0.0.1', headers);
    expect([clients.address(told), clients.isSecure(told), clients.host(told)]).toEqual(['203.0.113.7', true, 'a.b']);
    const chain = request('::1', { 'x-forwarded-for': '203.0.113.7, 10.1.2.3' });
    expect(clients.address(chain)).toBe('203.0.113.7');
    const stranger = request('198.51.100.9', headers);
    expect([clients.address(stranger), clients.isSecure(stranger), clients.host(stranger)]).toEqual([
      '198.51.100.9',
      false,
      'club.example',
    ]);
  });

  it('are expected under the configured names', () => {
    for (const host of ['club.example', 'CLUB.EXAMPLE', 'localhost:8080'])
      expect(clients.isExpected(request('127.0.0.1', { host }))).toBe(true);
    for (const host of ['evil.example', 'club.example:81', ''])
      expect(clients.isExpected(request('127.0.0.1', { host }))).toBe(false);
    const any = makeClients({ trustedProxies: [], allowedHosts: undefined });
    expect(any.isExpected(request('127.0.0.1', { host: 'whatever' }))).toBe(true);
  });

  it.each<[string, Headers, boolean]>([
    ['a program', {}, true],
    ['a page of this server', { origin: 'https://club.example', 'sec-fetch-site': 'same-origin' }, true],
    ['the address bar', { 'sec-fetch-site': 'none' }, true],
    ['another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }, false],
    ['a sibling subdomain', { origin: 'https://other.club.example', 'sec-fetch-site': 'same-site' }, false],
    ['another port', { origin: 'https://club.example:8443', 'sec-fetch-site': 'same-site' }, false],
    ['another port, in a browser without fetch metadata', { origin: 'https://club.example:8443' }, false],
    ['a sandboxed page', { origin: 'null' }, false],
    ['no origin, but fetch metadata of another site', { 'sec-fetch-site': 'cross-site' }, false],
  ])('from %s', (_, headers, same) => {
    expect(clients.isSameOrigin(request('203.0.113.7', headers))).toBe(same);
  });

  it('tell a page with a certificate from one without, which anybody on the way could have written', () => {
    const from = (origin: string, proto: string): boolean =>
      clients.isSameOrigin(request('127.0.0.1', { origin, 'x-forwarded-proto': proto }));
    expect(from('https://club.example', 'https')).toBe(true);
    expect(from('http://club.example', 'https')).toBe(false);
    expect(from('http://club.example', 'http')).toBe(true);
  });

  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::6', '2001:db8:1:2::/64'],
    ['2001:db8::6', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['', ''],
  ])('%s belongs to the network %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
