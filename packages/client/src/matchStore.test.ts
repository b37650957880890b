import type { Patch } from '@portolan/kernel';
import { type EntryInfo, type Moment, PROTOCOL_VERSION, type ServerMessage, type TableInfo } from '@portolan/protocol';
import { describe, expect, it } from 'vitest';
import { makeConnection } from './connection.ts';
import { openMatch } from './matchStore.ts';
import type { NewsViews } from './steps.ts';
import { fakeServer } from './testing/fakeServer.ts';
import { manualTimers } from './testing/manualTimers.ts';
import { memoryStorage } from './testing/memoryStorage.ts';
import { makeUnsentMoves } from './unsentMoves.ts';

const TABLE: TableInfo = {
  id: 't',
  game: 'g',
  title: 'G',
  code: 'ABCD',
  visibility: 'public',
  status: 'running',
  options: {},
  terms: {},
  ownComponents: false,
  rulesVersion: 1,
  host: 'p1',
  seats: [],
  seq: 0,
  awaiting: [0],
  createdAt: 0,
  movedAt: 0,
};

function entry(seq: number): EntryInfo {
  return { seq, kind: 'move', seat: 0, events: [{ kind: `e${seq}` }], at: seq };
}

function moment(seq: number, more: Partial<Moment> = {}): Moment {
  return { seq, view: { seq }, awaiting: [0], ...more };
}

function news(seqs: readonly number[], at: number, more: { readonly fresh?: boolean } = {}): ServerMessage {
  return { type: 'news', table: 't', entries: seqs.map(entry), moment: moment(at), ...more };
}

function patched(seq: number, patches: readonly Patch[], patch: Patch): ServerMessage {
  return {
    type: 'news',
    table: 't',
    entries: [{ ...entry(seq), patches }],
    moment: { seq, awaiting: [0], patch },
  };
}

function setUp() {
  const server = fakeServer();
  const timers = manualTimers();
  const connection = makeConnection({ openSocket: server.open, timers, random: () => 0 });
  connection.open();
  server.socket().say({ type: 'welcome', protocol: PROTOCOL_VERSION });
  let ids = 0;
  const unsent = makeUnsentMoves({ connection, storage: memoryStorage(), onRefused: () => undefined });
  const match = openMatch({ connection, unsent, table: 't', newId: () => `id${++ids}` });
  server.socket().say({ type: 'table', table: TABLE, chat: [] });
  return { server, timers, connection, unsent, match };
}

