import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { boardFollows, isOver } from '../driving/play.ts';
import { AMERIGO_MOMENTS } from '../shots/amerigoMoments.ts';
import { setUpMoment } from '../shots/fixedMoments.ts';
import { useStage } from './support/stage.ts';
import { type Fingers, fingersOn, type Point } from './support/touch.ts';

const stage = useStage();
const WINDOW = '.tk-pan-zoom-window';
const TURNED = '.am-turn[aria-pressed="true"]';
const SQUARE = '.am-tile-field .am-hit';
/** How far above the finger a dragged tile is held. */
const LIFT_PX = 56;

/** A table at which the player has a tile to lay that can be turned. */
async function openTable(width: number, height: number): Promise<Page> {
  const { page } = await stage.device('Ana', '/about');
  await page.setViewportSize({ width, height });
  const moment = AMERIGO_MOMENTS['am-lay'];
  if (moment === undefined) throw new Error('no tile is ever laid');
  await page.goto(`/table/${await setUpMoment(page, moment)}`);
  await page.locator('.am-island .tk-hit').first().waitFor({ state: 'attached' });
  // What is loaded or drawn later moves what is there already.
  await isOver(page);
  await page.waitForLoadState('networkidle');
  await boardFollows(page);
  return page;
}

async function middleOf(page: Page, selector: string): Promise<Point> {
  const box = await page.locator(selector).first().boundingBox();
  if (box === null) throw new Error(`${selector} is not on the page`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** How much the map is enlarged, and how far it is scrolled. */
function viewOf(page: Page): Promise<{ zoom: number; left: number; top: number }> {
  return page.locator(WINDOW).evaluate((root) => ({
    zoom: (root.firstElementChild?.clientWidth ?? 0) / root.clientWidth,
    left: root.scrollLeft,
    top: root.scrollTop,
  }));
}

it('two fingers pinch the map and one pans it', async () => {
  const page = await openTable(390, 844);
  const fingers = await fingersOn(page);
  const { x, y } = await middleOf(page, WINDOW);
  await fingers.press({ x: x - 30, y });
  await fingers.press({ x: x - 30, y }, { x: x + 30, y });
  for (const by of [45, 60, 75]) await fingers.move({ x: x - by, y }, { x: x + by, y });
  await fingers.lift();
  await expect.poll(async () => Math.round((await viewOf(page)).zoom * 10) / 10).toBe(2.5);

  const before = await viewOf(page);
  await fingers.press({ x, y });
  for (let by = 10; by <= 90; by += 10) await fingers.move({ x: x - by, y: y - by / 2 });
  await fingers.lift();
  await expect.poll(async () => (await viewOf(page)).left).toBeGreaterThan(before.left + 40);
  await expect.poll(async () => (await viewOf(page)).zoom).toBeCloseTo(before.zoom, 1);
});

it('a finger drags a tile onto the map, and a second one turns it', async () => {
  const page = await openTable(390, 844);
  const turn = (): Promise<string | null> => page.locator(TURNED).getAttribute('data-target');
  const fingers = await fingersOn(page);
  const scrolled = (): Promise<number> => page.evaluate(() => window.scrollY);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect.poll(scrolled).toBe(0);
  const from = await middleOf(page, '.am-held-tile');
  const map = await middleOf(page, '.am-targets');
  const first = await turn();

  await fingers.press(from);
  await glide(fingers, from, map);
  await page.locator('.am-dragged svg').waitFor();

  // A tap of another finger turns it, and so does turning that finger around the first one.
  const beside = { x: map.x + 80, y: map.y };
  await fingers.press(map, beside);
  await fingers.liftSecond(beside);
  await expect.poll(turn).not.toBe(first);
  const second = await turn();
  await fingers.press(map, beside);
  const around = (angle: number): Point => ({ x: map.x + 80 * Math.cos(angle), y: map.y + 80 * Math.sin(angle) });
  for (let angle = 0.2; angle < 1.1; angle += 0.2) await fingers.move(map, around(angle));
  await fingers.liftSecond(around(1));
  await expect.poll(turn).not.toBe(second);

  const square = await middleOf(page, SQUARE);
  await glide(fingers, map, { x: square.x, y: square.y + LIFT_PX });
  await page.locator('.am-ghost[data-look="legal"]').waitFor();
  expect(await scrolled(), 'the page scrolls below the tile').toBe(0);
  await fingers.lift();
  await page.locator('.am-ghost[data-look="placed"]').waitFor();
  await page.locator('[data-confirming] .button-primary').waitFor();

  // What has been put down can be picked up again, wherever the focus on the button has scrolled to.
  await page.locator('[data-confirming] .button-primary:focus').waitFor();
  await boardFollows(page);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect.poll(scrolled).toBe(0);
  const placed = await middleOf(page, '.am-ghost[data-look="placed"]');
  await fingers.press(placed);
  await glide(fingers, placed, { x: placed.x, y: placed.y + 40 });
  await page.locator('.am-dragged svg').waitFor();
  await fingers.lift();
});

it('the wheel turns a tile over the map', async () => {
  const page = await openTable(1440, 900);
  const turn = (): Promise<string | null> => page.locator(TURNED).getAttribute('data-target');
  const before = await turn();
  const { x, y } = await middleOf(page, '.am-targets');
  await page.mouse.move(x, y);
  await page.mouse.wheel(0, 100);
  await expect.poll(turn).not.toBe(before);
  // The events of one notch turn it once; after a rest it turns again, the other way back.
  await page.waitForTimeout(250);
  await page.mouse.wheel(0, -100);
  await expect.poll(turn).toBe(before);
});

async function glide(fingers: Fingers, from: Point, to: Point): Promise<void> {
  const steps = 8;
  for (let step = 1; step <= steps; step++) {
    const share = step / steps;
    await fingers.move({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share });
  }
}
