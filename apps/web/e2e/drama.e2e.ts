import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { answer, isOver } from '../driving/play.ts';
import { greet, makeTable } from '../driving/tables.ts';
import { setUpMoment } from '../shots/fixedMoments.ts';
import { useStage } from './support/stage.ts';

const stage = useStage({ pace: 'normal' });

async function openLesson(page: Page): Promise<void> {
  await greet(page, 'Ana');
  const id = await makeTable(page, 'lesson');
  await page.goto(`/table/${id}`);
  await page.locator('.fd-table').waitFor();
}

it('sounds are off at first; the switch in the menu loads the synthesizer and is remembered', async () => {
  const { page } = await stage.device('Ana', '/about');
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  const isLoaded = (): boolean => loaded.some((url) => url.includes('synthesizer'));
  await openLesson(page);
  await page.getByRole('tab', { name: 'Menu' }).click();
  const sounds = page.getByRole('checkbox', { name: /Sounds/ });
  await sounds.waitFor();
  expect(await sounds.isChecked()).toBe(false);
  expect(isLoaded()).toBe(false);
  await sounds.check();
  await expect.poll(isLoaded).toBe(true);
  await page.reload();
  await page.getByRole('tab', { name: 'Menu' }).click();
  await expect.poll(() => sounds.isChecked()).toBe(true);
  await sounds.uncheck();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('portolan.sound'))).toBe('off');
});

it('the legend is one key away and names every symbol', async () => {
  const { page } = await stage.device('Ana', '/about');
  await openLesson(page);
  // The key works once the parts that the first render does not need have been loaded.
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('l');
  const legend = page.getByRole('dialog', { name: 'Legend' });
  await legend.getByText('Crew', { exact: true }).waitFor();
  await expect.poll(() => legend.locator('[data-symbol]').count()).toBeGreaterThan(30);
  await page.keyboard.press('Escape');
  await legend.waitFor({ state: 'detached' });
});

it('the end of a voyage has a ceremony that a click skips; with reduced motion it stands still', async () => {
  // At the same time, because the scoring before it takes a while to watch.
  const [moved, still] = await Promise.all([watchCeremony('no-preference'), watchCeremony('reduce')]);
  for (const { rows, goneAfter, left } of [moved, still]) {
    expect(rows).toBe(4);
    expect(goneAfter, 'milliseconds from the click to its end').toBeLessThan(left);
  }
  expect([moved.moving, still.moving]).toEqual([true, false]);
});

/** What happened to the ranking at the end of a voyage. */
interface Ceremony {
  readonly rows: number;
  readonly moving: boolean;
  /** How long it took to go after a click, and how long it would have stayed, in milliseconds. */
  readonly goneAfter: number;
  readonly left: number;
}

/** The player's last decision of a voyage, after which it is scored. */
const LAST_OF_VOYAGE = { seats: 4, golden: 'default', until: { asked: 'trade', nth: 1 } };

async function watchCeremony(reducedMotion: 'no-preference' | 'reduce'): Promise<Ceremony> {
  const { page } = await stage.device('Ana', '/about');
  await page.emulateMedia({ reducedMotion });
  await page.goto(`/table/${await setUpMoment(page, LAST_OF_VOYAGE)}`);
  // Motion is loaded a little later than the table.
  await page.locator('.tk-stage').waitFor({ state: 'attached' });
  expect(await isOver(page)).toBe(false);
  const seen = await page.evaluateHandle(followCeremony);
  await answer(page, () => 0);
  return seen.evaluate(({ ceremony }) => ceremony);
}

/**
 * In the page: looks at every frame and clicks once the ranking is complete. On a busy machine it would be over before a
 * test has looked at it from outside.
 */
function followCeremony(): { readonly ceremony: Promise<Ceremony> } {
  const isWithin = ({ effect }: Animation, selector: string): boolean =>
    effect instanceof KeyframeEffect && effect.target?.closest(selector) != null;
  let [rows, moving, clicked, left] = [0, false, Number.NaN, 0];
  return {
    ceremony: new Promise((resolve) => {
      const look = (): void => {
        const ranking = document.querySelector('.tk-ranking');
        if (ranking !== null && Number.isNaN(clicked)) {
          const animations = document.getAnimations();
          rows = ranking.querySelectorAll('li').length;
          moving ||= animations.some((one) => isWithin(one, '.tk-ranking'));
          const whole = animations.find((one) => isWithin(one, '.tk-ceremony') && !isWithin(one, '.tk-ranking'));
          left = Number(whole?.effect?.getComputedTiming().endTime) - Number(whole?.currentTime);
          // The second look at it, so that what moves has begun to.
          if (whole !== undefined && Number(whole.currentTime) > 0) {
            clicked = performance.now();
            ranking.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
          }
        }
        if (ranking === null && !Number.isNaN(clicked)) {
          resolve({ rows, moving, left, goneAfter: performance.now() - clicked });
        } else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    }),
  };
}
