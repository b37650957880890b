import { findPostgres, findRedis } from '@portolan/server/testing';
import { installByApt } from './checks/apt.ts';

interface Service {
  readonly name: string;
  /** The Debian package. */
  readonly package: string;
  /** The path of its programs. */
  readonly find: () => string | undefined;
}

const SERVICES: readonly Service[] = [
  { name: 'PostgreSQL', package: 'postgresql', find: findPostgres },
  { name: 'Redis', package: 'redis-server', find: findRedis },
];

/** Makes sure that the databases that tests start are installed; returns what to do if they are not, in one line. */
export function findServices(
  services: readonly Service[],
  install: (what: string, packages: readonly string[]) => boolean,
): string | undefined {
  const missing = services.filter(({ find }) => find() === undefined);
  if (missing.length === 0) return undefined;
  const packages = missing.map((service) => service.package);
  const names = missing.map(({ name }) => name).join(' and ');
  if (install(names, packages) && missing.every(({ find }) => find() !== undefined)) return undefined;
  return `no ${names}: run 'apt-get install ${packages.join(' ')}' as root, or put the programs on the PATH`;
}

if (import.meta.main) {
  const problem = findServices(SERVICES, installByApt);
  if (problem !== undefined) {
    console.error(problem);
    process.exitCode = 2;
  }
}
