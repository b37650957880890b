import { parentPort } from 'node:worker_threads';
import type { ArenaMatch, ArenaResult } from '@portolan/bots';
import { UserError } from '../errors.ts';
import { playArenaMatch } from './match.ts';

/** A program that plays may fail; a fault of our own ends the arena. */
export type ArenaAnswer = { readonly result: ArenaResult } | { readonly failed: string };

parentPort?.on('message', async (match: ArenaMatch) => parentPort?.postMessage(await answerTo(match)));

/** Thrown in a worker, an error would arrive without its class. */
async function answerTo(match: ArenaMatch): Promise<ArenaAnswer> {
  try {
    return { result: await playArenaMatch(match) };
  } catch (error) {
    if (error instanceof UserError) return { failed: error.message };
    throw error;
  }
}
