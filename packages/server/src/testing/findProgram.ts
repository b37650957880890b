import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Where Debian has the programs of each version of PostgreSQL, which it does not put on the PATH. */
const DEBIAN_POSTGRES = '/usr/lib/postgresql';

/** The folder with the server programs of PostgreSQL: on the PATH, or Debian's newest. */
export function findPostgres(): string | undefined {
  const versions = existsSync(DEBIAN_POSTGRES) ? readdirSync(DEBIAN_POSTGRES) : [];
  const newestFirst = versions.sort((one, other) => Number(other) - Number(one));
  const folders = [...pathFolders(), ...newestFirst.map((version) => join(DEBIAN_POSTGRES, version, 'bin'))];
  return folders.find((folder) => ['initdb', 'postgres'].every((name) => existsSync(join(folder, name))));
}

/** The path of the Redis server. */
export function findRedis(): string | undefined {
  return pathFolders()
    .map((folder) => join(folder, 'redis-server'))
    .find(existsSync);
}

function pathFolders(): readonly string[] {
  return (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
}
