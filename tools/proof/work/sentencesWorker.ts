import { parentPort } from 'node:worker_threads';
import { judgeBatch, type SentenceBatch } from './sentenceBatch.ts';

parentPort?.on('message', async (batch: SentenceBatch) => parentPort?.postMessage(await judgeBatch(batch)));
