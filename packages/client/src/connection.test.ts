import { PROTOCOL_VERSION, type ServerMessage } from '@portolan/protocol';
import { describe, expect, it } from 'vitest';
import { makeConnection } from './connection.ts';
import { fakeLine } from './testing/fakeLine.ts';
import { manualTimers } from './testing/manualTimers.ts';

const WELCOME: ServerMessage = {
  type: 'welcome',
  protocol: PROTOCOL_VERSION,
  me: { player: 'p1', name: 'Ana' },
};

function setUp() {
  const line = fakeLine();
  const timers = manualTimers();
  const connection = makeConnection({ openSocket: line.open, timers, random: () => 0.5 });
  return { line, timers, connection };
}

function online() {
  const all = setUp();
  all.connection.open();
  all.line.socket().say(WELCOME);
  return all;
}

const MOVE = { type: 'move', id: 'm1', table: 't', seq: 3, text: 'dock' } as const;

describe('the connection', () => {
  it('is online once the server has greeted it, and knows whom it is taken for', () => {
    const { connection, line } = setUp();
    connection.open();
    expect(connection.state.get().link).toBe('connecting');
    line.socket().say(WELCOME);
    expect(connection.state.get()).toEqual({
      link: 'online',
      failures: 0,
      outdated: false,
      me: { player: 'p1', name: 'Ana' },
    });
  });

  it('says that the page is older than the server', () => {
    const { connection, line } = setUp();
    connection.open();
    line.socket().say({ type: 'welcome', protocol: PROTOCOL_VERSION + 1 });
    expect(connection.state.get().outdated).toBe(true);
  });

  it('comes back by itself, each time a little later, and no later than 15 seconds', () => {
    const { connection, line, timers } = online();
    const waits: number[] = [];
    for (let round = 0; round < 9; round++) {
      line.socket().close();
      expect(connection.state.get().link).toBe('offline');
      const before = line.sockets.length;
      let waited = 0;
      while (line.sockets.length === before && waited < 60_000) {
        timers.pass(50);
        waited += 50;
      }
      waits.push(waited);
    }
    expect(waits.slice(0, 4)).toEqual([300, 600, 1200, 2400]);
    expect(Math.max(...waits)).toBeLessThanOrEqual(15_000);
  });

  it('sends an unanswered move again with the same id, and an answered one never', async () => {
    const { connection, line, timers } = online();
    const answer = connection.ask(MOVE);
    const lost = line.socket();
    expect(lost.sent).toEqual([MOVE]);
    lost.close();
    timers.pass(1000);
    line.socket().say(WELCOME);
    expect(line.socket().sent).toEqual([MOVE]);
    line.socket().say({ type: 'accepted', id: 'm1', seq: 4 });
    expect(await answer).toEqual({ type: 'accepted', id: 'm1', seq: 4 });
    line.socket().close();
    timers.pass(1000);
    line.socket().say(WELCOME);
    expect(line.socket().sent).toEqual([]);
  });

  it('keeps a question asked while the line is down', () => {
    const { connection, line } = setUp();
    connection.open();
    void connection.ask(MOVE);
    expect(line.socket().sent).toEqual([]);
    line.socket().say(WELCOME);
    expect(line.socket().sent).toEqual([MOVE]);
  });

  it('says again what it follows, as it stands then', () => {
    const { connection, line, timers } = online();
    let since = 0;
    const stop = connection.follow(() => ({ type: 'watch', table: 't', since }));
    expect(line.socket().sent).toEqual([{ type: 'watch', table: 't', since: 0 }]);
    since = 7;
    line.socket().close();
    timers.pass(1000);
    line.socket().say(WELCOME);
    expect(line.socket().sent).toEqual([{ type: 'watch', table: 't', since: 7 }]);
    stop();
    line.socket().close();
    timers.pass(1000);
    line.socket().say(WELCOME);
    expect(line.socket().sent).toEqual([]);
  });

  it('notices a line that is dead without having closed', () => {
    const { connection, line, timers } = online();
    timers.pass(20_000);
    expect(line.socket().sent).toEqual([{ type: 'ping', id: 'p1' }]);
    line.socket().say({ type: 'pong', id: 'p1' });
    timers.pass(19_000);
    expect(connection.state.get().link).toBe('online');
    timers.pass(9_001);
    expect(connection.state.get().link).toBe('offline');
    expect(line.sockets[0]?.closed).toBe(true);
  });

  it('gives up a server that accepts the line and then says nothing', () => {
    const { connection, line, timers } = setUp();
    connection.open();
    timers.pass(10_000);
    expect(connection.state.get().link).toBe('offline');
    expect(line.socket().closed).toBe(true);
  });

  it('tries at once when nudged', () => {
    const { connection, line } = online();
    line.socket().close();
    expect(line.sockets).toHaveLength(1);
    connection.nudge();
    expect(line.sockets).toHaveLength(2);
  });

  it('waits a moment and repeats when it was too fast', async () => {
    const { connection, line, timers } = online();
    const answer = connection.ask(MOVE);
    line.socket().say({ type: 'refused', id: 'm1', refusal: { code: 'tooFast' } });
    expect(line.socket().sent).toHaveLength(1);
    timers.pass(1000);
    expect(line.socket().sent).toEqual([MOVE, MOVE]);
    line.socket().say({ type: 'refused', id: 'm1', refusal: { code: 'illegal', rule: 'X-1' } });
    expect(await answer).toEqual({ type: 'refused', id: 'm1', refusal: { code: 'illegal', rule: 'X-1' } });
  });

  it('does not hear a socket that was replaced', () => {
    const { connection, line } = online();
    const old = line.socket();
    connection.restart();
    old.say({ ...WELCOME, me: { player: 'p9', name: 'Old' } });
    line.socket().say({ ...WELCOME, me: { player: 'p2', name: 'New' } });
    expect(connection.state.get().me?.name).toBe('New');
    expect(line.sockets).toHaveLength(2);
  });

  it('stays closed when closed', () => {
    const { connection, line, timers } = online();
    connection.close();
    timers.pass(100_000);
    connection.nudge();
    expect(line.sockets).toHaveLength(1);
    expect(connection.state.get().link).toBe('offline');
  });
});
