import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { findingsInBothThemes } from '../driving/axe.ts';
import { ASKED, boardFollows, OFFERED, RESULT } from '../driving/play.ts';
import {
  greet,
  keepClearOf,
  makeGuest,
  makeTable,
  makeTournament,
  recordOf,
  resign,
  startTournament,
} from '../driving/tables.ts';
import { t } from '../driving/text.ts';
import { AMERIGO_MOMENTS } from '../shots/amerigoMoments.ts';
import { setUpMoment } from '../shots/fixedMoments.ts';
import { NINA_PINTA_MOMENTS } from '../shots/ninaPintaMoments.ts';
import { useStage } from './support/stage.ts';

const stage = useStage();

interface Look {
  readonly path: string;
  /** An element that is visible once the page is ready. */
  readonly ready: string;
  act?(page: Page): Promise<void>;
}

/** Every page, and the larger dialogs and panels on them. */
function looks(
  id: Readonly<
    Record<'gathering' | 'running' | 'shared' | 'landfall' | 'over' | 'record' | 'tournament' | 'begun', string>
  >,
) {
  return {
    home: { path: '/', ready: '.table-card' },
    lobby: { path: '/lobby', ready: '.table-card' },
    'new table': { path: '/new', ready: 'select' },
    'gathering table': { path: `/table/${id.gathering}`, ready: '.gather-code' },
    'running table': { path: `/table/${id.running}`, ready: OFFERED },
    'running table, a move chosen': {
      path: `/table/${id.running}`,
      ready: OFFERED,
      act: (page) => page.locator('.tk-choices .tk-choice').last().click(),
    },
    'running table, resigning': { path: `/table/${id.running}`, ready: OFFERED, act: beginToResign },
    'another game': { path: `/table/${id.landfall}`, ready: ASKED },
    'hand-over': { path: `/table/${id.shared}`, ready: '.hand-over' },
    result: { path: `/table/${id.over}`, ready: RESULT },
    replay: { path: `/replay/${id.over}#30`, ready: '.fd-dest' },
    story: { path: `/table/${id.over}/story`, ready: '.story-part' },
    profile: { path: '/me', ready: 'form' },
    tournament: { path: id.tournament, ready: '.tournament-rules' },
    'tournament under way': { path: id.begun, ready: '.tournament-game' },
    tournaments: { path: '/tournaments', ready: '.tournament-form' },
    ratings: { path: '/ratings?game=specimen', ready: '.ladder' },
    record: { path: id.record, ready: '.result-row' },
    notifications: { path: '/notifications', ready: '.notify-webhook' },
    account: { path: '/account', ready: '.account-list' },
    'link from a mail': { path: '/account/mail', ready: 'main h1' },
    people: { path: '/people', ready: '.people-list li' },
    moderation: { path: '/moderation', ready: '.empty' },
    learn: { path: '/learn', ready: 'main h1' },
    rules: { path: '/learn/specimen', ready: '.rule' },
    about: { path: '/about', ready: 'main h2' },
    'not found': { path: '/nowhere', ready: 'main h1' },
  } as const satisfies Readonly<Record<string, Look>>;
}

it('axe finds nothing serious on any page in either theme', async () => {
  const { page } = await stage.device('Eve');
  await greet(page, 'Eve');
  const over = await makeTable(page, 'running');
  await resign(page, over);
  await resign(page, await makeTable(page, 'rated'));
  const others = [await makeGuest(page, 'Bo'), await makeGuest(page, 'Cy')];
  await keepClearOf(page, others);
  const id = {
    over,
    record: await recordOf(page),
    tournament: await makeTournament(page),
    begun: await startTournament(page, others),
    gathering: await makeTable(page, 'gathering'),
    running: await makeTable(page, 'running'),
    shared: await makeTable(page, 'shared'),
    landfall: await makeTable(page, 'landfall'),
  };
  const found: string[] = [];
  for (const [name, look] of Object.entries<Look>(looks(id))) {
    await page.goto(look.path);
    await page.locator(look.ready).first().waitFor();
    await look.act?.(page);
    found.push(...(await findingsInBothThemes(page)).map((finding) => `${name}, ${finding}`));
  }
  expect(found).toEqual([]);
});

/** Decisions that are made with controls of their own, by their names among the fixed moments. */
const DECISIONS = {
  'Amerigo, choosing an action': 'am-turn',
  'Amerigo, sailing': 'am-blue',
  'Amerigo, building': 'am-lay',
  'Niña & Pinta, loading': 'np-loading',
  'Niña & Pinta, sailing': 'np-sailing',
  'Niña & Pinta, governing': 'np-governing',
  'Niña & Pinta, selecting Benefits': 'np-selecting',
} as const;

it.each(Object.entries(DECISIONS))('axe finds nothing serious at the table of %s in either theme', async (_, name) => {
  const { page } = await stage.device('Eve', '/about');
  const moment = { ...AMERIGO_MOMENTS, ...NINA_PINTA_MOMENTS }[name];
  if (moment === undefined) throw new Error(`no moment is called ${name}`);
  await page.goto(`/table/${await setUpMoment(page, moment)}`);
  await page.locator(OFFERED).first().waitFor();
  await page.waitForLoadState('networkidle');
  expect(await findingsInBothThemes(page)).toEqual([]);
  await page.locator(OFFERED).first().click();
  await boardFollows(page);
  expect(await findingsInBothThemes(page), 'after the first choice').toEqual([]);
});

async function beginToResign(page: Page): Promise<void> {
  await page.getByRole('tab', { name: t('table.menu') }).click();
  await page.getByRole('button', { name: t('table.resign') }).click();
  await page.getByRole('dialog').waitFor();
}
