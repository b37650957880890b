import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { resizeTo } from '../driving/layoutFaults.ts';
import { SIZES } from '../driving/sizes.ts';
import { greet, makeTable } from '../driving/tables.ts';
import { t } from '../driving/text.ts';
import { useStage } from './support/stage.ts';

const stage = useStage();

/** The button is entirely in the window, nothing covers it, and the page has not been scrolled. */
async function expectInView(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name });
  await button.waitFor();
  await page.waitForLoadState('networkidle');
  for (const [width, height] of Object.values(SIZES)) {
    await resizeTo(page, [width, height]);
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
