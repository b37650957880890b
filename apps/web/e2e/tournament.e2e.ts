import { expect, it } from 'vitest';
import { seriousFindings } from '../driving/axe.ts';
import { greet } from '../driving/tables.ts';
import { t } from '../driving/text.ts';
import { useStage } from './support/stage.ts';

const stage = useStage();

it('a tournament is announced, two sign up, and their table is set up', async () => {
  const { page } = await stage.device('Anne');
  await greet(page, 'Anne');
  await page.goto('/lobby');
  await page.getByRole('link', { name: t('lobby.tournaments') }).click();
  await page.getByRole('textbox', { name: t('newTournament.title') }).fill('Winter Cup');
  await page.getByRole('combobox', { name: t('newTournament.game'), exact: true }).selectOption('specimen');
  await page.getByRole('combobox', { name: t('newTournament.seats') }).selectOption('2');
  expect(await seriousFindings(page)).toEqual([]);
  await page.getByRole('button', { name: t('newTournament.make') }).click();
  await page.getByRole('heading', { level: 1, name: 'Winter Cup' }).waitFor();
  await page.getByRole('button', { name: t('tournament.enter') }).click();
  await page.getByRole('button', { name: t('tournament.leave') }).waitFor();
  await expect.poll(() => page.getByRole('button', { name: t('tournament.start') }).isDisabled()).toBe(true);

  const { page: other } = await stage.device('Ben', '/about');
  await greet(other, 'Ben');
  await other.goto(new URL(page.url()).pathname);
  await other.getByRole('button', { name: t('tournament.enter') }).click();
  await other.getByRole('listitem').getByText('Ben', { exact: true }).waitFor();
  expect(await other.getByRole('button', { name: t('tournament.start') }).count()).toBe(0);

  await page.reload();
  await page.getByRole('button', { name: t('tournament.start') }).click();
  await page.getByRole('heading', { name: t('tournament.final') }).waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  const table = page.locator('.tournament-game a');
  await expect.poll(() => table.count()).toBe(1);
  await table.click();
  await page.waitForURL('**/table/*');
});
