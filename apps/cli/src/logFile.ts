import { closeSync, openSync, readSync, writeSync } from 'node:fs';
import type { Finished, MatchHooks } from '@portolan/bots';
import { commitTo, hashState } from '@portolan/kernel';
import { writeHeader, writeMove, writeOutcome } from '@portolan/protocol/log';
import { fileProblem } from './dataFile.ts';
import { UserError } from './errors.ts';
import type { Series } from './simulate.ts';

const CHUNK = 1 << 16;

/** Writes the games of a series as they are played, without games that fail. */
export interface SeriesLog {
  onGame(seed: string): MatchHooks;
  onEnd(finished: Finished): void;
  close(): void;
}

export function openSeriesLog(file: string, series: Series, withStates: boolean): SeriesLog {
  const { game } = series.chosen;
  const out = openOutput(file);
  let text = '';
  return {
    onGame(seed) {
      const { players, options } = series;
      const data = series.chosen.data === undefined ? {} : { data: series.chosen.data };
      const head = { game: game.id, rulesVersion: game.rulesVersion, players, options, seed };
      text = writeHeader({ ...head, commitment: commitTo(seed), ...data });
      return {
        onMove({ seq, seat, move, events, state }) {
          const line = { seq, seat, move: game.writeMove(move), events, hash: hashState(state) };
          text += writeMove(withStates ? { ...line, state } : line);
        },
      };
    },
    onEnd(finished) {
      writeAll(file, out, text + writeOutcome(finished.outcome));
    },
    close: () => closeSync(out),
  };
}

function openOutput(file: string): number {
  try {
    return openSync(file, 'w');
  } catch (error) {
    throw new UserError(`${file}: ${fileProblem(error)}`);
  }
}

function writeAll(file: string, out: number, text: string): void {
  try {
    const bytes = Buffer.from(text);
    for (let at = 0; at < bytes.length; ) at += writeSync(out, bytes, at);
  } catch (error) {
    throw new UserError(`${file}: ${fileProblem(error)}`);
  }
}

/** The lines of a file of any size. */
export function* readLines(file: string): Generator<string> {
  const input = openInput(file);
  try {
    const decoder = new TextDecoder();
    const bytes = new Uint8Array(CHUNK);
    let rest = '';
    for (let size = readSync(input, bytes); size > 0; size = readSync(input, bytes)) {
      const lines = (rest + decoder.decode(bytes.subarray(0, size), { stream: true })).split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
    if (rest !== '') yield rest;
  } catch (error) {
    if (error instanceof Error && 'syscall' in error) throw new UserError(`${file}: ${fileProblem(error)}`);
    throw error;
  } finally {
    closeSync(input);
  }
}

function openInput(file: string): number {
  try {
    return openSync(file, 'r');
  } catch (error) {
    throw new UserError(`${file}: ${fileProblem(error)}`);
  }
}
