import { parentPort } from 'node:worker_threads';
import { type PlanckBatch, playPlanckBatch } from './planckBatch.ts';

parentPort?.on('message', async (batch: PlanckBatch) => parentPort?.postMessage(await playPlanckBatch(batch)));
