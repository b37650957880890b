import { outsideMessages } from '@portolan/i18n/testing';
import { type MailServer, startMailServer } from '@portolan/server/testing';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answer, boardFollows, isOver, RESULT } from '../driving/play.ts';
import { greet, makeTable, makeTournament, recordOf, resign, type TABLE_REQUESTS } from '../driving/tables.ts';
import { t } from '../driving/text.ts';
import { follow, GUIDE, isGuided, NEXT } from './support/guiding.ts';
import { importLandfall } from './support/importLandfall.ts';
import { readStory } from './support/readStory.ts';
import { useStage } from './support/stage.ts';
import { untranslated } from './support/untranslated.ts';

let mails: MailServer;
beforeAll(async () => {
  mails = await startMailServer();
});
afterAll(() => mails.close());

const stage = useStage({
  locale: 'en-XA',
  settings: () => ({
    SMTP_URL: mails.url,
    MAIL_FROM: 'Portolan <ships@example.org>',
    PUBLIC_URL: 'https://play.example.org',
  }),
});

const DATA = ['Portolan', 'Francis Drake', 'Amerigo', 'Niña & Pinta', 'Landfall', 'Eve'];

interface Played {
  readonly request: keyof typeof TABLE_REQUESTS;
  /** What is not text. */
  readonly except: readonly string[];
}

const TABLES: readonly Played[] = [
  // Zones are numbered in Roman numerals.
  { request: 'running', except: ['.fd-zone-mark'] },
  { request: 'islands', except: [] },
  { request: 'worlds', except: [] },
  { request: 'landfall', except: [] },
];
const MOVES = 12;
const CARDS = '.live-board [data-card]:visible';
const SOME = 10;
/** Things that are asked about, from all over the board. */
const ASKED = 6;
/** Pages and decisions. */
const GUIDED = 10;

/** Notes what is not translated at this moment. */
type Looking = () => Promise<void>;

interface Look {
  readonly path: string;
  /** An element that is visible once the page is ready. */
  readonly ready: string;
  act?(page: Page): Promise<void>;
}

const PAGES: Readonly<Record<string, Look>> = {
  home: { path: '/', ready: '.table-card' },
  lobby: { path: '/lobby', ready: '.table-card' },
  'new table': { path: '/new', ready: 'select' },
  'new solo table': { path: '/new?game=nina-pinta', ready: 'select', act: (page) => firstButton(page, 'fieldset.row') },
  'readings at a new table': {
    path: '/new?game=amerigo',
    ready: 'select',
    act: (page) => page.locator('details > summary').first().click(),
  },
  'new shared table': { path: '/new', ready: 'select', act: (page) => page.getByRole('radio').last().click() },
  profile: { path: '/me', ready: 'form' },
  'deleting the profile': { path: '/me', ready: 'form', act: (page) => page.locator('.button-danger').first().click() },
  ratings: { path: '/ratings?game=specimen', ready: '.ladder' },
  account: { path: '/account', ready: '.account-list', act: (page) => firstButton(page, '.account-list ~ div') },
  'a link from a mail': { path: '/account/mail#nothing', ready: '.account .surface' },
  notifications: { path: '/notifications', ready: 'main form' },
  people: { path: '/people', ready: '.empty' },
  moderation: { path: '/moderation', ready: '.empty' },
  'an offer': { path: '/lobby', ready: '.filter', act: (page) => page.locator('.page-head button').last().click() },
  tournaments: { path: '/tournaments', ready: '.tournament-form' },
  learn: { path: '/learn', ready: '.game-card' },
  rules: { path: '/learn/specimen', ready: '.rule' },
  about: { path: '/about', ready: 'main h2' },
  'not found': { path: '/nowhere', ready: 'main h1' },
};

it('every page is translated', async () => {
  const { page } = await stage.device('Eve');
  expect(await untranslated(page, { data: DATA })).toEqual([]);
  await page.locator('.home-game[data-game="francis-drake"] .button-primary').click();
  await page.getByRole('dialog').waitFor();
  expect(await untranslated(page, { data: DATA })).toEqual([]);
  await greet(page, 'Eve');
  await makeTable(page, 'gathering');
  await makeTable(page, 'running');
  await resign(page, await makeTable(page, 'rated'));
  const record = { path: await recordOf(page), ready: '.result-row' };
  const tournament = { path: await makeTournament(page), ready: '.tournament-rules' };
  const found: string[] = [];
  for (const [name, look] of Object.entries({ ...PAGES, record, tournament }))
    found.push(...(await lookAt(page, name, look)));
  expect(found).toEqual([]);
});

