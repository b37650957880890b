import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { table, UserError } from '@portolan/cli/toolkit';
import { firstLoad, launchChromium, startTestServer } from '@portolan/web/driving';
import type { Check, CheckContext, Verdict } from '../check.ts';
import { type Response, tableToVisit, timeTable } from '../page/respond.ts';
import { type Weight, weighRoutes } from '../page/weigh.ts';
import { weighBoardgameIo, weighColyseus } from '../page/weighClient.ts';
import { fetchColyseus } from '../wire/fetchColyseus.ts';

const DIST = fileURLToPath(new URL('../../../apps/web/dist', import.meta.url));
const BUILD = fileURLToPath(new URL('../../buildPages.ts', import.meta.url));

/** 1,000 bytes, as in network bandwidth. */
const KB = 1000;
/** Scripts and style sheets are loaded six at a time, so each file above a multiple of that can cost a round trip. */
const LIMITS = { firstLoadKb: 150, scriptKb: 60, files: 11, responseMs: 100 } as const;
const THROTTLE = 4;
/** The median trial counts: a player's machine has other things to do as well. */
const TRIALS = { quick: 1, full: 5 } as const;
const CLICKS = 20;

export const page: Check = {
  name: 'page',
  summary: `first load at most ${LIMITS.firstLoadKb} KB gzip without art, ${LIMITS.scriptKb} KB JavaScript in ${LIMITS.files} files per route, and clicks at a table shown within ${LIMITS.responseMs} ms on a processor ${THROTTLE} times slower`,
  flags: { weight: { help: 'only the weight, which is the same on every machine' } },
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
  const files = Math.max(...weights.map((one) => one.files));
  const light = firstLoadKb <= LIMITS.firstLoadKb && scriptKb <= LIMITS.scriptKb && files <= LIMITS.files;
  const heaviest = { firstLoadKb, scriptKb, files, routes: weights.length };
  if (args.on('weight')) return { ok: light, figures: heaviest };

  const fetched = await fetchColyseus();
  const clientKb = {
    boardgameIo: kb(await weighBoardgameIo()),
    colyseus: fetched === undefined ? undefined : kb(await weighColyseus(fetched)),
  };
  const leftOut = fetched === undefined ? ['colyseus'] : [];
  say(describeClients(clientKb));
  const { wire, tries } = await visit(quick);
  const wireKb = kb(Math.max(...Object.values(wire)));
  const response = tries.toSorted((one, other) => one.p95Ms - other.p95Ms)[Math.floor(tries.length / 2)];
  for (const [path, bytes] of Object.entries(wire)) say(`over the wire at the first visit of ${path}: ${kb(bytes)} KB`);
  for (const one of tries) say(describeResponse(one));
  const ok = light && wireKb <= LIMITS.firstLoadKb && isFast(response);
  return {
    ok,
    figures: {
      ...heaviest,
      clientKb,
      leftOut,
      wireKb,
      throttle: THROTTLE,
      ...response,
      tries: tries.map((one) => one.p95Ms),
    },
  };
}

/** What a browser downloads, and how fast its table responds. */
async function visit(quick: boolean): Promise<{ wire: Readonly<Record<string, number>>; tries: Response[] }> {
  const trials = quick ? TRIALS.quick : TRIALS.full;
  const [testServer, browser] = await Promise.all([startTestServer(), launchChromium()]);
  try {
    const wire: Record<string, number> = {};
    for (const path of ['/', '/new', await tableToVisit(browser, testServer)]) {
      const sent = await firstLoad(browser, testServer.address, path);
      wire[path] = [...sent.values()].reduce((sum, bytes) => sum + bytes, 0);
    }
    const tries: Response[] = [];
    while (tries.length < trials)
      tries.push(await timeTable(browser, testServer, { clicks: CLICKS, throttle: THROTTLE }));
    return { wire, tries };
  } finally {
    await browser.close();
    await testServer.stop();
  }
}

function isFast(response: Response | undefined): boolean {
  return response !== undefined && response.p95Ms < LIMITS.responseMs;
}

function describeWeights(weights: readonly Weight[], kb: (bytes: number) => number): string {
  const rows = weights.map(({ route, files, script, style, fonts, total }) => [
    route,
    files,
    ...[script, style, fonts, total].map(kb),
  ]);
  return table(['route, KB by gzip', 'files', 'JavaScript', 'styles', 'fonts', 'first load'], rows);
}

function describeClients({ boardgameIo, colyseus }: { boardgameIo: number; colyseus: number | undefined }): string {
  const other = colyseus === undefined ? 'Colyseus could not be fetched' : `of Colyseus ${colyseus} KB`;
  return `for comparison, the client of boardgame.io alone, before anything is drawn: ${boardgameIo} KB; ${other}`;
}

function describeResponse({ clicks, medianMs, p95Ms, worst }: Response): string {
  return `${clicks} clicks at ${THROTTLE}x: median ${medianMs} ms, p95 ${p95Ms} ms, worst ${worst.ms} ms (${worst.what})`;
}
