import { randomBytes } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { DATA_FILES, PRIVATE_FILE, PRIVATE_FOLDER } from '@portolan/server/data';

export interface Settings {
  readonly host: string;
  /** Undefined: 8080, or the next free port. */
  readonly port: number | undefined;
  readonly dataDir: string;
  readonly botThreads: number;
  readonly trustedProxies: readonly string[];
  /** Undefined: any. */
  readonly allowedHosts: readonly string[] | undefined;
}

/** A configuration error; reported in one line without a stack trace. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

/** Reads the environment; an invalid value is an error. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const { PORT, DATA_DIR, HOST, TRUSTED_PROXIES, ALLOWED_HOSTS } = env;
  if (PORT !== undefined && !(/^\d{1,5}$/.test(PORT) && Number(PORT) <= 65535)) {
    throw new SettingsError(`PORT must be a number from 0 to 65535, not '${PORT}'`);
  }
  return {
    host: HOST ?? '0.0.0.0',
    port: PORT === undefined ? undefined : Number(PORT),
    dataDir: DATA_DIR ?? 'data',
    botThreads: Math.max(1, Math.min(4, availableParallelism() - 1)),
    trustedProxies: readList(TRUSTED_PROXIES) ?? ['loopback'],
    allowedHosts: readList(ALLOWED_HOSTS),
  };
}

/** `a, b` as a list; undefined if there is nothing in it. */
function readList(text: string | undefined): readonly string[] | undefined {
  const values = (text ?? '').split(',').map((one) => one.trim());
  const given = values.filter((one) => one !== '');
  return given.length === 0 ? undefined : given;
}

const SECRET = /^[0-9a-f]{64}$/;

/** The key that signs cookies, created once and kept beside the database. */
export function readSecret(dataDir: string): string {
  const file = join(dataDir, DATA_FILES.secret);
  try {
    mkdirSync(dataDir, { recursive: true, mode: PRIVATE_FOLDER });
    if (!existsSync(file)) {
      if (existsSync(join(dataDir, DATA_FILES.database))) throw new SettingsError(missingKey(file));
      writeSecret(file);
    }
    const secret = readFileSync(file, 'utf8').trim();
    if (SECRET.test(secret)) return secret;
  } catch (error) {
    if (error instanceof SettingsError) throw error;
    throw new SettingsError(`DATA_DIR ${dataDir} cannot be used: ${error instanceof Error ? error.message : error}`);
  }
  // A truncated key would make cookies easy to forge.
  throw new SettingsError(
    `${file} is damaged: it must hold 64 hex digits; without it all players have to sign in again`,
  );
}

/** A new key would silently lock every player out of their games. */
function missingKey(file: string): string {
  return `${file}, the key that signs cookies, is missing; restore it from a backup, or put 64 hex digits there to start with a new key: all players then have to sign in again`;
}

/** Writes a new file and renames it, so that a crash cannot leave half a key. */
function writeSecret(file: string): void {
  const draft = `${file}.new`;
  const out = openSync(draft, 'w', PRIVATE_FILE);
  writeSync(out, `${randomBytes(32).toString('hex')}\n`);
  fsyncSync(out);
  closeSync(out);
  renameSync(draft, file);
}
