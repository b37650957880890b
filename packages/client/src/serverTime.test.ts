import { PROTOCOL_VERSION, type ServerMessage } from '@portolan/protocol';
import { describe, expect, it } from 'vitest';
import { makeServerTime } from './serverTime.ts';

function setUp() {
  let ticks = 100;
  let hear = (_: ServerMessage): void => undefined;
  const connection = {
    listen(listener: typeof hear) {
      hear = listener;
      return () => undefined;
    },
  };
  const time = makeServerTime({ connection, ticks: () => ticks, guess: () => 42 });
  const pass = (ms: number): void => {
    ticks += ms;
  };
  return { time, say: (message: ServerMessage) => hear(message), pass };
}

const welcome = (now?: number): ServerMessage => ({
  type: 'welcome',
  protocol: PROTOCOL_VERSION,
  ...(now === undefined ? {} : { now }),
});

describe('the time of the server', () => {
  it('is guessed until the server has said it, and goes on from there', () => {
    const { time, say, pass } = setUp();
    expect(time.now()).toBe(42);
    say(welcome());
    expect(time.now()).toBe(42);
    say(welcome(5000));
    pass(250);
    expect(time.now()).toBe(5250);
  });

  it('believes the message that travelled fastest', () => {
    const { time, say, pass } = setUp();
    say(welcome(5000));
    pass(1000);
    say({ type: 'pong', id: 'p', now: 5900 });
    expect(time.now()).toBe(6000);
    say({ type: 'pong', id: 'p', now: 6080 });
    expect(time.now()).toBe(6080);
  });

  it('is learned from clocks, also after the device has slept', () => {
    const { time, say } = setUp();
    say(welcome(5000));
    const clocks = [null, { left: 1, at: 90_000 }];
    say({ type: 'news', table: 't', entries: [], moment: { seq: 0, view: {}, awaiting: [], clocks } });
    expect(time.now()).toBe(90_000);
  });

  it('tells when it was wrong', () => {
    const { time, say } = setUp();
    say(welcome(5000));
    say({ type: 'pong', id: 'p', now: 5900 });
    expect(time.jumps.get()).toBe(1);
    say({ type: 'pong', id: 'p', now: 7900 });
    expect(time.jumps.get()).toBe(2);
  });

  it('begins again with every connection', () => {
    const { time, say } = setUp();
    say(welcome(90_000));
    say(welcome(5000));
    expect(time.now()).toBe(5000);
  });
});
