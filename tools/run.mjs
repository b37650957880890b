// node tools/run.mjs SCRIPT ARGS...: installs if needed, then runs the script on the pinned Node.
import { spawn } from 'node:child_process';
import { realpathSync } from 'node:fs';
import module from 'node:module';
import { constants } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { installIfNeeded, pinnedNode } from './install.mjs';

const root = resolve(fileURLToPath(import.meta.url), '..', '..');
const [script = '', ...args] = process.argv.slice(2);
const path = join(root, script);

/** What a server needs; everything else is for development. */
const SERVING = ['tools/start.ts', 'apps/cli/src/main.ts', 'apps/host/src/botWorker.ts'];

// Compiled code is kept, for all processes that follow from here: they start in half the time. Older Nodes cannot.
process.env.NODE_COMPILE_CACHE ??= join(root, '.cache', 'compiled');
module.enableCompileCache?.(process.env.NODE_COMPILE_CACHE);

installIfNeeded(root, { dev: !SERVING.includes(script) });
if (realpathSync(process.execPath) === realpathSync(pinnedNode(root))) {
  process.argv = [process.execPath, path, ...args];
  await import(pathToFileURL(path).href);
} else {
  const env = { ...process.env, PATH: join(root, 'node_modules', '.bin') + delimiter + process.env.PATH };
  const child = spawn(pinnedNode(root), [path, ...args], { stdio: 'inherit', env });
  // The terminal also sends Ctrl-C to the child, which handles it.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  child.on('exit', (code, signal) => {
    process.exitCode = code ?? (signal === null ? 1 : 128 + constants.signals[signal]);
  });
}
