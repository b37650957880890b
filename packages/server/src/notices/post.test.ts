import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { DeliveryError } from './deliveryError.ts';
import { checkStatus, type PostOptions, post } from './post.ts';

/** The names that the tests know, and their addresses. */
const addresses = new Map<string, readonly string[]>();
const lookup = ((name: string, _options: object, done: (error: Error | null, found: object[]) => void) => {
  const known = addresses.get(name);
  if (known === undefined) done(new Error(`${name} is unknown`), []);
  else
    done(
      null,
      known.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );
}) as PostOptions['lookup'] & object;

describe('posting to the address of a stranger', () => {
  let server: Server | undefined;
  const hits: { method?: string; body: string }[] = [];
  const listen = async (
    answer: (path: string) => { status: number; headers?: Record<string, string> },
  ): Promise<string> => {
    const opened = createServer((request, response) => {
      let body = '';
      request.on('data', (part) => {
        body += part;
      });
      request.on('end', () => {
        hits.push({ ...(request.method === undefined ? {} : { method: request.method }), body });
        const { status, headers = {} } = answer(request.url ?? '');
        if (status > 0) response.writeHead(status, headers).end('x'.repeat(100_000));
      });
    });
    server = opened;
    await new Promise<void>((resolve) => opened.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(opened.address() as AddressInfo).port}`;
  };
  afterEach(() => {
    server?.closeAllConnections();
    server?.close();
    hits.length = 0;
    addresses.clear();
  });
  const send = (url: string, privateTargets = false, timeoutMs = 5000): Promise<number> =>
    post({ url, headers: { 'content-type': 'text/plain' }, body: 'ahoy' }, { privateTargets, timeoutMs, lookup });

  it('works inside the network only if that is allowed', async () => {
    const url = await listen(() => ({ status: 204 }));
    await expect(send(url, true)).resolves.toBe(204);
    expect(hits).toEqual([{ method: 'POST', body: 'ahoy' }]);
    await expect(send(url)).rejects.toThrow('does not use TLS');
    expect(hits).toHaveLength(1);
  });

  it.each([
    'https://127.0.0.1/x',
    'https://127.1/x',
    'https://2130706433/x',
    'https://0x7f000001/x',
    'https://[::1]/x',
    'https://[::ffff:127.0.0.1]/x',
    'https://[fd00::1]/x',
    'https://169.254.169.254/latest/meta-data',
    'https://100.64.1.1/',
    'https://ann:secret@example.org/',
    'ftp://example.org/',
    'nonsense',
  ])('refuses %s, for good', async (url) => {
    await expect(send(url)).rejects.toMatchObject({ failure: 'never' });
  });

  it('refuses a name if any of its addresses is inside the network, whenever it is looked up', async () => {
    addresses.set('rebind.example', ['93.184.216.34', '127.0.0.1']);
    await expect(send('https://rebind.example/')).rejects.toThrow('inside the network');
    addresses.set('rebind.example', ['::ffff:10.0.0.1']);
    await expect(send('https://rebind.example/')).rejects.toThrow('inside the network');
    addresses.set('rebind.example', ['127.0.0.1', '::1']);
    await expect(send('https://rebind.example/')).rejects.toMatchObject({ failure: 'never' });
    addresses.set('rebind.example', []);
    await expect(send('https://rebind.example/')).rejects.toThrow('inside the network');
  });

  it('follows no redirect', async () => {
    const url = await listen((path) => ({ status: path === '/' ? 302 : 200, headers: { location: '/other' } }));
    await expect(send(`${url}/`, true)).resolves.toBe(302);
    expect(hits).toHaveLength(1);
  });

  it('does not wait for long', async () => {
    const url = await listen(() => ({ status: 0 }));
    await expect(send(url, true, 100)).rejects.toMatchObject({ failure: 'later' });
  });
});

describe('the status of an answer', () => {
  it.each([
    [500, 'later'],
    [429, 'later'],
    [302, 'never'],
    [400, 'never'],
    [410, 'gone'],
  ])('%i means %s', (status, failure) => {
    expect(() => checkStatus(status, [404, 410])).toThrow(DeliveryError);
    expect(() => checkStatus(status, [404, 410])).toThrow(expect.objectContaining({ failure }));
  });

  it.each([200, 201, 204])('%i means that it has arrived', (status) => {
    expect(() => checkStatus(status, [])).not.toThrow();
  });
});
