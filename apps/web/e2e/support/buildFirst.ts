import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const BUILD = fileURLToPath(new URL('../../../../tools/buildPages.ts', import.meta.url));

/** Builds the pages if they are outdated. */
export function setup(): void {
  const { status } = spawnSync(process.execPath, [BUILD], { stdio: 'inherit' });
  if (status !== 0) throw new Error('the pages could not be built');
}
