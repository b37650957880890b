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
    timers.pass(20_000);
    expect(server.socket().sent).toEqual([{ type: 'ping', id: 'p1' }]);
    server.socket().say({ type: 'pong', id: 'p1' });
    timers.pass(19_000);
    expect(connection.state.get().link).toBe('online');
    timers.pass(9_001);
    expect(connection.state.get().link).toBe('offline');
    expect(server.sockets[0]?.closed).toBe(true);
  });

  it('gives up on a server that accepts the connection and then stays silent', () => {
    const { connection, server, timers } = setUp();
    connection.open();
    timers.pass(10_000);
    expect(connection.state.get().link).toBe('offline');
    expect(server.socket().closed).toBe(true);
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
    expect(server.socket().sent).toEqual([MOVE, MOVE]);
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
