import { closeSync, fstatSync, openSync, readSync } from 'node:fs';

/** What a server writes down about an entry that it has written: with which token. */
export interface Written {
  readonly kind: 'written';
  readonly node: string;
  readonly table: string;
  readonly seq: number;
  readonly token: number;
}

/** What it writes down about an entry of which the store did not say that it was written. */
export interface Failed {
  readonly kind: 'failed';
  readonly node: string;
  readonly table: string;
  readonly seq: number;
  readonly why: string;
}

/** What it has logged. */
export interface Logged {
  readonly kind: 'logged';
  readonly node: string;
  readonly message: string;
}

/** What a bot was asked. */
export interface Asked {
  readonly kind: 'asked';
  /** The same for the same question. */
  readonly question: string;
}

export type HistoryLine = Written | Failed | Logged | Asked;

/** What all servers have written down, from a place in the file on. A line that is being written is left out. */
export function readHistory(file: string, from = 0): HistoryLine[] {
  const lines = bytesFrom(file, from).toString().split('\n').slice(0, -1);
  return lines.map((line) => JSON.parse(line) as HistoryLine);
}

function bytesFrom(file: string, from: number): Buffer {
  const opened = openSync(file, 'r');
  try {
    const bytes = Buffer.alloc(fstatSync(opened).size - from);
    readSync(opened, bytes, 0, bytes.length, from);
    return bytes;
  } finally {
    closeSync(opened);
  }
}
