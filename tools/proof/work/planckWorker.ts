import { parentPort } from 'node:worker_threads';
import { type PlanckBatch, playPlanckBatch } from './planckBatch.ts';

parentPort?.on('message', (batch: PlanckBatch) => parentPort?.postMessage(playPlanckBatch(batch)));
