import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { boardFollows, isOver } from '../driving/play.ts';
import { greet, makeTable } from '../driving/tables.ts';
import { useStage } from './support/stage.ts';

const stage = useStage();

const ISLAND = '.am-island .tk-hit';
const CARTOUCHE = '.am-cartouche';
const SHEET = '.tk-pan-zoom-sheet';

async function openTable(width: number, height: number): Promise<Page> {
  const { page } = await stage.device('Ana');
  await page.setViewportSize({ width, height });
  await greet(page, 'Ana');
  await page.goto(`/table/${await makeTable(page, 'islandsOf3')}`);
  await page.locator(ISLAND).first().waitFor({ state: 'attached' });
  // What is loaded or drawn later moves what is there already, and bots may still be first.
  await isOver(page);
  await page.waitForLoadState('networkidle');
  await boardFollows(page);
  return page;
}

/** How much the map is enlarged. */
function zoomOf(page: Page): Promise<number> {
  return page
    .locator(SHEET)
    .evaluate((sheet) => Math.round((100 * sheet.clientWidth) / (sheet.parentElement?.clientWidth ?? 1)) / 100);
}

it('an island tells its name, its size and what completing it pays to mouse and keyboard', async () => {
  const page = await openTable(1440, 900);
  const island = page.locator(ISLAND).nth(2);
  const label = (await island.getAttribute('aria-label')) ?? '';
  const [name = ''] = label.split('.');
  const post = await page.locator('[data-spot="island:2"]').boundingBox();
  if (post === null) throw new Error('the island is not on the page');
  // Not every point of the box around an island belongs to it.
  const land = await page.evaluate(([x = 0, y = 0, width = 0, height = 0]) => {
    for (let at = 0; at < 100; at++) {
      const [px, py] = [x + (((at % 10) + 0.5) / 10) * width, y + ((Math.floor(at / 10) + 0.5) / 10) * height];
      if (document.elementFromPoint(px, py)?.closest('[data-spot="island:2"]') !== null) return [px, py] as const;
    }
    return undefined;
  }, Object.values(post));
  if (land === undefined) throw new Error('nothing of the island can be hovered');
  await page.mouse.move(...land);
  await expect.poll(() => page.locator(CARTOUCHE).textContent()).toContain(name);
  await expect.poll(() => page.locator(CARTOUCHE).textContent()).toMatch(/squares?, [\d\w]+ squares? free3 points/);
  await expect.poll(() => page.locator('.am-outline-active').getAttribute('data-card')).toBe('island:2');
  await page.mouse.move(2, 2);
  await expect.poll(() => page.locator(CARTOUCHE).count()).toBe(0);

  await page.locator(`${ISLAND}[tabindex="0"]`).focus();
  await page.locator(CARTOUCHE).waitFor();
  const focused = (): Promise<string> =>
    page.evaluate(() => document.activeElement?.closest('.am-island')?.getAttribute('data-spot') ?? '');
  const first = await focused();
  // Which key leads to another island depends on the map.
  for (const key of ['ArrowDown', 'ArrowRight', 'ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowLeft', 'ArrowUp']) {
    if (![first, ''].includes(await focused())) break;
    await page.keyboard.press(key);
  }
  await expect.poll(focused).not.toBe('');
  const [, other = ''] = (await focused()).split(':');
  const said = (await page.locator(ISLAND).nth(Number(other)).getAttribute('aria-label')) ?? '';
  await expect.poll(() => page.locator(CARTOUCHE).textContent()).toContain(said.split('.')[0]);
});

it('on a phone the whole map is shown first, and buttons and keys enlarge it', async () => {
  const page = await openTable(390, 844);
  await expect.poll(() => zoomOf(page)).toBe(1);
  expect(await page.locator('.tk-pan-zoom-window').evaluate((root) => getComputedStyle(root).touchAction)).toBe(
    'pan-x pan-y',
  );
  const [closer, wider] = [page.locator('.tk-zoom').first(), page.locator('.tk-zoom').last()];
  await closer.click();
  await expect.poll(() => zoomOf(page)).toBe(1.6);
  await page.locator(ISLAND).nth(1).focus();
  await page.keyboard.press('+');
  await expect.poll(() => zoomOf(page)).toBe(2.56);
  await page.keyboard.press('0');
  await expect.poll(() => zoomOf(page)).toBe(1);
  await closer.click();
  await wider.click();
  await expect.poll(() => zoomOf(page)).toBe(1);
});

it('on a phone a button of the map counts although it is pressed before the map can be enlarged', async () => {
  const { page } = await stage.device('Ana', 'about:blank', { serviceWorkers: 'block' });
  await page.setViewportSize({ width: 390, height: 844 });
  await greet(page, 'Ana');
  const pressed = Promise.withResolvers<void>();
  await page.route('**/assets/openViewport-*.js', (route) => pressed.promise.then(() => route.continue()));
  const asked = page.waitForRequest('**/assets/openViewport-*.js');
  await page.goto(`/table/${await makeTable(page, 'islandsOf3')}`);
  await asked;
  await isOver(page);
  await page.locator('.tk-zoom').first().click();
  pressed.resolve();
  await expect.poll(() => zoomOf(page)).toBe(1.6);
});

