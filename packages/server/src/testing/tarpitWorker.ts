import { ferry } from '@portolan/match/testing';
import { runGameWorker } from '../workers/gameWorker.ts';
import { tarpit } from './tarpit.ts';

runGameWorker([ferry, tarpit]);