it('a table is translated before its game begins, when it changes hands and when it is missing', async () => {
  const { page } = await stage.device('Eve');
  await greet(page, 'Eve');
  const looks: Readonly<Record<string, Look>> = {
    gathering: { path: `/table/${await makeTable(page, 'gathering')}`, ready: '.gather-code' },
    agreed: { path: `/table/${await makeTable(page, 'agreed')}`, ready: '.agreed' },
    'hand-over': { path: `/table/${await makeTable(page, 'shared')}`, ready: '.hand-over' },
    missing: { path: '/table/nowhere', ready: 'main h1' },
  };
  const found: string[] = [];
  for (const [name, look] of Object.entries(looks)) found.push(...(await lookAt(page, name, look)));
  expect(found).toEqual([]);
});

it.each(TABLES)('the table of $request is translated, during play and in the replay', async ({ request, except }) => {
  const { page } = await stage.device('Eve');
  await greet(page, 'Eve');
  const id = await makeTable(page, request);
  const search = { data: DATA, except };
  const found = new Set<string>();
  const look: Looking = async () => (await untranslated(page, search)).forEach((one) => void found.add(one));
  await page.goto(`/table/${id}`);
  await isOver(page);
  await openDialogs(page, look);
  await askWhy(page, look);
  await followGuide(page, look);
  for (let move = 0; move < MOVES && !(await isOver(page)); move++) {
    await look();
    await answer(page, (offered) => move % offered.length);
  }
  const over = await isOver(page);
  for (const tab of await page.getByRole('tab').all()) {
    await tab.click();
    await boardFollows(page);
    await look();
  }
  for (const thing of (await page.locator(CARDS).all()).slice(0, SOME)) {
    await thing.hover({ force: true });
    // Not every one has room to open.
    await page
      .locator('.tk-card')
      .waitFor({ timeout: 1000 })
      .catch(() => undefined);
    await look();
  }
  if (!over) await resign(page, id);
  await page.locator(RESULT).waitFor({ timeout: 120_000 });
  await look();
  await page.goto(`/replay/${id}#5`);
  await page.locator('.wheel').waitFor();
  await page.locator('.fairness summary').click();
  await look();
  await page.goto(`/table/${id}/story`);
  await page.locator('.story-part .log-line').first().waitFor();
  await look();
  expect([...found]).toEqual([]);
});

it('mails are translated as the pages from which their reader asked for them', async () => {
  const { page } = await stage.device('Eve');
  await greet(page, 'Eve');
  const asks = { '/account': t('addresses.add'), '/notifications': t('notify.address') };
  for (const [at, [path, label]] of Object.entries(asks).entries()) {
    await page.goto(path);
    await page.getByRole('textbox', { name: label }).fill(`eve${at}@example.org`);
    await page.keyboard.press('Enter');
    await expect.poll(() => mails.received.length).toBe(at + 1);
  }
  for (const { subject, text } of mails.received)
    expect([
      outsideMessages(subject),
      outsideMessages(text)
        .replace(/https:\S+/g, '')
        .trim(),
    ]).toEqual(['', '']);
});

it('hints and the analysis of a game are translated', async () => {
  const { page } = await stage.device('Eve');
  await greet(page, 'Eve');
  await page.goto(`/table/${await makeTable(page, 'landfall')}`);
  await page.locator('.hint-button').click();
  await page.locator('.hint-move').waitFor();
  expect(await untranslated(page, { data: DATA })).toEqual([]);
  await page.goto(`/replay/${await importLandfall(page)}#3`);
  await page.locator('.analysis .button-primary').click();
  await page.locator('.finding').first().click();
  await page.locator('.chosen-finding').waitFor();
  expect(await untranslated(page, { data: DATA })).toEqual([]);
  await page.goto(`/table/${await importLandfall(page)}/story`);
  await readStory(page);
  for (const more of await page.locator('.story-part summary').all()) {
    await more.click();
    // What is in it is rendered when it has opened.
    await page.locator('.story-part details[open] > :not(summary)').last().waitFor({ state: 'attached' });
  }
  expect(await untranslated(page, { data: DATA })).toEqual([]);
  await page.goto(`/table/${await makeTable(page, 'landfall')}/story`);
  await page.locator('main h1').waitFor();
  expect(await untranslated(page, { data: DATA })).toEqual([]);
});

