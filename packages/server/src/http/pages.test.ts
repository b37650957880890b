import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { openTestServer, type TestServer } from '../testing/testServer.ts';

const folder = mkdtempSync(join(tmpdir(), 'portolan-pages-'));
writeFileSync(join(folder, 'index.html'), 'the page');
writeFileSync(join(folder, 'preload.json'), '[{"path":"^/$","files":["/first.js"]}]');
afterAll(() => rmSync(folder, { recursive: true }));

let server: TestServer;
afterEach(async () => {
  await server.stop();
  expect(server.errors).toEqual([]);
});

/** As it is written: `fetch` would tidy the path up. */
async function get(path: string): Promise<{ status: number | undefined; body: string }> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request(server.address, { path }, resolve).on('error', reject).end();
  });
  return { status: response.statusCode, body: await text(response) };
}

describe('pages', { timeout: 30_000 }, () => {
  it('are served for every path of the application', async () => {
    server = await openTestServer({ pages: folder });
    for (const path of ['/', '/table/abc', '/%20']) {
      expect(await get(path)).toEqual({ status: 200, body: 'the page' });
    }
  });

  it.each([
    '//[',
    '/%',
    '/%ff',
    '/../secret.txt',
    '/..%2f..%2fsecret.txt',
    '/%00.txt',
    '/.secret.txt',
    'http://[/x.txt',
  ])('are not found at %s', async (path) => {
    server = await openTestServer({ pages: folder });
    const { status, body } = await get(path);
    expect([400, 403, 404]).toContain(status);
    expect(body).not.toMatch(/node_modules|\.ts:/);
  });
});
