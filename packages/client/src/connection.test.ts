import { PROTOCOL_VERSION, type ServerMessage } from '@portolan/protocol';
import { describe, expect, it } from 'vitest';
import { makeConnection } from './connection.ts';
import { fakeServer } from './testing/fakeServer.ts';
import { manualTimers } from './testing/manualTimers.ts';

const WELCOME: ServerMessage = {
  type: 'welcome',
  protocol: PROTOCOL_VERSION,
  me: { player: 'p1', name: 'Ana' },
};

function setUp() {
  const server = fakeServer();
  const timers = manualTimers();
  const connection = makeConnection({ openSocket: server.open, timers, random: () => 0.5 });
  return { server, timers, connection };
}

function online() {
  const all = setUp();
  all.connection.open();
  all.server.socket().say(WELCOME);
  return all;
}

const MOVE = { type: 'move', id: 'm1', table: 't', seq: 3, text: 'dock' } as const;

describe('the connection', () => {
  it('is online once the server has greeted it, and knows its identity', () => {
    const { connection, server } = setUp();
    connection.open();
    expect(connection.state.get().link).toBe('connecting');
    server.socket().say(WELCOME);
    expect(connection.state.get()).toEqual({
      link: 'online',
      failures: 0,
      outdated: false,
      me: { player: 'p1', name: 'Ana' },
    });
  });

  it('reports that the page is older than the server', () => {
    const { connection, server } = setUp();
    connection.open();
    server.socket().say({ type: 'welcome', protocol: PROTOCOL_VERSION + 1 });
    expect(connection.state.get().outdated).toBe(true);
  });

  it('reconnects by itself with growing delays of at most 15 seconds', () => {
    const { connection, server, timers } = online();
    const waits: number[] = [];
    for (let round = 0; round < 9; round++) {
      server.socket().close();
      expect(connection.state.get().link).toBe('offline');
      const before = server.sockets.length;
      let waited = 0;
      while (server.sockets.length === before && waited < 60_000) {
        timers.pass(50);
        waited += 50;
      }
      waits.push(waited);
    }
    expect(waits.slice(0, 4)).toEqual([300, 600, 1200, 2400]);
    expect(Math.max(...waits)).toBeLessThanOrEqual(15_000);
  });

  it('leaves a server that stands still soon after it has been asked something', () => {
    const { connection, server, timers } = online();
    void connection.ask(MOVE);
    const still = server.socket();
    timers.pass(1000);
    expect(still.sent.at(-1)).toMatchObject({ type: 'ping' });
    timers.pass(750);
    // Asking again does not postpone it.
    void connection.ask({ ...MOVE, id: 'm2' });
    timers.pass(1000);
    expect(connection.state.get().link).toBe('offline');
  });

  it('leaves it as soon if something else was said after the question', () => {
    const { connection, server, timers } = online();
    void connection.ask(MOVE);
    timers.pass(700);
    server.socket().say({ type: 'gone', table: 'other' });
    timers.pass(1000);
    expect(server.socket().sent.at(-1)).toMatchObject({ type: 'ping' });
    timers.pass(1750);
    expect(connection.state.get().link).toBe('offline');
  });

  it('gives a network that is too slow for that more and more time', () => {
    const { connection, server, timers } = online();
    void connection.ask(MOVE);
    const waits: number[] = [];
    for (let round = 0; round < 6; round++) {
      let waited = 0;
      for (; connection.state.get().link === 'online'; waited += 250) timers.pass(250);
      waits.push(waited - 1250);
      connection.nudge();
      server.socket().say(WELCOME);
    }
    expect(waits).toEqual([1500, 3000, 6000, 12_000, 12_000, 12_000]);
  });

  it('takes that time back, step by step, when pongs arrive as soon as usual', () => {
    const { connection, server, timers } = online();
    const ping = (): string => {
      connection.nudge();
      const sent = server.socket().sent.at(-1);
      return sent?.type === 'ping' ? sent.id : 'no ping';
    };
    const pong = (afterMs: number): void => {
      const id = ping();
      timers.pass(afterMs);
      server.socket().say({ type: 'pong', id });
    };
    /** How long a pong is waited for. */
    const patience = (): number => {
      ping();
      let waited = 0;
      for (; connection.state.get().link === 'online'; waited += 250) timers.pass(250);
      connection.nudge();
      // Says little about a network: it is given more time than a pong.
      server.socket().say(WELCOME);
      return waited - 250;
    };
    expect([patience(), patience(), patience()]).toEqual([1500, 3000, 6000]);
    pong(2000);
    expect(patience()).toBe(12_000);
    for (let round = 0; round < 2; round++) pong(1000);
    expect(patience()).toBe(3000);
    for (let round = 0; round < 9; round++) pong(0);
    expect(patience()).toBe(1500);
  });

  it('does not think a network quick because something else arrived before a late pong', () => {
    const { connection, server, timers } = online();
    connection.nudge();
    while (connection.state.get().link === 'online') timers.pass(250);
    connection.nudge();
    server.socket().say(WELCOME);
    connection.nudge();
    timers.pass(1000);
    server.socket().say({ type: 'gone', table: 'other' });
    timers.pass(800);
    server.socket().say({ type: 'pong', id: 'p2' });
    connection.nudge();
    timers.pass(2750);
    expect(connection.state.get().link).toBe('online');
  });

  it('reads what arrived while the page was busy before it gives up', () => {
    const { connection, server, timers } = online();
    void connection.ask(MOVE);
    timers.pass(2500);
    server.socket().say({ type: 'pong', id: 'p1' });
    timers.pass(250);
    expect(connection.state.get().link).toBe('online');
  });

  it('looks whether the connection is alive although it is asked ever more', () => {
    const { connection, server, timers } = online();
    const isPinged = (): boolean => server.socket().sent.some(({ type }) => type === 'ping');
    for (const id of ['m1', 'm2', 'm3']) {
      expect(isPinged()).toBe(false);
      void connection.ask({ ...MOVE, id });
      timers.pass(340);
    }
    expect(isPinged()).toBe(true);
  });

  it('looks soon after a reconnection if a question is still unanswered, and late when all are answered', () => {
    const { connection, server, timers } = setUp();
    connection.open();
    void connection.ask(MOVE);
    server.socket().say(WELCOME);
    timers.pass(1000);
    expect(server.socket().sent.at(-1)).toEqual({ type: 'ping', id: 'p1' });
    server.socket().say({ type: 'pong', id: 'p1' });
    server.socket().say({ type: 'accepted', id: 'm1', seq: 4 });
    timers.pass(9000);
    expect(server.socket().sent.at(-1)).toEqual({ type: 'ping', id: 'p1' });
    timers.pass(1000);
    expect(server.socket().sent.at(-1)).toEqual({ type: 'ping', id: 'p2' });
  });

  it('stays with a server that only takes its time over an answer', () => {
    const { connection, server, timers } = online();
    void connection.ask(MOVE);
    for (let n = 0; n < 10; n++) {
      timers.pass(2000);
      server.socket().say({ type: 'pong', id: 'p1' });
    }
    expect(connection.state.get().link).toBe('online');
    expect(server.socket().sent.filter(({ type }) => type === 'move')).toHaveLength(1);
  });

  it('resends an unanswered move with the same id, and never an answered one', async () => {
    const { connection, server, timers } = online();
    const answer = connection.ask(MOVE);
    const lost = server.socket();
    expect(lost.sent).toEqual([MOVE]);
    lost.close();
    timers.pass(1000);
    server.socket().say(WELCOME);
    expect(server.socket().sent).toEqual([MOVE]);
    server.socket().say({ type: 'accepted', id: 'm1', seq: 4 });
    expect(await answer).toEqual({ type: 'accepted', id: 'm1', seq: 4 });
    server.socket().close();
    timers.pass(1000);
    server.socket().say(WELCOME);
    expect(server.socket().sent).toEqual([]);
  });

  it('keeps a request made while the connection is down', () => {
    const { connection, server } = setUp();
    connection.open();
    void connection.ask(MOVE);
    expect(server.socket().sent).toEqual([]);
    server.socket().say(WELCOME);
    expect(server.socket().sent).toEqual([MOVE]);
  });

  it('subscribes again after a reconnection, with the current position', () => {
    const { connection, server, timers } = online();
    let since = 0;
    const stop = connection.follow(() => ({ type: 'watch', table: 't', since }));
    expect(server.socket().sent).toEqual([{ type: 'watch', table: 't', since: 0 }]);
    since = 7;
    server.socket().close();
    timers.pass(1000);
    server.socket().say(WELCOME);
    expect(server.socket().sent).toEqual([{ type: 'watch', table: 't', since: 7 }]);
    stop();
    server.socket().close();
    timers.pass(1000);
    server.socket().say(WELCOME);
    expect(server.socket().sent).toEqual([]);
  });

  it('notices a dead connection that was never closed', () => {
    const { connection, server, timers } = online();
    timers.pass(10_000);
    expect(server.socket().sent).toEqual([{ type: 'ping', id: 'p1' }]);
    server.socket().say({ type: 'pong', id: 'p1' });
    timers.pass(9_000);
    expect(connection.state.get().link).toBe('online');
    timers.pass(2_750);
    expect(connection.state.get().link).toBe('offline');
    expect(server.sockets[0]?.closed).toBe(true);
  });

  it('gives up on a server that accepts the connection and then stays silent', () => {
    const { connection, server, timers } = setUp();
    connection.open();
    timers.pass(5_250);
    expect(connection.state.get().link).toBe('offline');
    expect(server.sockets[0]?.closed).toBe(true);
  });

  it('retries immediately when nudged', () => {
    const { connection, server } = online();
    server.socket().close();
    expect(server.sockets).toHaveLength(1);
    connection.nudge();
    expect(server.sockets).toHaveLength(2);
  });

  it('replaces an attempt that was made without a network when nudged', () => {
    const { connection, server } = online();
    server.socket().close();
    connection.nudge();
    connection.nudge();
    expect(server.sockets).toHaveLength(3);
    server.socket().say(WELCOME);
    expect(connection.state.get().link).toBe('online');
    connection.nudge();
    expect(server.sockets).toHaveLength(3);
  });

  it('waits and retries when it was rate-limited', async () => {
    const { connection, server, timers } = online();
    const answer = connection.ask(MOVE);
    server.socket().say({ type: 'refused', id: 'm1', refusal: { code: 'tooFast' } });
    expect(server.socket().sent).toHaveLength(1);
    timers.pass(1000);
    expect(server.socket().sent.filter(({ type }) => type === 'move')).toEqual([MOVE, MOVE]);
    server.socket().say({ type: 'refused', id: 'm1', refusal: { code: 'illegal', rule: 'X-1' } });
    expect(await answer).toEqual({ type: 'refused', id: 'm1', refusal: { code: 'illegal', rule: 'X-1' } });
  });

  it('sends nothing through a socket that is closing, and says so', () => {
    const { connection, server } = online();
    server.socket().readyState = 2;
    expect(connection.send({ type: 'chat', id: 'c1', table: 't', text: 'Ahoy' })).toBe(false);
    expect(server.socket().sent).toEqual([]);
  });

  it('ignores a socket that was replaced', () => {
    const { connection, server } = online();
    const old = server.socket();
    connection.restart();
    old.say({ ...WELCOME, me: { player: 'p9', name: 'Old' } });
    server.socket().say({ ...WELCOME, me: { player: 'p2', name: 'New' } });
    expect(connection.state.get().me?.name).toBe('New');
    expect(server.sockets).toHaveLength(2);
  });

  it('stays closed when closed', () => {
    const { connection, server, timers } = online();
    connection.close();
    timers.pass(100_000);
    connection.nudge();
    expect(server.sockets).toHaveLength(1);
    expect(connection.state.get().link).toBe('offline');
  });
});
