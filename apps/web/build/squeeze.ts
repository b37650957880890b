import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const WORTH_IT = /\.(?:css|html|js|json|svg|ttf|webmanifest)$/;
const SMALLEST = 600;
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

/** Precompresses every built file that gains from it, so that the server does not compress each response. */
export function squeeze(): Plugin {
  let folder = '';
  return {
    name: 'portolan-squeeze',
    apply: 'build',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir);
    },
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        if (!WORTH_IT.test(name)) continue;
        const path = join(folder, name);
        const source = readFileSync(path);
        if (source.length < SMALLEST) continue;
        writeFileSync(`${path}.gz`, gzipSync(source, { level: 9 }));
        writeFileSync(`${path}.br`, brotliCompressSync(source, BROTLI));
      }
    },
  };
}
