import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildPages } from './pages/build.ts';

const root = resolve(import.meta.dirname, '..');
if (buildPages(root, (text) => void process.stderr.write(text))) {
  await import(pathToFileURL(join(root, 'apps/host/src/main.ts')).href);
} else {
  process.exitCode = 1;
}
