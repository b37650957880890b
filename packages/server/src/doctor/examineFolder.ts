import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { GamePackage } from '@portolan/kernel';
import { askForBackup } from '../control.ts';
import { DATA_FILES, PRIVATE_FOLDER } from '../dataFolder.ts';
import { makeGameRegistry } from '../gameRegistry.ts';
import { copyDatabase } from '../store/copyDatabase.ts';
import { examineDatabase } from './examineDatabase.ts';
import { examineFiles } from './examineFiles.ts';
import { type Finding, fault, problemOf } from './finding.ts';

export interface Patient {
  readonly dataDir: string;
  /** The URL of a PostgreSQL database; undefined: SQLite in the folder. */
  readonly database?: string | undefined;
  readonly packages: readonly GamePackage[];
  /** Earlier versions of their rules. */
  readonly released: readonly GamePackage[];
}

/**
 * What is wrong with a data folder, also while a server uses it. A running server keeps its database locked, so it is
 * asked for a copy, which is examined and removed. PostgreSQL is copied as well.
 */
export async function examineFolder(patient: Patient): Promise<readonly Finding[]> {
  const { dataDir, packages, released } = patient;
  const file = join(dataDir, DATA_FILES.database);
  if (patient.database === undefined && !existsSync(file)) throw new Error(`there is no ${file}`);
  const games = makeGameRegistry(packages, released);
  const found = [...examineFiles(dataDir)];
  let room: string | undefined;
  try {
    room = mkdtempSync(join(dataDir, 'doctor-'));
    return [...found, ...examineDatabase((await copyOf(patient, join(room, 'copy'))) ?? file, games)];
  } catch (error) {
    // A full disk, for instance: the findings so far say so.
    if (found.length === 0) throw error;
    return [...found, fault(DATA_FILES.database, `cannot be examined: ${problemOf(error)}`)];
  } finally {
    if (room !== undefined) rmSync(room, { recursive: true });
  }
}

/** Undefined if the file itself can be examined. */
async function copyOf({ dataDir, database }: Patient, folder: string): Promise<string | undefined> {
  const copy = join(folder, DATA_FILES.database);
  if (database === undefined) return (await askForBackup(dataDir, folder)) ? copy : undefined;
  mkdirSync(folder, { mode: PRIVATE_FOLDER });
  await copyDatabase(database, copy);
  return copy;
}
