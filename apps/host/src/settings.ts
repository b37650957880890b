import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';

export interface Settings {
  readonly host: string;
  /** Undefined: 8080, or the next one that is free. */
  readonly port: number | undefined;
  readonly dataDir: string;
  readonly botThreads: number;
}

/** Reads the environment; a wrong value is named, not guessed at. */
export function readSettings(
  env: Readonly<Record<string, string | undefined>>,
): Settings | { readonly problem: string } {
  const { PORT, DATA_DIR, HOST } = env;
  if (PORT !== undefined && !(/^\d{1,5}$/.test(PORT) && Number(PORT) <= 65535)) {
    return { problem: `PORT must be a number from 0 to 65535, not '${PORT}'` };
  }
  return {
    host: HOST ?? '0.0.0.0',
    port: PORT === undefined ? undefined : Number(PORT),
    dataDir: DATA_DIR ?? 'data',
    botThreads: Math.max(1, Math.min(4, availableParallelism() - 1)),
  };
}

/** The key that signs cookies, made once and kept beside the database. */
export function readSecret(dataDir: string): string {
  const file = join(dataDir, 'secret');
  mkdirSync(dataDir, { recursive: true });
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600 });
  return readFileSync(file, 'utf8').trim();
}
