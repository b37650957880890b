import { existsSync, readFileSync, statfsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DATA_FILES, isSecret } from '../dataFolder.ts';
import { type Finding, fault, note, problemOf } from './finding.ts';

/** With less, a busy server stops accepting moves within hours. */
const LEAST_FREE = 64 * 1024 * 1024;
/** Of others, and of a group. */
const FOREIGN_PERMISSIONS = 0o077;
const PERMISSIONS_OF_OTHERS = 0o007;

/** What is wrong with the files of a data folder, apart from what the database contains. */
export function* examineFiles(dataDir: string): Generator<Finding> {
  yield* examineKey(join(dataDir, DATA_FILES.secret));
  yield* examinePermissions(dataDir);
  yield* examineSpace(dataDir);
}

function* examineKey(file: string): Generator<Finding> {
  const advice = 'restore it from a backup; with a new key all players have to sign in again';
  if (!existsSync(file)) yield fault(DATA_FILES.secret, 'the key that signs cookies is missing', advice);
  else if (!isSecret(readFileSync(file, 'utf8').trim()))
    yield fault(DATA_FILES.secret, 'is damaged: it must hold 64 hex digits', advice);
}

function* examinePermissions(dataDir: string): Generator<Finding> {
  const names = [DATA_FILES.database, `${DATA_FILES.database}-wal`, DATA_FILES.secret, DATA_FILES.control];
  for (const name of process.platform === 'win32' ? [] : names) {
    const file = join(dataDir, name);
    if (!existsSync(file)) continue;
    const { mode: bits, uid, gid } = statSync(file);
    const mode = bits & 0o777;
    // A file of somebody else, such as a key that an orchestrator mounts, can only be read as a member of its group.
    const isMounted = uid !== process.getuid?.() && gid === process.getgid?.();
    if ((mode & (isMounted ? PERMISSIONS_OF_OTHERS : FOREIGN_PERMISSIONS)) !== 0)
      yield fault(
        name,
        `other users of this machine have access to it (mode ${mode.toString(8)})`,
        `chmod 600 ${file}`,
      );
  }
}

function* examineSpace(dataDir: string): Generator<Finding> {
  try {
    const { bavail, bsize } = statfsSync(dataDir);
    const free = bavail * bsize;
    const file = join(dataDir, DATA_FILES.database);
    // With PostgreSQL there is none.
    const used = existsSync(file) ? statSync(file).size : 0;
    if (free < LEAST_FREE) yield fault(dataDir, `only ${megabytes(free)} are free on its disk`, 'make room');
    else if (free < used)
      yield note(
        dataDir,
        `${megabytes(free)} are free on its disk, too little for a backup of ${megabytes(used)} there`,
      );
  } catch (error) {
    yield note(dataDir, `free space is unknown: ${problemOf(error)}`);
  }
}

function megabytes(bytes: number): string {
  return `${Math.round(bytes / 1024 / 1024)} MB`;
}
