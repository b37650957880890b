import type { Locator, Page } from 'playwright-core';
import { latencyOf } from './latency.ts';
import { FINAL, isOver } from './play.ts';
import { t } from './text.ts';

/** A click at a table, and how long the screen took to respond. */
export interface Interaction {
  readonly what: string;
  readonly ms: number;
}

/** Clicks through everything a table offers on the player's turn, until `count` clicks are timed. */
export async function timeClicks(page: Page, count: number): Promise<Interaction[]> {
  const done: Interaction[] = [];
  await settle(page);
  while (done.length < count && !(await isOver(page))) {
    for (const [what, place] of roundOf(page)) {
      if (!(await place.isVisible())) continue;
      const ms = await timeClick(page, place);
      if (ms !== undefined) done.push({ what, ms });
    }
  }
  return done.slice(0, count);
}

/** Waits until the page is fully loaded and cached by its service worker. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    await document.fonts.ready;
    await new Promise((resolve) => requestIdleCallback(resolve));
  });
}

/** Uses raw mouse events, because the driver's `click` runs checks in the page that would count as latency. */
async function timeClick(page: Page, place: Locator): Promise<number | undefined> {
  await place.scrollIntoViewIfNeeded();
  const box = await place.boundingBox();
  if (box === null) return undefined;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  return latencyOf(page, () => page.mouse.click(x, y));
}

/** In an order in which each becomes visible; what the current question lacks is skipped. */
function roundOf(page: Page): readonly (readonly [string, Locator])[] {
  const tab = (key: 'table.chat' | 'table.why' | 'table.menu' | 'table.log'): Locator =>
    page.getByRole('tab', { name: t(key) });
  const back = page.getByRole('button', { name: t('table.back'), exact: true });
  const card = page.locator('.tk-hit[data-pick]');
  const choice = page.locator('.tk-choices :is(.tk-choice, [data-target]):enabled:not([aria-pressed="true"])');
  return [
    ['a choice', choice.last()],
    ['back', back],
    ['a card on the board', card.last()],
    ['back', back],
    ['the chat', tab('table.chat')],
    ['why', tab('table.why')],
    ['this table', tab('table.menu')],
    ['the log', tab('table.log')],
    ['the other theme', page.locator('header button')],
    ['a card on the board', card.first()],
    ['a choice', choice.last()],
    ['a choice', choice.last()],
    ['confirm', page.locator(FINAL).first()],
  ];
}
