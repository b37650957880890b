import { resolve } from 'node:path';
import { buildPages } from './pages/build.ts';

process.exitCode = buildPages(resolve(import.meta.dirname, '..'), (text) => void process.stderr.write(text)) ? 0 : 1;