describe('the match store', () => {
  it('asks something of the table, and says why it was refused', async () => {
    const { server, match } = setUp();
    const done = match.request({ type: 'askBack', seq: 4, to: 2, hidden: true });
    const asked = { type: 'askBack', id: 'id1', table: 't', seq: 4, to: 2, hidden: true };
    expect(server.socket().sent.at(-1)).toEqual(asked);
    server.socket().say({ type: 'accepted', id: 'id1', seq: 5 });
    expect(await done).toBeUndefined();
    const refused = match.request({ type: 'vote', for: 1 });
    const refusal = { code: 'notAllowed', reason: 'notSilent' } as const;
    server.socket().say({ type: 'refused', id: 'id2', refusal });
    expect(await refused).toEqual(refusal);
    expect(match.state.get().refusal).toBeUndefined();
  });

  it('takes over what was confirmed before a reload, and shows when it is refused', async () => {
    const { connection, unsent, server } = setUp();
    void unsent.send({ type: 'move', id: 'old', table: 't', seq: 1, text: 'go' });
    const match = openMatch({ connection, unsent, table: 't', newId: () => 'new' });
    expect(match.state.get().sending).toEqual({ kind: 'move', text: 'go' });
    expect(await match.play('again')).toBe(false);
    server.socket().say({ type: 'refused', id: 'old', refusal: { code: 'stale' } });
    await unsent.waiting('t')?.answer;
    await Promise.resolve();
    expect(match.state.get()).toMatchObject({ sending: undefined, refusal: { code: 'stale' } });
  });

  it('takes the table, the entries and the newest moment', () => {
    const { server, match } = setUp();
    server.socket().say(news([1, 2], 2, { fresh: true }));
    server.socket().say(news([3], 3));
    expect(match.state.get().entries.map(({ seq }) => seq)).toEqual([1, 2, 3]);
    expect(match.state.get().moment).toEqual(moment(3));
    expect(match.state.get().table).toEqual(TABLE);
  });

  it('tells of what is new, not of what was there before', () => {
    const { server, match } = setUp();
    const heard: number[][] = [];
    match.onNews((entries) => heard.push(entries.map(({ seq }) => seq)));
    server.socket().say(news([1, 2], 2, { fresh: true }));
    server.socket().say(news([3], 3));
    server.socket().say(news([4, 5], 5));
    expect(heard).toEqual([[3], [4, 5]]);
  });

  it('resumes after the last entry it has, and hears none twice', () => {
    const { server, timers, match } = setUp();
    server.socket().say(news([1, 2], 2, { fresh: true }));
    server.socket().close();
    timers.pass(1000);
    server.socket().say({ type: 'welcome', protocol: PROTOCOL_VERSION });
    expect(server.socket().sent).toEqual([{ type: 'watch', table: 't', since: 2, steps: true }]);
    server.socket().say(news([2, 3], 3));
    expect(match.state.get().entries.map(({ seq }) => seq)).toEqual([1, 2, 3]);
  });

  it('asks again when something is missing in between', () => {
    const { server, match } = setUp();
    server.socket().say(news([1], 1, { fresh: true }));
    const before = server.socket().sent.length;
    server.socket().say(news([4], 4));
    expect(match.state.get().moment?.seq).toBe(1);
    expect(server.socket().sent.slice(before)).toEqual([{ type: 'watch', table: 't', since: 1, steps: true }]);
  });

  it('folds patches, and keeps what they do not touch', () => {
    const { server, match } = setUp();
    const heard: NewsViews[] = [];
    match.onNews((_, views) => heard.push(views));
    const view = { score: 1, hand: ['a'], turn: 0 };
    server.socket().say({ ...news([1], 1, { fresh: true }), moment: moment(1, { view }) } as ServerMessage);
    const before = match.state.get().moment?.view as typeof view;
    server.socket().say(patched(2, [{ score: [3] }], { turn: [1] }));
    const after = match.state.get().moment?.view as typeof view;
    expect(after).toEqual({ score: 3, hand: ['a'], turn: 1 });
    expect(after.hand).toBe(before.hand);
    expect(heard).toEqual([{ before, after }]);
    expect(match.state.get().entries.at(-1)).toEqual(entry(2));
  });

  it('starts from the view that is sent along where the viewer changes', () => {
    const { server, match } = setUp();
    const heard: NewsViews[] = [];
    match.onNews((_, views) => heard.push(views));
    server.socket().say(news([1], 1, { fresh: true }));
    server.socket().say({ ...patched(2, [{ score: [3] }], {}), base: { score: 0 } } as ServerMessage);
    expect(heard).toEqual([{ before: { score: 0 }, after: { score: 3 } }]);
  });

  it.each<[string, ServerMessage]>([
    ['does not follow', patched(3, [], { seq: [3] })],
    ['does not fit', patched(2, [], { nothing: { here: [1] } })],
  ])('asks for the whole view when a patch %s', (_, message) => {
    const { server, match } = setUp();
    server.socket().say(news([1], 1, { fresh: true }));
    const sent = server.socket().sent.length;
    server.socket().say(message);
    expect(match.state.get().moment?.view).toEqual({ seq: 1 });
    expect(server.socket().sent.slice(sent)).toEqual([{ type: 'watch', table: 't', since: 1, steps: true }]);
    server.socket().say(news([2, 3], 3));
    expect(match.state.get().moment?.view).toEqual({ seq: 3 });
  });

  it('forgets what it had when the server begins anew', () => {
    const { server, match } = setUp();
    server.socket().say(news([1, 2, 3], 3, { fresh: true }));
    server.socket().say(news([1], 1, { fresh: true }));
    expect(match.state.get().entries.map(({ seq }) => seq)).toEqual([1]);
    expect(match.state.get().moment?.seq).toBe(1);
  });

  it('holds a move as being sent until the table shows it', async () => {
    const { server, match } = setUp();
    server
      .socket()
      .say({ ...news([1], 1, { fresh: true }), moment: moment(1, { seat: 0, legal: ['dock'] }) } as ServerMessage);
    const played = match.play('dock');
    expect(match.state.get().sending).toEqual({ kind: 'move', text: 'dock' });
    expect(server.socket().sent.at(-1)).toEqual({
      type: 'move',
      id: 'id1',
      table: 't',
      seq: 1,
      text: 'dock',
      seat: 0,
    });
    server.socket().say({ type: 'accepted', id: 'id1', seq: 2 });
    expect(await played).toBe(true);
    expect(match.state.get().sending).toBeDefined();
    server.socket().say(news([2], 2));
    expect(match.state.get().sending).toBeUndefined();
  });

  it('settles as well when the news came before the acknowledgement', async () => {
    const { server, match } = setUp();
    server.socket().say(news([1], 1, { fresh: true }));
    const played = match.play('dock');
    server.socket().say(news([2], 2));
    server.socket().say({ type: 'accepted', id: 'id1', seq: 2 });
    expect(await played).toBe(true);
    expect(match.state.get().sending).toBeUndefined();
  });

  it('keeps the reason of a refusal and sends nothing twice at once', async () => {
    const { server, match } = setUp();
    server.socket().say(news([1], 1, { fresh: true }));
    const played = match.play('dock');
    expect(await match.play('dock')).toBe(false);
    server.socket().say({ type: 'refused', id: 'id1', refusal: { code: 'illegal', rule: 'FD-X-01' } });
    expect(await played).toBe(false);
    expect(match.state.get().refusal).toEqual({ code: 'illegal', rule: 'FD-X-01' });
    expect(match.state.get().sending).toBeUndefined();
  });

  it('ends a turn', async () => {
    const { server, match } = setUp();
    server.socket().say(news([1], 1, { fresh: true }));
    const ended = match.endTurn();
    expect(server.socket().sent.at(-1)).toEqual({ type: 'end', id: 'id1', table: 't', seq: 1 });
    expect(match.state.get().sending?.kind).toBe('end');
    server.socket().say(news([2], 2));
    server.socket().say({ type: 'accepted', id: 'id1', seq: 2 });
    expect(await ended).toBe(true);
    expect(match.state.get().sending).toBeUndefined();
  });

  it('hears that the table was given up', () => {
    const { server, match } = setUp();
    server.socket().say({ type: 'gone', table: 'other' });
    expect(match.state.get().missing).toBe(false);
    server.socket().say({ type: 'gone', table: 't' });
    expect(match.state.get().missing).toBe(true);
  });

  it('answers why', async () => {
    const { server, match } = setUp();
    const answer = match.why('stop crew');
    server.socket().say({ type: 'because', id: 'id1', legal: false, rule: 'FD-PROV-06' });
    expect(await answer).toEqual({ legal: false, rule: 'FD-PROV-06' });
  });

  it('keeps each line of the chat once', () => {
    const { server, match } = setUp();
    const said = { id: 1, player: 'p1', name: 'Ana', text: 'hello', at: 1 };
    server.socket().say({ type: 'chat', table: 't', line: said });
    server.socket().say({ type: 'chat', table: 't', line: said });
    server.socket().say({ type: 'chat', table: 'other', line: { ...said, id: 2 } });
    expect(match.state.get().chat).toEqual([said]);
  });

  it('knows that there is no such table', () => {
    const server = fakeServer();
    const connection = makeConnection({ openSocket: server.open, timers: manualTimers() });
    const unsent = makeUnsentMoves({ connection, storage: memoryStorage(), onRefused: () => undefined });
    connection.open();
    const match = openMatch({ connection, unsent, table: 'none', newId: () => 'x' });
    server.socket().say({ type: 'welcome', protocol: PROTOCOL_VERSION });
    server.socket().say({ type: 'refused', refusal: { code: 'unknownTable' } });
    expect(match.state.get().missing).toBe(true);
  });

  it('knows why a table cannot be opened', () => {
    const server = fakeServer();
    const connection = makeConnection({ openSocket: server.open, timers: manualTimers() });
    const unsent = makeUnsentMoves({ connection, storage: memoryStorage(), onRefused: () => undefined });
    connection.open();
    const match = openMatch({ connection, unsent, table: 'broken', newId: () => 'x' });
    server.socket().say({ type: 'welcome', protocol: PROTOCOL_VERSION });
    server.socket().say({ type: 'refused', refusal: { code: 'tooFast' } });
    expect(match.state.get().unopenable).toBeUndefined();
    const damaged = { code: 'notRunning', reason: 'damaged' } as const;
    server.socket().say({ type: 'refused', refusal: damaged });
    expect(match.state.get()).toMatchObject({ unopenable: damaged, missing: false });
  });

  it('lets go of the table', () => {
    const { server, match } = setUp();
    match.close();
    expect(server.socket().sent.at(-1)).toEqual({ type: 'unwatch', table: 't' });
    server.socket().say(news([1], 1, { fresh: true }));
    expect(match.state.get().moment).toBeUndefined();
  });
});
