import { Worker } from 'node:worker_threads';
import type { Store } from './store.ts';
import { makeBatch, type StoreCall, type StoreOpened, type StoreResult } from './storeCalls.ts';

const METHODS: Readonly<Record<Exclude<keyof Store, 'close'>, true>> = {
  addPlayer: true,
  player: true,
  renamePlayer: true,
  forgetPlayer: true,
  addLink: true,
  takeLink: true,
  addComponents: true,
  components: true,
  addTable: true,
  addRematch: true,
  table: true,
  tableByCode: true,
  tables: true,
  countTables: true,
  changeTable: true,
  removeTable: true,
  append: true,
  entries: true,
  addChat: true,
  backup: true,
  chat: true,
};

interface Pending {
  resolve(value: unknown): void;
  reject(error: Error): void;
}

/**
 * The SQLite store in a thread of its own, so that neither a flush nor a slow query blocks the event loop. Rejects if
 * the file cannot be opened.
 */
export async function openStoreThread(file: string): Promise<Store> {
  const worker = new Worker(new URL('./storeWorker.ts', import.meta.url), { workerData: file });
  await opened(worker);
  const pending = new Map<number, Pending>();
  let ended: Error | undefined;
  let calls = 0;
  const send = makeBatch<StoreCall>((batch) => worker.postMessage(batch));

  function call(method: keyof Store, args: readonly unknown[]): Promise<unknown> {
    return new Promise((resolve, reject) => {
      if (ended !== undefined) {
        reject(ended);
        return;
      }
      const id = ++calls;
      pending.set(id, { resolve, reject });
      send({ id, method, args });
    });
  }

  function end(error: Error): void {
    ended ??= error;
    for (const { reject } of pending.values()) reject(ended);
    pending.clear();
  }

  worker.on('message', (results: readonly StoreResult[]) => {
    for (const result of results) {
      const asked = pending.get(result.id);
      pending.delete(result.id);
      if ('error' in result) asked?.reject(result.error);
      else asked?.resolve(result.value);
    }
  });
  worker.on('error', (error) => end(error instanceof Error ? error : new Error(String(error))));
  worker.on('exit', () => end(new Error('the store is closed')));

  const methods = Object.keys(METHODS) as (keyof typeof METHODS)[];
  return {
    ...(Object.fromEntries(
      methods.map((method) => [method, (...args: readonly unknown[]) => call(method, args)]),
    ) as unknown as Omit<Store, 'close'>),
    async close() {
      if (ended !== undefined) return;
      await call('close', []);
      await worker.terminate();
    },
  };
}

function opened(worker: Worker): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.once('error', reject);
    worker.once('message', (message: StoreOpened) => {
      worker.off('error', reject);
      if (message.kind === 'open') resolve();
      else void worker.terminate().then(() => reject(message.error));
    });
  });
}
