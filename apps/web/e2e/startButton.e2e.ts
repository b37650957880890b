import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { greet, makeTable } from '../driving/tables.ts';
import { t } from '../driving/text.ts';
import { useStage } from './support/stage.ts';

const stage = useStage();

const SIZES = [
  [320, 568],
  [390, 844],
  [844, 390],
  [720, 450],
  [1024, 768],
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
] as const;

/** The button is entirely in the window, nothing covers it, and the page has not been scrolled. */
async function expectInView(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name });
  await button.waitFor();
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    const found = await button.evaluate((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const inside = left >= 0 && top >= 0 && right <= window.innerWidth && bottom <= window.innerHeight;
      const onTop = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return { inside, free: element.contains(onTop), scrolled: window.scrollY };
    });
    expect(found, `${width}x${height}`).toEqual({ inside: true, free: true, scrolled: 0 });
  }
}

describe('the button that starts a game is in view at every size', () => {
  it('while the table gathers', async () => {
    const { page } = await stage.device('Uli');
    await greet(page, 'Uli');
    await page.goto(`/table/${await makeTable(page, 'gathering')}`);
    await expectInView(page, t('gather.start'));
  });

  it('on the page for a new table', async () => {
    const { page } = await stage.device('Uli', '/new');
    await expectInView(page, t('new.start'));
  });
});
