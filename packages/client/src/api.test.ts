import { describe, expect, it } from 'vitest';
import { type Fetch, makeApi } from './api.ts';

function answering(status: number, body: string) {
  const asked: { readonly path: string; readonly init: Parameters<Fetch>[1] }[] = [];
  const api = makeApi(async (path, init) => {
    asked.push({ path, init });
    return { status, text: async () => body };
  });
  return { api, asked };
}

describe('the requests', () => {
  it('return what the server answers', async () => {
    const { api, asked } = answering(200, '{"player":"p","name":"Ana"}');
    expect(await api.guest('Ana')).toEqual({ ok: true, value: { player: 'p', name: 'Ana' } });
    expect(asked[0]).toEqual({
      path: '/api/guest',
      init: { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"name":"Ana"}' },
    });
  });

  it('report no identity when the server has none', async () => {
    expect(await answering(204, '').api.me()).toEqual({ ok: true, value: undefined });
  });

  it('turn a refusal into a value', async () => {
    const { api } = answering(403, '{"code":"notAllowed","reason":"notHost"}');
    expect(await api.start('t')).toEqual({ ok: false, error: { code: 'notAllowed', reason: 'notHost' } });
  });

  it('report an unreachable server, also when something else answers', async () => {
    const down = makeApi(() => Promise.reject(new Error('refused')));
    expect(await down.games()).toEqual({ ok: false, error: { code: 'unreachable' } });
    expect(await answering(502, '<html>').api.games()).toEqual({ ok: false, error: { code: 'unreachable' } });
    expect(await answering(500, '{"code":"strange"}').api.games()).toEqual({
      ok: false,
      error: { code: 'unreachable' },
    });
  });

  it('escape ids and viewers in the address', async () => {
    const { api, asked } = answering(200, '{}');
    await api.moments('a/../b', { from: 0, to: 39, as: 'open&x=1' });
    expect(asked[0]?.path).toBe('/api/tables/a%2F..%2Fb/moments?from=0&to=39&as=open%26x%3D1&steps=1');
  });
});
