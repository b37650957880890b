import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { layoutFaults, resizeTo } from '../driving/layoutFaults.ts';
import { OFFERED } from '../driving/play.ts';
import { makeTable } from '../driving/tables.ts';
import { useStage } from './support/stage.ts';

const stage = useStage();

async function openTable(): Promise<Page> {
  const { page } = await stage.device('Ana', '/about');
  await page.request.post('/api/guest', { data: { name: 'Ana' } });
  const id = await makeTable(page, 'worlds');
  await page.goto(`/table/${id}`);
  await page.locator(OFFERED).first().waitFor();
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
  const [nina, pinta, santaMaria] = await Promise.all(['nina', 'pinta', 'santaMaria'].map((id) => world(page, id)));
  expect(nina?.right).toBeLessThanOrEqual(pinta?.left ?? 0);
  expect(pinta?.right).toBeLessThanOrEqual(santaMaria?.left ?? 0);
  expect(santaMaria?.bottom).toBeLessThanOrEqual(900);
  expect(await page.locator('[data-spot^="land:"] button').count()).toBe(21);
  await page.getByRole('button', { name: /^Andes of Pinta: unexplored/ }).waitFor();
  await page.getByRole('button', { name: /^Compass of Santa Maria: no State of War, no City$/ }).waitFor();
  // A change of a figure is shown for a moment only and may cover its neighbour.
  const faults = await layoutFaults(page, { ignore: ['.figure-change'] });
  expect(faults.filter((fault) => fault.includes('np-'))).toEqual([]);
});

it('connections are drawn on demand', async () => {
  const page = await openTable();
  const toggle = page.getByRole('button', { name: 'My connections' });
  await toggle.click();
  expect(await toggle.getAttribute('aria-pressed')).toBe('true');
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
