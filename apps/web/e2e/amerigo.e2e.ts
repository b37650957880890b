import type { View } from '@portolan/amerigo';
import { amerigoUi } from '@portolan/amerigo-ui/web';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { curiousExplorer } from '../driving/choosers.ts';
import { playToBuilding } from '../driving/motion.ts';
import { answer, boardFollows, type Choose, isOver } from '../driving/play.ts';
import { greet, makeTable } from '../driving/tables.ts';
import { setUpStart } from '../shots/fixedMoments.ts';
import { every } from './support/every.ts';
import { readResult } from './support/people.ts';
import { useStage } from './support/stage.ts';
import { listenToWire, type Wire } from './support/wire.ts';

const stage = useStage();
const ui = amerigoUi();
const DESK = { device: 'a desk', width: 1440, height: 900 };
const PHONE = { device: 'a phone', width: 390, height: 844 };
/** Every decision there is. */
const ALL = [
  'buyProduction',
  'chooseShip',
  'chooseTile',
  'chooseToken',
  'foundPost',
  'layTile',
  'loadCannons',
  'moveOrder',
  'moveProgress',
  'placeShip',
  'planTile',
  'sailShip',
  'takeTurn',
];

// At a desk, a whole game is played by keyboard in any case.
it.each([...(every ? [{ ...DESK, seats: 3 as const }] : []), { ...PHONE, seats: 2 as const }])(
  'a whole game by clicks at $device with $seats seats meets every decision, and all that is legal can be clicked',
  async (trial) => {
    const kinds = await playGame(trial, curiousExplorer(5));
    expect([...kinds].sort()).toEqual(ALL);
  },
);

it.runIf(every).each([
  { ...DESK, seats: 2 as const },
  { ...DESK, seats: 4 as const },
  { ...PHONE, seats: 3 as const },
  { ...PHONE, seats: 4 as const },
])('a whole game by clicks at $device with $seats seats', async (trial) => {
  const kinds = await playGame(trial, curiousExplorer(trial.seats));
  for (const kind of ['takeTurn', 'sailShip', 'foundPost', 'planTile']) expect(kinds).toContain(kind);
});

interface Trial {
  readonly width: number;
  readonly height: number;
  readonly seats: 2 | 3 | 4;
}

/** Plays against bots to the end and returns the decisions met. */
async function playGame({ width, height, seats }: Trial, choose: Choose): Promise<ReadonlySet<string>> {
  const { page } = await stage.device('Ana', '/about');
  await page.setViewportSize({ width, height });
  await greet(page, 'Ana');
  const wire = listenToWire(page);
  await page.goto(`/table/${await setUpStart(page, { game: 'amerigo', seats, golden: 'default' })}`);
  const kinds = new Set<string>();
  while (!(await isOver(page))) {
    const kind = (wire.latest()?.view as View | undefined)?.question?.kind ?? '';
    const isNew = !kinds.has(kind);
    if ((wire.latest()?.legal ?? []).length > 0) {
      kinds.add(kind);
      await boardFollows(page);
      // At the first of each kind, since comparing takes time.
      if (isNew) await expect.poll(() => drawnTargets(page), { timeout: 30_000 }).toEqual(legalTargets(wire));
      if (isNew) await expect.poll(() => tooWide(page), { message: `${kind} is wider than the page` }).toBe(0);
    }
    await answer(page, choose);
  }
  expect(await readResult(page)).toMatch(/Total/);
  return kinds;
}

/** The targets that can be picked first, according to the legal moves; of a tile, its orientations. */
function legalTargets(wire: Wire): string[] {
  const { legal = [] } = wire.latest() ?? {};
  const paths = legal.map((text) => ui.targets(text));
  const shared = (paths[0] ?? []).filter((target) => paths.every((path) => path.includes(target)));
  const isTurned = paths.some(([first]) => first?.startsWith('turn:') === true && !shared.includes(first));
  return unique(
    paths.flat().filter((target) => !shared.includes(target) && !(isTurned && target.startsWith('space:'))),
  );
}

/** Everything that can be picked on the page; the squares for a tile depend on its orientation. */
async function drawnTargets(page: Page): Promise<string[]> {
  const all = await page
    .locator('[data-pick]')
    .evaluateAll((some) => some.map((one) => one.getAttribute('data-target') ?? ''));
  const isTurned = all.some((target) => target.startsWith('turn:'));
  return unique(all.filter((target) => !(isTurned && target.startsWith('space:'))));
}

function unique(targets: readonly string[]): string[] {
  return [...new Set(targets)].sort();
}

function tooWide(page: Page): Promise<number> {
  return page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - window.innerWidth));
}

