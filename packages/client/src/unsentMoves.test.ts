import { PROTOCOL_VERSION, type RefusalInfo } from '@portolan/protocol';
import { describe, expect, it } from 'vitest';
import { makeConnection } from './connection.ts';
import { fakeServer } from './testing/fakeServer.ts';
import { manualTimers } from './testing/manualTimers.ts';
import { memoryStorage } from './testing/memoryStorage.ts';
import { type Confirmed, makeUnsentMoves, type UnsentMovesStorage } from './unsentMoves.ts';

const MOVE: Confirmed = { type: 'move', id: 'm1', table: 't', seq: 3, text: 'dock' };
const STALE: RefusalInfo = { code: 'stale' };

/** A page as it is after loading, offline at first. */
function loadPage(storage: UnsentMovesStorage) {
  const server = fakeServer();
  const connection = makeConnection({ openSocket: server.open, timers: manualTimers(), random: () => 0 });
  const refused: [string, RefusalInfo][] = [];
  const unsent = makeUnsentMoves({ connection, storage, onRefused: (...one) => void refused.push(one) });
  connection.open();
  return {
    unsent,
    refused,
    sent: () => server.socket().sent,
    goOnline: () => server.socket().say({ type: 'welcome', protocol: PROTOCOL_VERSION }),
    accept: () => server.socket().say({ type: 'accepted', id: 'm1', seq: 4 }),
    refuse: () => server.socket().say({ type: 'refused', id: 'm1', refusal: STALE }),
  };
}

describe('unsent moves', () => {
  it('sends a move that was confirmed before a reload, with the same id', async () => {
    const storage = memoryStorage();
    void loadPage(storage).unsent.send(MOVE);
    const page = loadPage(storage);
    const waiting = page.unsent.waiting('t');
    expect(waiting?.message).toEqual(MOVE);
    expect(page.unsent.waiting('other')).toBeUndefined();
    expect(page.sent()).toEqual([]);
    page.goOnline();
    expect(page.sent()).toEqual([MOVE]);
    page.accept();
    expect(await waiting?.answer).toMatchObject({ type: 'accepted', seq: 4 });
    expect(page.unsent.waiting('t')).toBeUndefined();
    expect(storage.kept).toEqual({});
    expect(loadPage(storage).unsent.waiting('t')).toBeUndefined();
  });

  it('keeps a refusal until someone shows it, even after another reload', async () => {
    const storage = memoryStorage();
    void loadPage(storage).unsent.send(MOVE);
    const page = loadPage(storage);
    const waiting = page.unsent.waiting('t');
    page.goOnline();
    page.refuse();
    await waiting?.answer;
    expect(page.refused).toEqual([['t', STALE]]);
    const next = loadPage(storage);
    next.goOnline();
    expect(next.sent()).toEqual([]);
    expect(next.unsent.takeRefusal('t')).toEqual(STALE);
    expect(next.unsent.takeRefusal('t')).toBeUndefined();
    expect(storage.kept).toEqual({});
  });

  it('leaves a refusal to whoever attends the table', async () => {
    const storage = memoryStorage();
    const page = loadPage(storage);
    page.goOnline();
    const leave = page.unsent.attend('t');
    const answer = page.unsent.send(MOVE);
    page.refuse();
    expect(await answer).toMatchObject({ refusal: STALE });
    expect(page.refused).toEqual([]);
    expect(page.unsent.takeRefusal('t')).toBeUndefined();
    leave();
    const late = page.unsent.send(MOVE);
    page.refuse();
    await late;
    expect(page.refused).toEqual([['t', STALE]]);
  });

  it('forgets everything when the player changes', async () => {
    const storage = memoryStorage();
    const page = loadPage(storage);
    const answer = page.unsent.send(MOVE);
    page.unsent.clear();
    expect(storage.kept).toEqual({});
    page.goOnline();
    page.refuse();
    await answer;
    expect(storage.kept).toEqual({});
    expect(page.refused).toEqual([]);
  });

  it.each(['', '{', 'null', '{"message":{"type":"chat","id":"a","table":"t"}}', '{"message":{"type":"move"}}'])(
    'drops %j, which it cannot read',
    (text) => {
      const storage = memoryStorage({ old: text });
      expect(loadPage(storage).unsent.waiting('t')).toBeUndefined();
      expect(storage.kept).toEqual({});
    },
  );
});
