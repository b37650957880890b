import { expect, it } from 'vitest';
import { findingsInBothThemes } from '../driving/axe.ts';
import { ASKED, answer, OFFERED, RESULT, textOf } from '../driving/play.ts';
import { greet, makeTable } from '../driving/tables.ts';
import { t } from '../driving/text.ts';
import { importLandfall } from './support/importLandfall.ts';
import { useStage } from './support/stage.ts';

const stage = useStage();

it('a finished game is analysed, a costly decision is shown on the board, and played on', async () => {
  const { page } = await stage.device('Gus');
  await greet(page, 'Gus');
  const id = await importLandfall(page);
  await page.goto(`/replay/${id}`);
  await page
    .locator(RESULT)
    .getByRole('button', { name: t('table.analysis') })
    .click();
  await page.getByRole('heading', { name: t('analysis.findings') }).waitFor();
  const balance = page.getByRole('table', { name: t('analysis.balance') });
  // Each seat in places, and again in points.
  await expect.poll(() => balance.getByRole('row', { name: 'Crown' }).count()).toBe(2);
  const results = async (group: string): Promise<string[]> =>
    balance
      .getByRole('rowgroup')
      .filter({ has: page.getByRole('rowheader', { name: group, exact: true }) })
      .locator('td:last-child')
      .allTextContents();
  expect(await results(t('analysis.inPlaces'))).toEqual(['2', '3', '1']);
  expect(await results(t('analysis.inPoints'))).toEqual(['3', '1', '4']);
  await expect.poll(() => page.locator('.tk-curves .tk-line-core').count()).toBe(3);
  await page.getByLabel(t('analysis.shown')).selectOption({ label: t('analysis.scores') });

  const finding = page.locator('.finding').first();
  await finding.focus();
  await page.keyboard.press('Enter');
  const note = page.getByRole('region', { name: t('analysis.atMove') });
  await note.waitFor();
  const move = Number(/move (\d+)/.exec(await textOf(note.getByRole('heading').filter({ hasText: /move \d/ })))?.[1]);
  await page.waitForURL((url) => url.hash === `#${move - 1}`);
  await page.locator('.live-board [data-card^="coast:"][data-pointed]').waitFor();
  expect(await findingsInBothThemes(page)).toEqual([]);

  await note.getByRole('button', { name: t('whatIf.better') }).click();
  await page.waitForURL(/\/table\//);
  await page.locator(OFFERED).first().waitFor();
  const branch = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const { moments } = await (await page.request.get(`/api/tables/${branch}/moments?from=${move}&to=${move}`)).json();
  expect(moments[0].entry.events[0]).toMatchObject({ kind: 'islandSeen' });
  await answer(page, () => 0);

  // The new table says where it comes from.
  await page.getByRole('tab', { name: t('table.menu') }).click();
  // If the game is over by now, its result says so too.
  const menu = page.getByRole('tabpanel', { name: t('table.menu') });
  await menu.getByText(t('whatIf.branch', { seq: move - 1 })).waitFor();
  await menu.getByRole('link', { name: t('whatIf.origin') }).click();
  await page.waitForURL(`**/replay/${id}#${move - 1}`);
});

it('the analysis can be cancelled', async () => {
  const { page } = await stage.device('Gus');
  await greet(page, 'Gus');
  const id = await importLandfall(page);
  // The log never arrives.
  await page.route(`**/api/tables/${id}/log`, () => undefined);
  await page.goto(`/replay/${id}#1`);
  const panel = page.getByRole('region', { name: t('analysis.title') });
  const hasFocus = (): Promise<boolean> => panel.evaluate((one) => one.contains(document.activeElement));
  await panel.getByRole('button', { name: t('analysis.begin') }).focus();
  await page.keyboard.press('Enter');
  await panel.getByRole('progressbar', { name: t('analysis.progress') }).waitFor();
  expect(await hasFocus()).toBe(true);
  await panel.getByRole('button', { name: t('analysis.cancel') }).focus();
  await page.keyboard.press('Enter');
  await panel.getByRole('button', { name: t('analysis.begin') }).waitFor();
  expect(await hasFocus()).toBe(true);
});

it('a player alone with bots gets a hint in words, marked on the board', async () => {
  const { page } = await stage.device('Gus');
  await greet(page, 'Gus');
  await page.goto(`/table/${await makeTable(page, 'landfall')}`);
  await page.getByRole('button', { name: t('table.hint'), exact: true }).click();
  await page.locator('.hint-move').waitFor();
  await page.locator('[data-pointed]').first().waitFor();
  expect(await findingsInBothThemes(page)).toEqual([]);
});

it('a hint that fails can be asked for again', async () => {
  const { page } = await stage.device('Gus', '/', { serviceWorkers: 'block' });
  await greet(page, 'Gus');
  await page.route('**/assets/botWorker-*.js', (route) => route.abort());
  await page.goto(`/table/${await makeTable(page, 'landfall')}`);
  await page.getByRole('button', { name: t('table.hint'), exact: true }).click();
  await page.getByText(t('hint.failed')).waitFor();
  await page.unroute('**/assets/botWorker-*.js');
  const hint = page.locator('.hint');
  const read = page.locator('[aria-live]', { has: page.getByText(t('hint.failed')) });
  expect(await read.getByRole('button').count()).toBe(0);
  await hint.getByRole('button', { name: t('analysis.again') }).focus();
  await page.keyboard.press('Enter');
  await page.locator('.hint-move').waitFor();
  expect(await page.getByText(t('hint.failed')).count()).toBe(0);
  // The button has gone, and the focus has stayed.
  expect(await hint.evaluate((one) => one.contains(document.activeElement))).toBe(true);
});

it('there is no hint where several people play', async () => {
  const { page } = await stage.device('Gus');
  await greet(page, 'Gus');
  await page.goto(`/table/${await makeTable(page, 'sharedLandfall')}`);
  await page.locator('.hand-over button').first().click();
  await page.locator(ASKED).first().waitFor();
  await page.waitForLoadState('networkidle');
  expect(await page.getByRole('button', { name: t('table.hint'), exact: true }).count()).toBe(0);
});

it('a host goes without hints, and the table says so', async () => {
  const { page } = await stage.device('Gus', '/about');
  await greet(page, 'Gus');
  await page.goto('/new?game=specimen');
  await page.getByLabel(t('new.hints')).uncheck();
  await page.getByRole('button', { name: t('new.start') }).click();
  await page.waitForURL(/\/table\//);
  await page.locator(ASKED).first().waitFor();
  await page.waitForLoadState('networkidle');
  expect(await page.getByRole('button', { name: t('table.hint'), exact: true }).count()).toBe(0);
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const refused = await page.request.get(`/api/tables/${id}/imagined`);
  expect(await refused.json()).toMatchObject({ reason: 'noHints' });
  await page.getByRole('tab', { name: t('table.menu') }).click();
  await page.getByText(t('terms.hints.nobody')).waitFor();
});

it('people who play each other have hints where they agreed on it', async () => {
  const [gus, ida] = [await stage.device('Gus', '/about'), await stage.device('Ida', '/about')];
  await greet(gus.page, 'Gus');
  await greet(ida.page, 'Ida');
  await gus.page.goto('/new?game=specimen');
  await gus.page.getByLabel('Seat 2,').selectOption('open');
  await gus.page.getByLabel(t('new.hints')).check();
  await gus.page.getByRole('button', { name: t('new.make') }).click();
  await gus.page.waitForURL(/\/table\//);
  await gus.page.getByText(t('terms.hints.everybody')).waitFor();
  await ida.page.goto(gus.page.url());
  await ida.page.getByText(t('terms.hints.everybody')).waitFor();
  await ida.page.getByRole('button', { name: t('gather.sit') }).click();
  await gus.page.getByRole('button', { name: t('gather.start') }).click();
  const pages = [gus.page, ida.page];
  const asked = await Promise.any(
    pages.map((page) =>
      page
        .locator(ASKED)
        .first()
        .waitFor()
        .then(() => page),
    ),
  );
  await asked.getByRole('button', { name: t('table.hint'), exact: true }).click();
  await asked.locator('.hint-move').waitFor();
});
