import { ferry } from '@portolan/match/testing';
import { runGameWorker } from '../workers/gameWorker.ts';

runGameWorker([ferry]);