it('a tile is dragged, turned and put down; where it may not lie, the reason is told', async () => {
  const { page } = await stage.device('Ana', '/about');
  await page.setViewportSize(DESK);
  await greet(page, 'Ana');
  await page.goto(`/table/${await makeTable(page, 'islandsOf3')}`);
  await playToBuilding(page);
  const ghost = page.locator('.am-ghost[data-look]');
  const square = page.locator('.am-tile-field .am-hit').first();

  // By the pointer: drag from the dock, turn on the way, drop on a legal square.
  const turned = page.locator('.am-turn[aria-pressed="true"]');
  const before = await turned.getAttribute('data-target');
  const [from, map] = await Promise.all([
    page.locator('.am-held-tile').boundingBox(),
    page.locator('.am-targets').boundingBox(),
  ]);
  if (from === null || map === null) throw new Error('there is no tile to drag');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  // The frame in the corner is no land.
  await page.mouse.move(map.x + map.width * 0.5, map.y + map.height * 0.5, { steps: 6 });
  await page.locator('.am-dragged svg').waitFor();
  await page.keyboard.press('r');
  await expect.poll(() => turned.getAttribute('data-target')).not.toBe(before);
  const to = await square.boundingBox();
  if (to === null) throw new Error('the tile fits nowhere in this orientation');
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 6 });
  await expect.poll(() => ghost.first().getAttribute('data-look')).toBe('legal');
  await expect.poll(() => page.locator('.am-preview').textContent()).toMatch(/^Here: \d+ points?/);
  await page.mouse.up();
  await page.locator('.am-ghost[data-look="placed"]').waitFor();
  await page.locator('[data-confirming] .button-primary').waitFor();

  // By the keyboard: turn it again, which takes it up, and put it down with Enter.
  await page.keyboard.press('Shift+R');
  await page.locator('.am-ghost[data-look="placed"]').waitFor({ state: 'detached' });
  await square.focus();
  await page.locator('.am-ghost[data-look="legal"]').waitFor();
  await page.keyboard.press('Enter');
  await page.locator('.am-ghost[data-look="placed"]').waitFor();

  // On the water it may not lie.
  const water = await page.locator('.am-targets').boundingBox();
  if (water === null) throw new Error('the map is gone');
  await page.keyboard.press('Escape');
  await page.mouse.move(water.x + 4, water.y + 4);
  await page.mouse.move(water.x + water.width * 0.075, water.y + water.height * 0.09);
  await expect.poll(() => page.locator('.am-preview').textContent()).toMatch(/^(Not here|Here)/);
  await page.getByRole('button', { name: 'Mirror (M)' }).click();
  await page.getByText('Every shape equals its mirror image').waitFor();
});

it('tiles can be tried at any time without playing them', async () => {
  const { page } = await stage.device('Ana', '/about');
  await page.setViewportSize(DESK);
  await greet(page, 'Ana');
  await page.goto(`/table/${await makeTable(page, 'islandsOf3')}`);
  await isOver(page);
  await page.getByRole('button', { name: 'Try tiles on the map' }).click();
  await page.locator('.am-bench-tile').last().click();
  const map = await page.locator('.am-targets').boundingBox();
  if (map === null) throw new Error('there is no map');
  await page.mouse.move(map.x + map.width * 0.4, map.y + map.height * 0.3, { steps: 3 });
  await page.locator('.am-ghost').first().waitFor();
  await page.keyboard.press('Escape');
  await page.locator('.am-bench').waitFor({ state: 'detached' });
  await expect.poll(() => page.locator('.am-ghost').count()).toBe(0);
});

it('on a phone the tiles to try leave the map free', async () => {
  const { page } = await stage.device('Ana', '/about');
  await page.setViewportSize(PHONE);
  await greet(page, 'Ana');
  await page.goto(`/table/${await makeTable(page, 'islandsOf2')}`);
  await isOver(page);
  await page.getByRole('button', { name: 'Try tiles on the map' }).click();
  const shelf = page.locator('.am-bench-strip');
  await shelf.waitFor();
  /** How far the tiles are inside the window, and above the map, once the page has made room for them. */
  const room = async (): Promise<number> => {
    const [strip, map] = [await shelf.boundingBox(), await page.locator('.tk-pan-zoom-window').boundingBox()];
    return strip === null || map === null ? -1 : Math.min(strip.y, map.y + 4 - strip.y - strip.height);
  };
  await expect.poll(room).toBeGreaterThanOrEqual(0);
  await page.getByRole('button', { name: 'Stop trying' }).click();
  await shelf.waitFor({ state: 'detached' });
});
