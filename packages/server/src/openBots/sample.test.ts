import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { OwnBot, TableInfo } from '@portolan/protocol';
import { afterEach, describe, expect, it } from 'vitest';
import { openTestServer, type TestServer } from '../testing/testServer.ts';
import { Visitor } from '../testing/visitor.ts';

const SAMPLE = fileURLToPath(new URL('../../../../examples/bots/randomBot.ts', import.meta.url));

let server: TestServer;
const children: ChildProcess[] = [];
afterEach(async () => {
  for (const child of children.splice(0)) child.kill();
  await server.stop();
});

describe('the sample in TypeScript', { timeout: 60_000 }, () => {
  it('joins a table with its code and plays a game to the end', async () => {
    server = await openTestServer();
    const ann = await Visitor.guest(server.address, 'Ann');
    const { token = '' } = (await ann.post<OwnBot>('/me/bots', { name: 'Sample' })).body;
    const seats = [{ kind: 'bot', bot: 'greedy' }, { kind: 'open' }];
    const { id, code } = await ann.table('/tables', { game: 'ferry', visibility: 'unlisted', seats });
    const address = `${server.address.replace('http', 'ws')}/bot`;
    const child = spawn(process.execPath, [SAMPLE, address, token, code]);
    children.push(child);
    let out = '';
    let err = '';
    child.stdout.on('data', (data) => (out += data));
    child.stderr.on('data', (data) => (err += data));
    const table = async (): Promise<TableInfo> => (await ann.get<TableInfo>(`/tables/${id}`)).body;
    await expect.poll(async () => (await table()).seats[1]?.kind, { timeout: 20_000 }).toBe('person');
    await ann.table(`/tables/${id}/start`);
    await expect.poll(() => out, { timeout: 30_000 }).toContain('scores');
    expect((await table()).status).toBe('finished');
    expect(err).toBe('');
  });
});
