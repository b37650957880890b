import { parentPort } from 'node:worker_threads';
import { type PathBatch, tryBatch } from './pathBatch.ts';

parentPort?.on('message', async (batch: PathBatch) => parentPort?.postMessage(await tryBatch(batch)));