it('on a phone two fingers and a double tap enlarge the map', async () => {
  const page = await openTable(390, 844);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 2 });
  const box = await page.locator('.tk-pan-zoom-window').boundingBox();
  if (box === null) throw new Error('the map is not on the page');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...apart: readonly number[]): Promise<unknown> =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: apart.map((by, id) => ({ id, x: Math.round(x + by), y: Math.round(y) })),
    });
  await touch('touchStart', -30);
  await touch('touchStart', -30, 30);
  for (const by of [40, 50, 60]) await touch('touchMove', -by, by);
  await touch('touchEnd');
  await expect.poll(() => zoomOf(page)).toBe(2);

  const tap = async (): Promise<void> => {
    await touch('touchStart', 0);
    await touch('touchEnd');
  };
  const doubleTap = async (): Promise<number> => {
    await tap();
    await tap();
    return zoomOf(page);
  };
  // On a busy machine two taps can be too far apart. The pause is longer than a double tap, so that taps of two tries are none.
  await expect.poll(doubleTap, { interval: 500 }).toBe(1);
});

it('on a phone a tap shows an island, and a tap on the sea none', async () => {
  const page = await openTable(390, 844);
  const crate = await page.locator('[data-piece^="crate:"]').first().boundingBox();
  const frame = await page.locator('[data-spot="place:T1"]').boundingBox();
  if (crate === null || frame === null) throw new Error('the map is not on the page');
  await page.mouse.click(crate.x + crate.width / 2, crate.y + crate.height / 2);
  await page.locator(`${CARTOUCHE}[data-strip]`).waitFor();
  await page.mouse.click(frame.x + 5, frame.y + frame.height / 2);
  await expect.poll(() => page.locator(CARTOUCHE).count()).toBe(0);
});

it('on a phone the question covers no island’s label', async () => {
  const page = await openTable(390, 640);
  const islands = page.locator(ISLAND);
  for (let island = 0; island < (await islands.count()); island++) {
    await islands
      .nth(island)
      .evaluate(
        (one) => (one instanceof SVGElement || one instanceof HTMLElement) && one.focus({ preventScroll: true }),
      );
    const label = page.locator(CARTOUCHE);
    const name = ((await islands.nth(island).getAttribute('aria-label')) ?? '').split('.')[0] ?? '';
    // Until the next one has its label, that of the island before is there.
    await label.filter({ hasText: name }).waitFor();
    const covered = (): Promise<number> =>
      page.evaluate((cartouche) => {
        const [one, dock] = [document.querySelector(cartouche), document.querySelector('.live-dock')];
        return (one?.getBoundingClientRect().bottom ?? Infinity) - (dock?.getBoundingClientRect().top ?? 0);
      }, CARTOUCHE);
    await expect.poll(covered, { message: name }).toBeLessThanOrEqual(0);
  }
});

it('on the smallest phone the zoom buttons cover no island’s label', async () => {
  const page = await openTable(320, 568);
  const islands = page.locator(ISLAND);
  let met = 0;
  for (let island = 0; island < (await islands.count()); island++) {
    await islands
      .nth(island)
      .evaluate(
        (one) => (one instanceof SVGElement || one instanceof HTMLElement) && one.focus({ preventScroll: true }),
      );
    const name = ((await islands.nth(island).getAttribute('aria-label')) ?? '').split('.')[0] ?? '';
    await page.locator(CARTOUCHE).filter({ hasText: name }).waitFor();
    const { overlaps, isAbove } = await page.evaluate((cartouche) => {
      const [label, buttons] = [document.querySelector(cartouche), document.querySelector('.tk-pan-zoom-buttons')];
      if (label === null || buttons === null) throw new Error('there is no label, or there are no buttons');
      const [one, other] = [label.getBoundingClientRect(), buttons.getBoundingClientRect()];
      const layerOf = (element: Element): number => Number(getComputedStyle(element).zIndex);
      return {
        overlaps: one.left < other.right && one.top < other.bottom,
        isAbove: layerOf(label) > layerOf(buttons),
      };
    }, CARTOUCHE);
    if (overlaps) met++;
    expect(!overlaps || isAbove, name).toBe(true);
  }
  expect(met).toBeGreaterThan(0);
});

it('everything fits on a desktop, and nothing can be enlarged there', async () => {
  const page = await openTable(1440, 900);
  expect(await page.locator('.tk-zoom').count()).toBe(0);
  const bottom = (): Promise<number> => page.locator('.am-map').evaluate((map) => map.getBoundingClientRect().bottom);
  await expect.poll(bottom).toBeLessThanOrEqual(900);
});
