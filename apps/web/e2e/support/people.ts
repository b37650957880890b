import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { RESULT, textOf } from '../../driving/play.ts';
import { t } from '../../driving/text.ts';

/** Enters a name when the page asks for one on the first action. */
export async function comeAboard(page: Page, name: string): Promise<void> {
  await page.getByRole('textbox', { name: t('who.name') }).fill(name);
  await page.getByRole('button', { name: t('who.go') }).click();
}

/** The result as shown: the winner, and each row of the score table. */
export async function readResult(page: Page): Promise<string> {
  const result = page.locator(RESULT);
  // The game's own charts appear a moment later.
  await result.getByRole('table').first().waitFor({ state: 'attached' });
  const [heading, rows] = await Promise.all([
    textOf(result.getByRole('heading').first()),
    result.getByRole('table').locator('tr').allInnerTexts(),
  ]);
  expect(rows.length).toBeGreaterThan(2);
  return [heading, ...rows.map((row) => row.replaceAll(/\s+/g, ' ').trim())].join('\n');
}
