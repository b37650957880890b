import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** The files of a data folder. */
export const DATA_FILES = { database: 'portolan.sqlite', secret: 'secret', control: 'control.sock' } as const;

/** Only the owner may read games in progress and the key that signs cookies. */
export const PRIVATE_FILE = 0o600;
export const PRIVATE_FOLDER = 0o700;

const SECRET = /^[0-9a-f]{64}$/;

/** A truncated key would make cookies easy to forge. */
export function isSecret(text: string): boolean {
  return SECRET.test(text);
}

export interface FolderFault {
  readonly file: string;
  readonly problem: string;
}

/** What is wrong with a backup; nothing if it can be restored. */
export function backupFaults(folder: string): readonly FolderFault[] {
  const missing = [DATA_FILES.database, DATA_FILES.secret].filter((file) => !existsSync(join(folder, file)));
  if (missing.length > 0) return missing.map((file) => ({ file, problem: 'is missing' }));
  return databaseFaults(join(folder, DATA_FILES.database)).map((problem) => ({ file: DATA_FILES.database, problem }));
}

/** What SQLite finds wrong with a file; it must not be in use. */
function databaseFaults(file: string): readonly string[] {
  try {
    const database = new DatabaseSync(file, { readOnly: true });
    try {
      const found = database
        .prepare('PRAGMA integrity_check')
        .all()
        .map((row) => String(Object.values(row)[0]));
      return found.filter((line) => line !== 'ok');
    } finally {
      database.close();
    }
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}
