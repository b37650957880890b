import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** The part of a package-lock.json entry that is needed here. */
interface Entry {
  readonly version?: string;
  readonly integrity?: string;
  /** A workspace of this repository. */
  readonly link?: boolean;
  readonly optional?: boolean;
  readonly cpu?: readonly string[];
  readonly os?: readonly string[];
  readonly libc?: readonly string[];
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

export type LockedPackages = Readonly<Record<string, Entry>>;

const SYSTEMS = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32'];
const PROCESSORS = ['arm64', 'arm', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64'];

/**
 * The entries that a lock file lacks. npm omits binaries for other platforms if the registry does not have them, and
 * `npm ci` then rejects the whole file on every platform.
 */
export function missingEntries(packages: LockedPackages): LockedPackages {
  const missing: Record<string, Entry> = {};
  for (const [path, { optionalDependencies = {} }] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      const places = [`${path}/node_modules/${name}`, `node_modules/${name}`];
      if (!places.some((place) => place in packages)) missing[`node_modules/${name}`] = binary(name, version);
    }
  }
  return missing;
}

/**
 * The packages that npm would install without checking what it got. If a registry lacks a version for some platforms,
 * choose an earlier version that it has for all.
 */
export function unverified(packages: LockedPackages): readonly string[] {
  return Object.entries(packages)
    .filter(([path, { link, integrity }]) => path.includes('node_modules/') && link !== true && integrity === undefined)
    .map(([path]) => path);
}

/** Such packages are named after their platform: `@rolldown/binding-linux-arm64-musl`. */
function binary(name: string, version: string): Entry {
  const words = name.split(/[/-]/);
  const [cpu] = PROCESSORS.filter((one) => words.includes(one));
  const [os] = SYSTEMS.filter((one) => words.includes(one));
  return {
    version,
    ...(cpu === undefined ? {} : { cpu: [cpu] }),
    ...(words.includes('musl') ? { libc: ['musl'] } : {}),
    optional: true,
    ...(os === undefined ? {} : { os: [os] }),
  };
}

if (import.meta.main) {
  const path = resolve(import.meta.dirname, '..', 'package-lock.json');
  const lock = JSON.parse(readFileSync(path, 'utf8'));
  const missing = missingEntries(lock.packages);
  const entries = Object.entries<Entry>({ ...lock.packages, ...missing });
  const packages = Object.fromEntries(entries.sort(([one], [other]) => (one < other ? -1 : 1)));
  writeFileSync(path, `${JSON.stringify({ ...lock, packages }, undefined, 2)}\n`);
  console.log(`package-lock.json: ${Object.keys(missing).length} entries added`);
  for (const one of unverified(packages)) console.log(`  without a hash: ${one}`);
}