it('a table for games without one of their own is translated, but for the data it shows', async () => {
  const { page } = await stage.device('Eve', '/about', { serviceWorkers: 'block' });
  await greet(page, 'Eve');
  await page.route('**/assets/specimen-table-*.js', (route) => route.abort());
  await page.goto(`/table/${await makeTable(page, 'landfall')}`);
  await isOver(page);
  await page.locator('.generic-table .outline').first().waitFor();
  expect(await untranslated(page, { data: DATA })).toEqual([]);
  await answer(page, () => 0);
  await isOver(page);
  expect(await untranslated(page, { data: DATA })).toEqual([]);
});

/** The dialogs that the menu of a table opens, one after the other. */
async function openDialogs(page: Page, look: Looking): Promise<void> {
  await page.getByRole('tab', { name: t('table.menu') }).click();
  const menu = page.getByRole('tabpanel', { name: t('table.menu') });
  await menu.getByRole('button', { name: t('table.resign') }).waitFor();
  const dialog = page.getByRole('dialog');
  for (const name of [t('table.legend'), t('standIn.let'), t('table.resign')]) {
    const button = menu.getByRole('button', { name, exact: true });
    // Landfall has no legend.
    if ((await button.count()) === 0) continue;
    await button.click();
    await dialog.locator('section, .stand-in-bot, .button-danger').first().waitFor();
    await look();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  }
}

async function askWhy(page: Page, look: Looking): Promise<void> {
  await boardFollows(page);
  await page.locator('.why-button').click();
  await page.locator('.why-bar:focus').waitFor();
  for (const thing of await someOf(page.locator(CARDS), ASKED)) {
    await thing.click({ force: true });
    await page.locator('.why-card h3').waitFor();
    await page.waitForLoadState('networkidle');
    await look();
  }
  await page.keyboard.press('Escape');
  await page.locator('.why-bar').waitFor({ state: 'detached' });
}

/** Spread over all that there are. */
async function someOf(things: Locator, most: number): Promise<readonly Locator[]> {
  const all = await things.all();
  const step = Math.ceil(all.length / most);
  return all.filter((_, at) => at % step === 0);
}

/** Reads what the guide has to say and follows its advice, for some steps. */
async function followGuide(page: Page, look: Looking): Promise<void> {
  await page.getByRole('tab', { name: t('table.menu') }).click();
  const menu = page.getByRole('tabpanel', { name: t('table.menu') });
  const begin = menu.getByRole('button', { name: t('table.guide') });
  // Landfall has no guide.
  if ((await begin.count()) === 0) return;
  await begin.click();
  await page.locator(GUIDE).waitFor();
  let advised = 0;
  for (let step = 0; step < GUIDED && (await isGuided(page)); step++) {
    await look();
    if (await page.locator(NEXT).isVisible()) await page.locator(NEXT).click();
    else if ((await follow(page)) !== '') advised++;
  }
  expect(advised).toBeGreaterThan(0);
  const end = menu.getByRole('button', { name: t('table.unguide') });
  if (await end.isVisible()) await end.click();
  await page.locator(GUIDE).waitFor({ state: 'detached' });
}

async function lookAt(page: Page, name: string, { path, ready, act }: Look): Promise<readonly string[]> {
  await page.goto(path);
  await page.locator(ready).first().waitFor();
  await page.waitForLoadState('networkidle');
  await act?.(page);
  return (await untranslated(page, { data: DATA })).map((text) => `${name}: ${text}`);
}

function firstButton(page: Page, place: string): Promise<void> {
  return page.locator(`${place} button`).first().click();
}
