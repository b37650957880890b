import { ok } from '@portolan/kernel';
import { expect, it } from 'vitest';
import { makeRetries } from '../retries.ts';
import { entryRow, tableRow } from '../store/sampleRows.ts';
import { listeningLog } from '../testing/testServer.ts';
import { type HearingParts, makeHearing } from './hearing.ts';

it('reads everything once more, not several times at once, when gaps are reported while it reads', async () => {
  const reads: (() => void)[] = [];
  const nothing = (): void => undefined;
  const hearing = makeHearing({
    players: { reread: nothing },
    company: { forget: nothing },
    sessions: { reread: nothing },
    presence: { repeat: nothing },
    lobby: { reread: nothing },
    sender: { poke: nothing },
    recorder: { wake: nothing },
    matches: { catchUp: () => new Promise<void>((resolve) => reads.push(resolve)) },
    subscriptions: { watchedTables: () => [], players: () => new Set() },
    openBots: { connected: () => [] },
    retries: makeRetries(listeningLog().log),
  } as unknown as HearingParts);
  const all = Promise.all([hearing.reread(), hearing.reread(), hearing.reread()]);
  expect(reads).toHaveLength(1);
  reads[0]?.();
  await expect.poll(() => reads.length).toBe(2);
  reads[1]?.();
  await all;
  expect(reads).toHaveLength(2);
  void hearing.reread();
  expect(reads).toHaveLength(3);
});

it.each(['taken', 'entry'] as const)(
  'does the same for a match that is not in memory if it hears of "%s"',
  async (kind) => {
    const seats = ['ann', 'robot'].map((player) => ({ kind: 'person', player, resigned: false }) as const);
    const row = tableRow({ id: 't', status: 'finished', seats });
    const done: unknown[] = [];
    const hearing = makeHearing({
      store: { table: async () => row },
      lobby: { heard: ({ players }: { readonly players: readonly string[] }) => done.push('lobby', ...players) },
      sender: { poke: () => done.push('notices') },
      isLeader: () => true,
      finished: (id: string) => done.push('finished', id),
      matches: {
        lose: () => undefined,
        reread: async () => undefined,
        heard: async () => undefined,
        row: () => undefined,
        open: async ({ id }: { readonly id: string }) => ok(`match ${id}`),
      },
      subscriptions: { isWaiting: () => false },
      retries: makeRetries(listeningLog().log),
      openBots: {
        isConnected: (player: string) => player === 'robot',
        tell: ({ match }: { readonly match: unknown }) => done.push('program', match),
      },
    } as unknown as HearingParts);
    const entry = { kind, table: 't', players: ['ann', 'robot'], entry: entryRow(1), finished: true } as const;
    await hearing.hear(kind === 'taken' ? { kind, table: 't' } : { ...entry, kind }, 'b');
    expect(done).toEqual(['lobby', 'ann', 'robot', 'notices', 'finished', 't', 'program', 'match t']);
  },
);
