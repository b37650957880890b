import { expect, it } from 'vitest';
import { seriousFindings } from '../driving/axe.ts';
import { RESULT } from '../driving/play.ts';
import { greet, makeTable, recordOf, resign } from '../driving/tables.ts';
import { t } from '../driving/text.ts';
import { pageFaults } from './support/pageFaults.ts';
import { useStage } from './support/stage.ts';

const stage = useStage();

it('a rated game appears in the record and in the ratings; others see it until it is hidden', async () => {
  const { page } = await stage.device('Anne');
  await greet(page, 'Anne');
  const table = await makeTable(page, 'rated');
  await resign(page, table);
  const record = await recordOf(page);
  await page.goto('/me');
  await page.getByRole('link', { name: t('profile.toResults') }).click();
  await page.getByRole('heading', { level: 1, name: 'Anne' }).waitFor();
  await page.locator('.result-row').waitFor();
  await expect.poll(() => page.locator('.result-row').textContent()).toContain(t('results.resigned'));
  await page.locator('.rating-card').filter({ hasText: /\d{3}/ }).waitFor();
  // Last of three, so below the beginning, and not sure yet.
  const [value = 0, interval = 0] = [
    ...((await page.locator('.rating-card').textContent()) ?? '').matchAll(/\d{3,4}/g),
  ].map(Number);
  expect(value).toBeLessThan(1500);
  expect(interval).toBeGreaterThan(300);
  expect(await page.locator('.result-row a').getAttribute('href')).toBe(`/table/${table}`);
  await page.getByRole('combobox', { name: t('meeting.opponent') }).waitFor();

  const { page: other } = await stage.device('Ben', '/ratings?game=specimen');
  await other.getByRole('row', { name: /Anne/ }).waitFor();
  await expect.poll(() => other.locator('.ladder tbody tr').count()).toBe(3);
  await other.getByRole('link', { name: 'Anne' }).click();
  await other.locator('.result-row').waitFor();
  expect(await seriousFindings(other)).toEqual([]);

  await page.goto('/me');
  await page.getByText(t('profile.hideResults'), { exact: true }).click();
  await page.getByText(t('profile.nowHidden')).waitFor();
  await page.goto(record);
  await page.getByText(t('record.hiddenSelf')).waitFor();
  const response = await other.request.get(`/api/players/${record.split('/').at(-1)}`);
  expect(response.status()).toBe(403);
});

it('a solo game is on the page of its player, without a grade if they resigned, and fits every size', async () => {
  const { page } = await stage.device('Anne');
  await greet(page, 'Anne');
  // A bot plays on to the end, which is not Anne's victory, nor graded.
  const table = await makeTable(page, 'soloist');
  await resign(page, table);
  await page.goto(`/table/${table}`);
  await page
    .locator(RESULT)
    .getByRole('heading', { name: t('result.title', { name: 'Planck' }) })
    .waitFor();
  await page
    .locator(RESULT)
    .getByText(t('result.resigned', { name: 'Anne' }))
    .first()
    .waitFor();
  expect(await page.locator('.np-victory').count()).toBe(0);
  await page
    .getByRole('list', { name: t('log.label') })
    .getByText('Planck wins, because Anne resigned.')
    .waitFor();
  const path = await recordOf(page);
  await page.goto(path);
  const games = page.locator('#record');
  await games.getByRole('heading', { name: t('solo.heading') }).waitFor();
  await games.getByRole('columnheader', { name: 'Grade of the victory' }).waitFor();
  await expect.poll(() => games.locator('tbody tr').count()).toBe(1);
  await expect.poll(() => games.locator('tbody td').first().textContent()).toBe(t('results.resigned'));
  await expect.poll(() => games.locator('tbody td').last().textContent()).toBe('None, resigned');
  expect(await pageFaults(page)).toEqual([]);
});
