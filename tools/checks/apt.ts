import { spawnSync } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';

/** Asked by Debian before a package starts its service; 101 forbids it. */
const SERVICE_POLICY = '/usr/sbin/policy-rc.d';

/** Installs Debian packages, without starting their services. Only as root, on a system with apt-get. */
export function installByApt(what: string, packages: readonly string[]): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  console.log(`Installing ${what}, about a minute`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args: string[]): boolean =>
    spawnSync('apt-get', ['-qq', '-y', ...args], { env, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
  const wanted = ['install', '--no-install-recommends', ...packages];
  const hadPolicy = existsSync(SERVICE_POLICY);
  if (!hadPolicy) writeFileSync(SERVICE_POLICY, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    // A new machine may have no package list yet.
    return apt(...wanted) || (apt('update') && apt(...wanted));
  } finally {
    if (!hadPolicy) rmSync(SERVICE_POLICY);
  }
}
