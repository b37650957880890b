import { parentPort } from 'node:worker_threads';
import type { ArenaMatch } from '@portolan/bots';
import { playArenaMatch } from './match.ts';

parentPort?.on('message', async (match: ArenaMatch) => parentPort?.postMessage(await playArenaMatch(match)));
