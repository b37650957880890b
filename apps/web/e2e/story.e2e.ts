import { expect, it } from 'vitest';
import { findingsInBothThemes } from '../driving/axe.ts';
import { RESULT, textOf } from '../driving/play.ts';
import { greet, makeTable } from '../driving/tables.ts';
import { t } from '../driving/text.ts';
import { importMatch } from '../shots/fixedMoments.ts';
import { importLandfall } from './support/importLandfall.ts';
import { analysedStory, readStory, scrollToCurve } from './support/readStory.ts';
import { useStage } from './support/stage.ts';

const stage = useStage();
const TURN = '.story-turn';

it('the story of a game has its result, the board, the curve and the turning points', async () => {
  const { page } = await stage.device('Gus');
  await greet(page, 'Gus');
  const id = await importLandfall(page);
  await page.goto(`/table/${id}`);
  await page
    .locator(RESULT)
    .getByRole('link', { name: t('table.story') })
    .click();
  await page.waitForURL(`**/table/${id}/story`);
  await expect.poll(() => textOf(page.getByRole('heading', { level: 1 }))).toBe('Crown (bot) wins by 1 point');
  const standings = page.getByRole('list', { name: t('story.standings') }).getByRole('listitem');
  const places = async (): Promise<string[]> =>
    (await standings.allInnerTexts()).map((one) => one.replaceAll(/\s+/g, ' '));
  await expect
    .poll(places)
    .toEqual(['1 Place 1 Crown (bot) 4 points', '2 Place 2 Anchor (bot) 3 points', '3 Place 3 Star (bot) 1 point']);
  await page.getByRole('img', { name: t('story.board'), exact: true }).waitFor();
  await page.getByRole('list', { name: t('story.highlights') }).waitFor();
  await page.getByRole('table', { name: t('result.table') }).waitFor();

  await analysedStory(page);
  await expect.poll(() => page.locator('.tk-curves .tk-line-core').count()).toBe(3);
  const turns = await page.locator(TURN).count();
  await expect.poll(() => page.locator('.tk-curves-flag').count()).toBe(turns);
  expect(turns).toBeGreaterThan(1);
  await page.getByText(t('story.figures')).click();
  const figures = page.getByRole('table', { name: t('analysis.places') }).getByRole('row');
  await expect.poll(() => figures.count()).toBe(10);
  await readStory(page);
  expect(await findingsInBothThemes(page)).toEqual([]);
});

it('whoever resigned is last everywhere, and said to have resigned, although the bot in their seat scored most', async () => {
  const { page } = await stage.device('Gus');
  await greet(page, 'Gus');
  // Seat 2 has won by the rules.
  const id = await importLandfall(page, {
    seats: [
      { kind: 'person', name: 'Ada' },
      { kind: 'person', name: 'Bo' },
      { kind: 'person', name: 'Kim', resigned: true },
    ],
    otherEntries: [{ seq: 1, entry: { kind: 'resign', seat: 2 } }],
  });
  const last = t('result.resigned', { name: 'Kim' });
  for (const address of [`/table/${id}`, `/replay/${id}`]) {
    await page.goto(address);
    await expect.poll(() => textOf(page.locator(RESULT).getByRole('heading').first())).toBe('Ada wins');
    const charts = page.locator(RESULT).getByRole('table', { name: t('result.table') });
    const [places, totals] = ['Place', 'Total'].map((name) => charts.getByRole('row', { name }).getByRole('cell'));
    await expect.poll(() => places?.allTextContents()).toEqual(['1', '2', '3']);
    await expect.poll(() => totals?.allTextContents()).toEqual(['3', '1', '4']);
    await charts.getByRole('columnheader', { name: last }).waitFor();
    await expect.poll(() => textOf(page.locator('.tk-bar-head').last())).toBe(`${last}4`);
  }

  await page.goto(`/table/${id}/story`);
  // What the bot scored is not compared.
  await expect.poll(() => textOf(page.getByRole('heading', { level: 1 }))).toBe('Ada wins by 2 points');
  const standings = page.getByRole('list', { name: t('story.standings') }).getByRole('listitem');
  await expect.poll(() => textOf(standings.last())).toBe(`3Place 3${last}4 points`);
  await analysedStory(page);
  await page.getByText(t('analysis.resigned', { names: 'Kim' })).waitFor();
});

