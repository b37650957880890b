import { parentPort, workerData } from 'node:worker_threads';
import { openSqliteStore } from './sqlite.ts';
import type { Store } from './store.ts';
import { makeBatch, pack, type StoreCall, type StoreOpened, type StoreResult, unpack } from './storeCalls.ts';

const port = parentPort;
if (port === null) throw new Error('this script runs in a worker thread');
const reply = makeBatch<StoreResult>((results) => port.postMessage(pack(results)));

function open(file: string): Store | undefined {
  try {
    const store = openSqliteStore(file);
    port?.postMessage({ kind: 'open' } satisfies StoreOpened);
    return store;
  } catch (error) {
    port?.postMessage({ kind: 'failed', error: asError(error) } satisfies StoreOpened);
    return undefined;
  }
}

async function answer(store: Store, { id, method, args }: StoreCall): Promise<void> {
  const call = store[method] as (...args: readonly unknown[]) => Promise<unknown>;
  try {
    reply({ id, value: await call(...args) });
  } catch (error) {
    reply({ id, error: asError(error) });
  }
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}

const store = open(workerData as string);
if (store !== undefined) {
  port.on('message', (batch: string | readonly StoreCall[]) => {
    for (const call of unpack(batch)) void answer(store, call);
  });
}
