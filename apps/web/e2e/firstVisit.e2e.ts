import { expect, it } from 'vitest';
import { boldCaptain } from '../driving/choosers.ts';
import { answer, asked, isOver } from '../driving/play.ts';
import { t } from '../driving/text.ts';
import { useStage } from './support/stage.ts';

const stage = useStage();

it('a new visitor plays against bots after two clicks and can undo a move', async () => {
  const { page } = await stage.device('Ines');
  await page.getByRole('button', { name: t('home.play', { game: 'Francis Drake' }) }).click();
  await page.getByRole('button', { name: t('who.go') }).click();
  expect(await isOver(page)).toBe(false);
  await expect.poll(() => asked(page)).toMatch(/Plymouth Street/);

  const choose = boldCaptain(8);
  const undo = page.getByRole('button', { name: t('table.undo'), exact: true });
  while (!(await isOver(page)) && !(await undo.isVisible())) await answer(page, choose);
  await undo.click();
  // Everyone is told, and the undone move stays in the log.
  const log = page.getByRole('list', { name: t('log.label') });
  await log.getByText(/^You take back a move\.$/).waitFor();
  await expect.poll(() => log.locator('.log-line-undone').count()).toBeGreaterThan(0);
});
