import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { boldCaptain } from '../driving/choosers.ts';
import { answer, boardFollows, isOver, RESULT, textOf } from '../driving/play.ts';
import { greet, makeTable, resign } from '../driving/tables.ts';
import { t } from '../driving/text.ts';
import { useStage } from './support/stage.ts';

const stage = useStage();

/** The board at a moment of a replay, without the highlights of recent changes. */
async function boardAt(page: Page, table: string, moment: number): Promise<string> {
  await page.goto('about:blank');
  await page.goto(`/replay/${table}#${moment}`);
  await page.getByText(new RegExp(`^Move ${moment} of `)).waitFor();
  // The table is drawn part by part; the logs come last.
  await page.locator('.fd-dest').first().waitFor();
  await page.locator('.fd-log').nth(2).waitFor();
  await boardFollows(page);
  return textOf(page.locator('.live-board'));
}

it('an imported game has the same names, and a link to a moment shows the same position', async () => {
  const { page } = await stage.device('Gus');
  await greet(page, 'Gus');
  const id = await makeTable(page, 'running');
  await page.goto(`/table/${id}`);
  const undo = page.getByRole('button', { name: t('table.undo'), exact: true });
  const choose = boldCaptain(8);
  while (!(await isOver(page)) && !(await undo.isVisible())) await answer(page, choose);
  await undo.click();
  await page
    .getByRole('list', { name: t('log.label') })
    .getByText(/^You take back a move\.$/)
    .waitFor();
  const { seq } = (await (await page.request.get(`/api/tables/${id}`)).json()) as { seq: number };
  await resign(page, id);
  await page.locator(RESULT).waitFor();

  const file = join(tmpdir(), `portolan-${id}.jsonl`);
  writeFileSync(file, await (await page.request.get(`/api/tables/${id}/log`)).text());
  await page.goto('/lobby');
  await page.getByLabel(t('lobby.import')).setInputFiles(file);
  await page.waitForURL(/\/replay\//);
  const copy = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  expect(copy).not.toBe(id);
  // Before the undo, the undone move itself, the undo, and later.
  for (const moment of [1, seq - 2, seq - 1, seq, seq + 10]) {
    expect(await boardAt(page, copy, moment), `moment ${moment}`).toBe(await boardAt(page, id, moment));
  }
  const names = page.locator('.fd-log').getByRole('heading');
  await expect.poll(() => names.allTextContents()).toEqual(['Gus', 'Star (bot)', 'Crown (bot)']);
  await page.locator('.fd-log').filter({ hasText: 'Gus' }).getByText('resigned').waitFor();
});
