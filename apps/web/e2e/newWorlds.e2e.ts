import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { seriousFindings } from '../driving/axe.ts';
import { layoutFaults, resizeTo } from '../driving/layoutFaults.ts';
import { boardFollows, OFFERED } from '../driving/play.ts';
import { makeTable } from '../driving/tables.ts';
import { setUpMoment } from '../shots/fixedMoments.ts';
import { NINA_PINTA_MOMENTS } from '../shots/ninaPintaMoments.ts';
import { useStage } from './support/stage.ts';

const stage = useStage();

async function openTable(): Promise<Page> {
  const { page } = await stage.device('Ana', '/about');
  await page.request.post('/api/guest', { data: { name: 'Ana' } });
  const id = await makeTable(page, 'worlds');
  await page.goto(`/table/${id}`);
  await page.locator(OFFERED).first().waitFor();
  await boardFollows(page);
  return page;
}

function world(page: Page, id: string): Promise<{ left: number; right: number; bottom: number }> {
  return page.locator(`.np-worlds [data-world="${id}"]`).evaluate((board) => {
    const { left, right, bottom } = board.getBoundingClientRect();
    return { left, right, bottom };
  });
}

it('three worlds stand side by side on a desktop, and their lands say what is there', async () => {
  const page = await openTable();
  await resizeTo(page, [1440, 900]);
  await page.waitForLoadState('networkidle');
  await boardFollows(page);
  const [nina, pinta, santaMaria] = await Promise.all(['nina', 'pinta', 'santaMaria'].map((id) => world(page, id)));
  expect(nina?.right).toBeLessThanOrEqual(pinta?.left ?? 0);
  expect(pinta?.right).toBeLessThanOrEqual(santaMaria?.left ?? 0);
  expect(santaMaria?.bottom).toBeLessThanOrEqual(900);
  await expect.poll(() => page.locator('[data-spot^="land:"] button').count()).toBe(21);
  await page.getByRole('button', { name: /^Andes of Pinta: unexplored/ }).waitFor();
  await page.getByRole('button', { name: /^Compass of Santa Maria: no State of War, no City$/ }).waitFor();
  // A change of a figure is shown for a moment only and may cover its neighbour.
  const faults = await layoutFaults(page, { ignore: ['.figure-change'] });
  expect(faults.filter((fault) => fault.includes('np-'))).toEqual([]);
});

/** A device at the table of a moment. */
async function openMoment(name: string): Promise<Page> {
  const { page } = await stage.device('Ana', '/about');
  const moment = NINA_PINTA_MOMENTS[name];
  if (moment === undefined) throw new Error(`no moment is called ${name}`);
  await page.goto(`/table/${await setUpMoment(page, moment)}`);
  await page.locator(OFFERED).first().waitFor();
  await boardFollows(page);
  return page;
}

it('the names of lands contain the text that is seen on them', async () => {
  const page = await openMoment('np-sailing');
  const strict = ['label-content-name-mismatch'];
  expect(await seriousFindings(page, { strict, within: '.np-map' })).toEqual([]);
});

it('connections are drawn on demand', async () => {
  const page = await openTable();
  const toggle = page.getByRole('button', { name: 'My connections' });
  await toggle.click();
  await expect.poll(() => toggle.getAttribute('aria-pressed')).toBe('true');
  await page.locator('.np-connections').first().waitFor({ state: 'attached' });
  await toggle.click();
  await page.locator('.np-connections').first().waitFor({ state: 'detached' });
});

it('on a phone a world comes into sight by a tap on the overview, or by swiping to it', async () => {
  const page = await openTable();
  await resizeTo(page, [390, 844]);
  // The tab follows the play; the worlds are one tap away.
  await page.getByRole('tab', { name: 'Worlds' }).click();
  const overview = page.getByRole('navigation', { name: 'Worlds' });
  await overview.getByRole('button', { name: /^Santa Maria/ }).click();
  await page.waitForFunction(() => {
    const board = document.querySelector('.np-worlds [data-world="santaMaria"]');
    return Math.abs(board?.getBoundingClientRect().left ?? 999) < 40;
  });
  await page.locator('.np-worlds').evaluate((worlds) => worlds.scrollTo({ left: 0 }));
  await overview.locator('[aria-current="true"]', { hasText: 'Niña' }).waitFor();
});

it('on a phone the world that the question is about is in sight', async () => {
  const page = await openMoment('np-natives');
  await resizeTo(page, [390, 844]);
  await page.locator('.np-overview [aria-current="true"]', { hasText: 'Santa Maria' }).waitFor();
});

it('with a finger, ships with equal crews are dragged into another order', async () => {
  const page = await openMoment('np-sealing');
  await resizeTo(page, [390, 844]);
  await NINA_PINTA_MOMENTS['np-sealing']?.act?.(page);
  const ships = page.locator('.np-sailing-free');
  const worlds = () => ships.evaluateAll((all) => all.map((ship) => ship.getAttribute('data-world')));
  await expect.poll(worlds).toEqual(['nina', 'pinta', 'santaMaria']);
  await boardFollows(page);
  await dragByFinger(page, await centreOf(ships.first()), await centreOf(ships.last()));
  await expect.poll(worlds).toEqual(['santaMaria', 'pinta', 'nina']);
  // A tap swaps a ship with the one before it.
  await ships.last().click();
  await expect.poll(worlds).toEqual(['santaMaria', 'nina', 'pinta']);
});

interface Point {
  readonly x: number;
  readonly y: number;
}

async function centreOf(place: Locator): Promise<Point> {
  await place.scrollIntoViewIfNeeded();
  const box = await place.boundingBox();
  if (box === null) throw new Error('it is not on the page');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function dragByFinger(page: Page, from: Point, to: Point): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [from]);
  for (const part of [0.25, 0.5, 0.75, 1])
    await touch('touchMove', [{ x: from.x + part * (to.x - from.x), y: from.y + part * (to.y - from.y) }]);
  await touch('touchEnd', []);
  await devtools.detach();
}
