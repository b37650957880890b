import { existsSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

/** Loaded into every thread of the server. While the file exists, the threads of bots die or hang. */
const file = process.env.SIEGE_PLAGUE ?? '';
const LOOK_MS = 300;
const HANG_MS = 2_000;

if (!isMainThread && /(bot|game)Worker/.test(process.argv[1] ?? '')) {
  setInterval(() => {
    if (!existsSync(file)) return;
    if (Math.random() < 0.8) process.exit(1);
    const until = Date.now() + HANG_MS;
    while (Date.now() < until && existsSync(file));
  }, LOOK_MS).unref();
}
