import { parentPort } from 'node:worker_threads';
import { checkBatch, type LawBatch } from './lawBatch.ts';

parentPort?.on('message', (batch: LawBatch) => parentPort?.postMessage(checkBatch(batch)));