it('a turning point leads to its moment in the replay, and into the game', async () => {
  const { page } = await stage.device('Gus');
  await greet(page, 'Gus');
  const id = await importLandfall(page);
  await page.goto(`/table/${id}/story`);
  await analysedStory(page);
  const decision = page.locator(TURN, { has: page.getByRole('button', { name: t('whatIf.better') }) }).first();
  const move = Number(/move (\d+)/.exec(await textOf(decision.locator('.story-turn-who')))?.[1]);
  await decision.scrollIntoViewIfNeeded();
  await decision.locator('.story-still [data-pointed]').first().waitFor();
  await decision.getByRole('link', { name: t('story.see') }).click();
  await page.waitForURL(`**/replay/${id}#${move - 1}`);
  await page.goBack();
  // The analysis is remembered.
  await page.locator(TURN).first().waitFor();
  // The pictures come last; until then a click can meet a button that is about to be replaced.
  await decision.scrollIntoViewIfNeeded();
  await decision.locator('.story-still [data-pointed]').first().waitFor();
  await page
    .locator(TURN)
    .getByRole('button', { name: t('whatIf.better') })
    .first()
    .click();
  await page.waitForURL(/\/table\/[\w-]+$/);
});

it('a story can be read by anybody who has the link, and without the analysis', async () => {
  const { page } = await stage.device('Gus');
  await greet(page, 'Gus');
  const id = await importLandfall(page);
  const other = await stage.device('Hal', 'about:blank');
  await other.page.goto(`/table/${id}/story`);
  await other.page.getByRole('heading', { name: 'Crown (bot) wins by 1 point' }).waitFor();

  // The worker never gets a log to work with.
  await page.route(`**/api/tables/${id}/log`, (route) => route.abort());
  await page.goto(`/table/${id}/story`);
  await page.getByRole('img', { name: t('story.board'), exact: true }).waitFor();
  await scrollToCurve(page, page.getByText(t('analysis.faultyLog')));
  await page.getByRole('table', { name: t('result.table') }).waitFor();
});

it('there is no story of a game that is not over', async () => {
  const { page } = await stage.device('Gus');
  await greet(page, 'Gus');
  const id = await makeTable(page, 'landfall');
  await page.goto(`/table/${id}/story`);
  await page.getByRole('heading', { name: t('story.notOver') }).waitFor();
  await page.getByRole('link', { name: t('story.toTable') }).click();
  await page.waitForURL(`**/table/${id}`);
});

it('a game without a table of its own tells its last position in words', async () => {
  const { page } = await stage.device('Gus', 'about:blank', { serviceWorkers: 'block' });
  await greet(page, 'Gus');
  await page.route('**/assets/specimen-table-*.js', (route) => route.abort());
  await page.goto(`/table/${await importLandfall(page)}/story`);
  await page.getByText(t('story.boardOutline')).click();
  await page.locator('.story-outline .outline dt').first().waitFor();
  await analysedStory(page);
  expect(await page.locator('.story-still').count()).toBe(0);
});

it('a story on paper has every picture and no buttons', async () => {
  const { page } = await stage.device('Gus');
  await greet(page, 'Gus');
  await page.goto(`/table/${await importLandfall(page)}/story`);
  await analysedStory(page);
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expect.poll(() => page.locator('.story-still-later').count()).toBe(0);
  await expect.poll(() => page.locator('.head, .story-ways, .what-if').filter({ visible: true }).count()).toBe(0);
  expect((await page.pdf({ format: 'A4' })).length).toBeGreaterThan(10_000);
});

it.each([
  ['francis-drake', 4],
  ['amerigo', 3],
  ['nina-pinta', 3],
] as const)('the whole board of %s is in its picture', async (game, seats) => {
  const { page } = await stage.device('Gus');
  await greet(page, 'Gus');
  const id = await importMatch(page, { game, seats, golden: 'default' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/table/${id}/story`);
  await page.locator('.story-board .tk-board').first().waitFor();
  await expect.poll(() => page.evaluate(boardsOutside), { timeout: 60_000 }).toEqual([]);
});

/** In the page: boards that are empty or stick out of their picture. */
function boardsOutside(): string[] {
  const still = document.querySelector('.tk-still')?.getBoundingClientRect();
  const boards = [...document.querySelectorAll('.tk-still .tk-board')].map((one) => one.getBoundingClientRect());
  if (still === undefined || boards.length === 0) return ['no board'];
  const covered = boards.reduce((sum, { width, height }) => sum + width * height, 0) / (still.width * still.height);
  return [
    ...boards
      .filter(
        ({ left, right, top, bottom }) =>
          left < still.left - 2 || right > still.right + 2 || top < still.top - 2 || bottom > still.bottom + 2,
      )
      .map((box) => `outside: ${JSON.stringify(box)}`),
    ...(covered < 0.9 ? [`only ${covered.toFixed(2)} of the picture is covered`] : []),
  ];
}
