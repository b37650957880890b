import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { answer, isOver } from '../driving/play.ts';
import { greet, makeTable } from '../driving/tables.ts';
import { useStage } from './support/stage.ts';

const stage = useStage({ pace: 'normal' });

async function openLesson(page: Page): Promise<void> {
  await greet(page, 'Ana');
  const id = await makeTable(page, 'lesson');
  await page.goto(`/table/${id}`);
  await page.locator('.fd-table').waitFor();
}

/** Goes straight to the dock, so that the bots sail the voyage alone. */
async function stayAtHome(page: Page): Promise<void> {
  await isOver(page);
  await answer(page, (offered) =>
    Math.max(
      0,
      offered.findIndex((label) => /outbound dock/i.test(label)),
    ),
  );
}

it('sounds are off at first; the switch in the menu loads the synthesizer and is remembered', async () => {
  const { page } = await stage.device('Ana', '/about');
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  const isLoaded = (): boolean => loaded.some((url) => url.includes('synthesizer'));
  await openLesson(page);
  await page.getByRole('tab', { name: 'Menu' }).click();
  const sounds = page.getByRole('checkbox', { name: /Sounds/ });
  expect(await sounds.isChecked()).toBe(false);
  expect(isLoaded()).toBe(false);
  await sounds.check();
  await expect.poll(isLoaded).toBe(true);
  await page.reload();
  await page.getByRole('tab', { name: 'Menu' }).click();
  await expect.poll(() => sounds.isChecked()).toBe(true);
  await sounds.uncheck();
  expect(await page.evaluate(() => localStorage.getItem('portolan.sound'))).toBe('off');
});

it('the legend is one key away and names every symbol', async () => {
  const { page } = await stage.device('Ana', '/about');
  await openLesson(page);
  // The key is listened to once the parts have been loaded that are not needed at first sight.
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('l');
  const legend = page.getByRole('dialog', { name: 'Legend' });
  await legend.getByText('Crew', { exact: true }).waitFor();
  expect(await legend.locator('[data-symbol]').count()).toBeGreaterThan(30);
  await page.keyboard.press('Escape');
  await legend.waitFor({ state: 'detached' });
});

it('the end of a voyage has a ceremony that a click skips; with reduced motion it stands still', async () => {
  // At the same time, because a voyage of bots takes a while to watch.
  await Promise.all([watchCeremony('no-preference'), watchCeremony('reduce')]);
});

async function watchCeremony(reducedMotion: 'no-preference' | 'reduce'): Promise<void> {
  const { page } = await stage.device('Ana', '/about');
  await page.emulateMedia({ reducedMotion });
  await openLesson(page);
  // Motion is loaded a little later than the table.
  await page.locator('.tk-stage').waitFor({ state: 'attached' });
  await stayAtHome(page);
  const ranking = page.locator('.tk-ranking');
  await ranking.waitFor({ timeout: 240_000 });
  expect(await ranking.locator('li').count()).toBe(4);
  const moving = await page.evaluate(() =>
    document.getAnimations().some(({ effect }) => {
      const target = effect instanceof KeyframeEffect ? effect.target : null;
      return target?.closest('.tk-ranking') !== null && target !== null;
    }),
  );
  expect(moving).toBe(reducedMotion === 'no-preference');
  await ranking.dispatchEvent('pointerdown');
  await ranking.waitFor({ state: 'detached', timeout: 1000 });
}
