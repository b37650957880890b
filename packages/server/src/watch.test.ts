import { expect, it } from 'vitest';
import { makeMeter } from './meter.ts';
import type { Services } from './services.ts';
import { tableRow } from './store/sampleRows.ts';
import type { Subscriber } from './subscriptions.ts';
import { watch } from './watch.ts';

it.each([
  ['as it was read', 0, []],
  ['as it is if it has changed before the page was subscribed', 1, ['t']],
])('shows a table that gathers %s', async (_, rev, refreshed) => {
  const shown: string[] = [];
  const services = {
    subscriptions: { isWatching: () => false, watching: () => [], watch: () => undefined },
    matches: { row: () => undefined },
    limits: { watches: 1 },
    watches: { take: async () => true },
    tableFor: async () => tableRow({ id: 't', status: 'gathering' }),
    table: async () => tableRow({ id: 't', status: 'running', rev }),
    chatFor: async () => [],
    info: async () => ({}),
    refreshHere: async (id: string) => void shown.push(id),
  } as unknown as Services;
  const subscriber = { player: undefined, network: '', send: () => undefined } as unknown as Subscriber;
  await watch(services, subscriber, { type: 'watch', table: 't' }, makeMeter());
  expect(shown).toEqual(refreshed);
});
