import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TableInfo } from '@portolan/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { playOn, seated } from '../testing/seated.ts';
import { openTestServer, type TestServer } from '../testing/testServer.ts';
import { Visitor } from '../testing/visitor.ts';

const DOCUMENT = '<!doctype html><script>first()</script><script src="/other.js"></script>';
const PAGES = [
  { path: '^\\/$', files: ['/assets/home.js', '/assets/home.css'] },
  {
    path: '^\\/table\\/(?<id>[\\w-]+)$',
    files: ['/assets/table.js'],
    games: { ferry: { gathering: ['/assets/gathering.js'], running: ['/assets/ferry.js', '/assets/seats.ttf'] } },
  },
  { path: '^\\/replay\\/(?<id>[\\w-]+)$', files: ['/assets/replay.js'], data: ['/api/tables/:id'] },
  {
    path: '^\\/table\\/(?<id>[\\w-]+)\\/story$',
    files: [],
    data: ['/api/tables/:id', '/api/tables/:id/moments?from=:end&to=:end'],
    games: {},
  },
  { path: '^\\/learn\\/(?<game>[\\w-]+)$', files: [], games: { ferry: { '': ['/rules/ferry.json'] } } },
];

describe('the pages', { timeout: 30_000 }, () => {
  const pages = mkdtempSync(join(tmpdir(), 'portolan-pages-'));
  let server: TestServer;
  beforeAll(async () => {
    writeFileSync(join(pages, 'index.html'), DOCUMENT);
    writeFileSync(join(pages, 'preload.json'), JSON.stringify(PAGES));
    server = await openTestServer({ pages });
  });
  afterAll(async () => {
    await server.stop();
    rmSync(pages, { recursive: true });
  });

  async function linkOf(path: string): Promise<string | null> {
    const response = await fetch(`${server.address}${path}`);
    expect(await response.text()).toBe(DOCUMENT);
    return response.headers.get('link');
  }

  it('may run the scripts within the document, and no others', async () => {
    const { headers } = await fetch(server.address);
    const hash = createHash('sha256').update('first()').digest('base64');
    expect(headers.get('content-security-policy')).toContain(`; script-src 'self' 'sha256-${hash}';`);
  });

  it('announce what they need', async () => {
    expect(await linkOf('/')).toBe(
      '</assets/home.js>; rel=modulepreload, </assets/home.css>; rel=preload; as=style; crossorigin',
    );
    expect(await linkOf('/learn/ferry')).toBe('</rules/ferry.json>; rel=preload; as=fetch; crossorigin');
    expect(await linkOf('/nowhere')).toBeNull();
  });

  it('announce the data for their first picture', async () => {
    expect(await linkOf('/replay/abc')).toBe(
      '</assets/replay.js>; rel=modulepreload, </api/tables/abc>; rel=preload; as=fetch; crossorigin',
    );
  });

  it('announce the last moment of a match that is over', async () => {
    const at = await seated(server, { options: { rounds: 1 } });
    const known = `</api/tables/${at.id}>; rel=preload; as=fetch; crossorigin`;
    expect(await linkOf(`/table/${at.id}/story`)).toBe(known);
    await playOn(at.id, at.pages);
    const { seq } = (await at.ann.get<TableInfo>(`/tables/${at.id}`)).body;
    const moment = `</api/tables/${at.id}/moments?from=${seq}&to=${seq}>; rel=preload; as=fetch; crossorigin`;
    expect(await linkOf(`/table/${at.id}/story`)).toBe(`${known}, ${moment}`);
  });

  it('announce the game of a table, by its status', async () => {
    const ann = await Visitor.guest(server.address, 'Ann');
    const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'random' }];
    const { id } = await ann.table('/tables', { game: 'ferry', visibility: 'unlisted', seats });
    expect(await linkOf(`/table/${id}`)).toBe(
      '</assets/table.js>; rel=modulepreload, </assets/gathering.js>; rel=modulepreload',
    );
    await ann.table(`/tables/${id}/start`);
    expect(await linkOf(`/table/${id}`)).toContain('</assets/ferry.js>; rel=modulepreload');
    expect(await linkOf(`/table/${id}?from=home`)).toContain('</assets/seats.ttf>; rel=preload; as=font; crossorigin');
    expect(await linkOf('/table/unknown')).toBe('</assets/table.js>; rel=modulepreload');
  });
});
