import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { table, UserError } from '@portolan/cli/toolkit';
import { firstLoad, launchChromium, openHouse } from '@portolan/web/driving';
import type { Check, CheckContext, Verdict } from '../check.ts';
import { type Response, summarize, timeTable } from '../page/respond.ts';
import { type Weight, weighRoutes } from '../page/weigh.ts';

const DIST = fileURLToPath(new URL('../../../apps/web/dist', import.meta.url));
const BUILD = fileURLToPath(new URL('../../buildPages.ts', import.meta.url));

/** A kilobyte of those who sell networks. */
const KB = 1000;
const LIMITS = { firstLoadKb: 150, scriptKb: 60, responseMs: 100 } as const;
const THROTTLE = 4;

export const page: Check = {
  name: 'page',
  summary: `first load at most ${LIMITS.firstLoadKb} KB gzip without art, ${LIMITS.scriptKb} KB JavaScript per route, and clicks at a table shown within ${LIMITS.responseMs} ms on a processor ${THROTTLE} times slower`,
  flags: { weight: { help: 'only the weight, which is the same on any machine' } },
  run,
};

async function run({ args, quick, say }: CheckContext): Promise<Verdict> {
  const { status } = spawnSync(process.execPath, [BUILD], { stdio: 'inherit' });
  if (status !== 0) throw new UserError('the pages could not be built');
  const weights = weighRoutes(DIST);
  const kb = (bytes: number): number => Math.round((bytes / KB) * 10) / 10;
  say(describeWeights(weights, kb));
  const firstLoadKb = Math.max(...weights.map(({ total }) => kb(total)));
  const scriptKb = Math.max(...weights.map(({ script }) => kb(script)));
  const light = firstLoadKb <= LIMITS.firstLoadKb && scriptKb <= LIMITS.scriptKb;
  const heaviest = { firstLoadKb, scriptKb, routes: weights.length };
  if (args.on('weight')) return { ok: light, figures: heaviest };

  const { wireKb, response } = await visit(quick ? 20 : 60, kb);
  say(`over the wire at the first visit of the home page: ${wireKb} KB`);
  say(describeResponse(response));
  const ok = light && wireKb <= LIMITS.firstLoadKb && response.p95Ms < LIMITS.responseMs;
  return { ok, figures: { ...heaviest, wireKb, throttle: THROTTLE, ...response } };
}

/** What a browser really gets, and how fast its table answers. */
async function visit(clicks: number, kb: (bytes: number) => number): Promise<{ wireKb: number; response: Response }> {
  const [house, browser] = await Promise.all([openHouse(), launchChromium()]);
  try {
    const sent = await firstLoad(browser, house.address, '/');
    const wireKb = kb([...sent.values()].reduce((sum, bytes) => sum + bytes, 0));
    return { wireKb, response: summarize(await timeTable(browser, house, { clicks, throttle: THROTTLE })) };
  } finally {
    await browser.close();
    await house.stop();
  }
}

function describeWeights(weights: readonly Weight[], kb: (bytes: number) => number): string {
  const rows = weights.map(({ route, script, style, fonts, total }) => [
    route,
    ...[script, style, fonts, total].map(kb),
  ]);
  return table(['route, KB by gzip', 'JavaScript', 'styles', 'fonts', 'first load'], rows);
}

function describeResponse({ clicks, medianMs, p95Ms, worst }: Response): string {
  return `${clicks} clicks at ${THROTTLE}x: median ${medianMs} ms, p95 ${p95Ms} ms, worst ${worst.ms} ms (${worst.what})`;
}
