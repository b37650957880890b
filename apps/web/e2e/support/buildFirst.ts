import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const BUILD = fileURLToPath(new URL('../../../../tools/buildPages.ts', import.meta.url));

/** Old pages would be tested otherwise; takes no time when they are fresh. */
export function setup(): void {
  const { status } = spawnSync(process.execPath, [BUILD], { stdio: 'inherit' });
  if (status !== 0) throw new Error('the pages could not be built');
}
