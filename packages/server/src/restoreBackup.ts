import { chmodSync, cpSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DATA_FILES, PRIVATE_FILE, PRIVATE_FOLDER } from './dataFolder.ts';
import { copyDatabase } from './store/copyDatabase.ts';

/** Copies a backup into an empty data folder, or all but the key into an empty PostgreSQL database. */
export async function restoreBackup(backup: string, folder: string, database?: string): Promise<void> {
  mkdirSync(folder, { recursive: true, mode: PRIVATE_FOLDER });
  if (readdirSync(folder).length > 0) throw new Error(`${folder} is not empty`);
  if (database !== undefined) await copyDatabase(join(backup, DATA_FILES.database), database);
  for (const file of database === undefined ? [DATA_FILES.database, DATA_FILES.secret] : [DATA_FILES.secret]) {
    cpSync(join(backup, file), join(folder, file));
    chmodSync(join(folder, file), PRIVATE_FILE);
  }
}
