import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Bus } from '../bus/bus.ts';
import { makeInProcessBroker } from '../bus/inProcessBus.ts';
import { makePresence, type Presence } from './presence.ts';

/** A server with the people at its tables, whose messages can be lost. */
interface Server {
  readonly presence: Presence;
  /** By table, the players who are looking at it. */
  readonly here: Map<string, string[]>;
  readonly programs: string[];
  readonly changes: string[];
  isMute: boolean;
  /** How many messages it has sent. */
  said: number;
}

let buses: Bus[];
let a: Server;
let b: Server;
beforeEach(() => {
  const broker = makeInProcessBroker();
  buses = [];
  [a, b] = [server(broker.join('a')), server(broker.join('b'))];
});
afterEach(async () => {
  for (const { presence } of [a, b]) presence.close();
  for (const bus of buses) await bus.close();
});

function server(joined: Bus): Server {
  buses.push(joined);
  const here = new Map<string, string[]>();
  const programs: string[] = [];
  const changes: string[] = [];
  const one = { here, programs, changes, isMute: false, said: 0 };
  const bus: Bus = {
    ...joined,
    publish(topic, message) {
      one.said++;
      if (!one.isMute) joined.publish(topic, message);
    },
  };
  const at = (table: string): readonly string[] => here.get(table) ?? [];
  const presence = makePresence({
    bus,
    subscriptions: {
      isPresent: (table, player) => at(table).includes(player),
      isLooking: (table, player) => at(table).includes(player),
      isWatched: (table) => here.has(table),
      lookers: (table) => at(table).map((player) => [player, true] as const),
      watchedTables: () => here.keys(),
    },
    programs: () => programs,
    onChange: (table) => changes.push(table),
  });
  return Object.assign(one, { presence });
}

async function come(to: Server, table: string, ...players: string[]): Promise<void> {
  to.here.set(table, players);
  await saidBy(to, table);
}

async function leave(from: Server, table: string): Promise<void> {
  from.here.delete(table);
  await saidBy(from, table);
}

/** Resolves once the message has been sent, whether or not anybody receives it. */
async function saidBy(one: Server, table: string): Promise<void> {
  const before = one.said;
  one.presence.changed(table);
  await vi.waitFor(() => expect(one.said).toBeGreaterThan(before));
  // Within one process, a message arrives a turn of the event loop later.
  await new Promise(setImmediate);
}

describe('who is at a table', () => {
  it('is known on all servers', async () => {
    await come(b, 't1', 'ann');
    expect([a.presence.isPresent('t1', 'ann'), a.presence.isLooking('t1', 'ann')]).toEqual([true, true]);
    expect([a.presence.isWatched('t1'), a.presence.isWatched('t2')]).toEqual([true, false]);
    await leave(b, 't1');
    expect(a.presence.isWatched('t1')).toBe(false);
    expect(a.changes).toEqual(['t1', 't1']);
  });

  it('is put right by what is told again: who has left meanwhile is no longer there', async () => {
    b.programs.push('robot');
    b.presence.programsChanged();
    await come(b, 't1', 'ann');
    await come(b, 't2', 'bob');
    b.isMute = true;
    b.programs.pop();
    await leave(b, 't1');
    await come(b, 't3', 'cem');
    expect([a.presence.isPresent('t1', 'ann'), a.presence.isProgramConnected('robot')]).toEqual([true, true]);
    b.isMute = false;
    a.changes.length = 0;
    // The server that missed something asks.
    a.presence.repeat();
    await vi.waitFor(() => expect(a.presence.isPresent('t3', 'cem')).toBe(true));
    expect([a.presence.isPresent('t1', 'ann'), a.presence.isWatched('t1')]).toEqual([false, false]);
    expect([a.presence.isPresent('t2', 'bob'), a.presence.isProgramConnected('robot')]).toEqual([true, false]);
    expect(a.changes.toSorted()).toEqual(['t1', 't3']);
  });

  it('is also told to servers of the version before, which know tables and programs one by one', async () => {
    b.programs.push('robot');
    b.here.set('t1', ['ann']);
    const heard: unknown[] = [];
    buses[0]?.subscribe('presence', (message) => heard.push(message));
    b.presence.repeat();
    await vi.waitFor(() => expect(heard).toContainEqual({ kind: 'table', table: 't1', lookers: [['ann', true]] }));
    expect(heard).toContainEqual({ kind: 'programs', bots: ['robot'] });
  });

  it('is told once to all servers that ask at about the same time', async () => {
    b.here.set('t1', ['ann']);
    const heard: { readonly kind: string }[] = [];
    buses[0]?.subscribe('presence', (message) => heard.push(message as { readonly kind: string }));
    b.presence.repeat();
    for (let n = 0; n < 3; n++) a.presence.repeat();
    await vi.waitFor(() => expect(a.presence.isPresent('t1', 'ann')).toBe(true));
    // Longer than answers are put off.
    await pause(100);
    expect(heard.map(({ kind }) => kind)).toEqual(['hello', 'all', 'table', 'programs']);
  });

  it('is nobody of a server that is gone', async () => {
    await come(b, 't1', 'ann');
    a.presence.forget('b');
    expect(a.presence.isWatched('t1')).toBe(false);
    expect(a.changes).toEqual(['t1', 't1']);
  });
});
