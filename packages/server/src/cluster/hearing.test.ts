import { expect, it } from 'vitest';
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
