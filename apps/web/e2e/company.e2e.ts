import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { answer, boardFollows, noDeeds, playOn, RESULT, textOf } from '../driving/play.ts';
import { greet, makeTable } from '../driving/tables.ts';
import { t } from '../driving/text.ts';
import { readResult } from './support/people.ts';
import { useStage } from './support/stage.ts';

const stage = useStage();

it('two people play with a spectator, chat and start a rematch', async () => {
  const [jon, kim, lea] = await Promise.all(['Jon', 'Kim', 'Lea'].map((name) => stage.device(name)));
  if (jon === undefined || kim === undefined || lea === undefined) throw new Error('somebody is missing');
  await greet(jon.page, 'Jon');
  await greet(kim.page, 'Kim');
  const path = `/table/${await makeTable(jon.page, 'pair')}`;
  for (const { page } of [jon, kim, lea]) await page.goto(path);
  await kim.page.getByRole('button', { name: t('gather.sit') }).click();
  await jon.page.getByRole('button', { name: t('gather.start') }).click();

  await lea.page.getByText(t('table.watching')).waitFor();
  await boardFollows(lea.page);
  expect(await lea.page.locator('.tk-choices').count()).toBe(0);
  await say(jon.page, 'Fair winds!');
  for (const { page } of [kim, lea]) await hear(page, 'Fair winds!');

  await keepsChoice(jon.page, () => answer(kim.page, () => 0));
  await Promise.all([jon, kim].map(({ page }) => playOn(page, { choose: () => 0, deeds: noDeeds() })));
  await lea.page.locator(RESULT).waitFor();
  const result = await readResult(jon.page);
  for (const { page } of [kim, lea]) expect(await readResult(page)).toBe(result);

  await jon.page.getByRole('button', { name: t('table.rematch') }).click();
  await jon.page.waitForURL((url) => url.pathname !== path && url.pathname.startsWith('/table/'));
  await kim.page.getByRole('link', { name: t('table.toRematch') }).click();
  await kim.page.waitForURL(jon.page.url());
});

async function say(page: Page, text: string): Promise<void> {
  await page.getByRole('tab', { name: t('table.chat') }).click();
  await page.getByRole('textbox', { name: t('chat.label') }).fill(text);
  await page.getByRole('button', { name: t('chat.send') }).click();
}

/** Both players bid at the same time: a pick survives the other player's move. */
async function keepsChoice(page: Page, move: () => Promise<unknown>): Promise<void> {
  await page.getByRole('tab', { name: t('table.log') }).click();
  await page.locator('.tk-choices .tk-choice').last().click();
  const chosen = await textOf(page.locator('[data-confirming] strong'));
  await move();
  await page
    .getByRole('list', { name: t('log.label') })
    .getByText(/^Kim/)
    .first()
    .waitFor();
  expect(await textOf(page.locator('[data-confirming] strong'))).toBe(chosen);
}

async function hear(page: Page, text: string): Promise<void> {
  await page.getByRole('tab', { name: t('table.chat') }).click();
  await page.getByRole('tabpanel').getByText(text).waitFor();
}
