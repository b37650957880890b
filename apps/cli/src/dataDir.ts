import { resolve } from 'node:path';
import type { Args, Flags } from './args.ts';

export const DATA_FLAG: Flags = { data: { value: 'DIR', help: "the server's data folder (DATA_DIR, or data)" } };

export function dataDirOf(args: Args): string {
  return resolve(args.text('data') ?? process.env.DATA_DIR ?? 'data');
}
