import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { UserError } from '@portolan/cli/toolkit';
import {
  greet,
  launchForCommands,
  makeTable,
  makeTournament,
  recordOf,
  resign,
  startTestServer,
} from '@portolan/web/driving';
import type { Check, CheckContext, Verdict } from '../check.ts';
import { type Audited, auditPage } from '../page/lighthouse.ts';

const BUILD = fileURLToPath(new URL('../../buildPages.ts', import.meta.url));
const LEAST = 95;
/** The scores vary with other load on the machine; the median counts. */
const TRIALS = { quick: 1, full: 3 } as const;
const QUICK_ROUTES = ['table of Niña & Pinta'];

export const lighthouse: Check = {
  name: 'lighthouse',
  summary: `Lighthouse gives every route at least ${LEAST} in every category, as a phone on a slow network sees it, by the median of ${TRIALS.full} trials`,
  flags: { route: { value: 'NAME', help: 'only routes whose name contains this' } },
  run,
};

type Page = Awaited<ReturnType<typeof launchForCommands>>['page'];

/** Every route; tables as their players see them. */
async function routesOf(page: Page): Promise<Readonly<Record<string, string>>> {
  const over = await makeTable(page, 'running');
  await resign(page, over);
  const gathering = await makeTable(page, 'gathering');
  const { code } = await (await page.request.get(`/api/tables/${gathering}`)).json();
  return {
    home: '/',
    lobby: '/lobby',
    'new table': '/new',
    'gathering table': `/table/${gathering}`,
    'table of Francis Drake': await askingTable(page, 'crowded'),
    'table of Landfall': await askingTable(page, 'landfall'),
    'table of Amerigo': await askingTable(page, 'islands'),
    'table of Niña & Pinta': await askingTable(page, 'worlds'),
    result: `/table/${over}`,
    replay: `/replay/${over}`,
    story: `/table/${over}/story`,
    learn: '/learn',
    rules: '/learn/francis-drake',
    profile: '/me',
    record: await recordOf(page),
    ratings: '/ratings',
    tournament: await makeTournament(page),
    tournaments: '/tournaments',
    about: '/about',
    join: `/join/${code}`,
  };
}

const POLL_MS = 200;

/** A table that waits for the player: while bots play, what is measured would depend on how far they have come. */
async function askingTable(page: Page, kind: Parameters<typeof makeTable>[1]): Promise<string> {
  const id = await makeTable(page, kind);
  for (;;) {
    const { awaiting } = await (await page.request.get(`/api/tables/${id}`)).json();
    if (Array.isArray(awaiting) && awaiting.includes(0)) return `/table/${id}`;
    await page.waitForTimeout(POLL_MS);
  }
}

async function run({ args, quick, say }: CheckContext): Promise<Verdict> {
  const { status } = spawnSync(process.execPath, [BUILD], { stdio: 'inherit' });
  if (status !== 0) throw new UserError('the pages could not be built');
  const folder = mkdtempSync(join(tmpdir(), 'portolan-lighthouse-'));
  const testServer = await startTestServer();
  const { page, port, close } = await launchForCommands({ folder, baseURL: testServer.address });
  try {
    await greet(page, 'Ida');
    const wanted = (args.text('route') ?? '').toLowerCase();
    const routes = Object.entries(await routesOf(page)).filter(([name]) =>
      quick && wanted === '' ? QUICK_ROUTES.includes(name) : name.toLowerCase().includes(wanted),
    );
    const figures: Record<string, Readonly<Record<string, number>>> = {};
    for (const [name, path] of routes) {
      const trials: Audited[] = [];
      while (trials.length < (quick ? TRIALS.quick : TRIALS.full)) {
        trials.push(await auditPage({ address: `${testServer.address}${path}`, port, folder }));
      }
      const scores = medians(trials);
      figures[name] = scores;
      const faults = isGood(scores) ? '' : `; ${[...new Set(trials.flatMap((one) => one.faults))].join('; ')}`;
      say(
        `${name}: ${Object.entries(scores)
          .map(([what, score]) => `${what} ${score}`)
          .join(', ')}${faults}`,
      );
    }
    return { ok: routes.length > 0 && Object.values(figures).every(isGood), figures: { least: LEAST, ...figures } };
  } finally {
    await close();
    await testServer.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

function medians(trials: readonly Audited[]): Record<string, number> {
  const names = Object.keys(trials[0]?.scores ?? {});
  return Object.fromEntries(
    names.map((name) => {
      const sorted = trials.map(({ scores }) => scores[name] ?? 0).sort((a, b) => a - b);
      return [name, sorted[Math.floor((sorted.length - 1) / 2)] ?? 0];
    }),
  );
}

function isGood(scores: Readonly<Record<string, number>>): boolean {
  return Object.values(scores).every((score) => score >= LEAST);
}
