import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { thriftySoloist } from '../driving/choosers.ts';
import { asked, noDeeds, OFFERED, playOn } from '../driving/play.ts';
import { t } from '../driving/text.ts';
import { comeAboard, readResult } from './support/people.ts';
import { useStage } from './support/stage.ts';

const stage = useStage();

it('a player plays a whole solo game against Planck', async () => {
  const { page } = await stage.device('Ana', '/new');
  await setUpSolo(page);
  await comeAboard(page, 'Ana');
  await page.locator(OFFERED).first().waitFor();
  expect(await asked(page)).toBe('Planck plays England. Which nation do you play?');
  // Planck has no seat, but a card.
  await page.locator('.player', { hasText: 'Planck' }).waitFor();

  const deeds = noDeeds();
  await playOn(page, { choose: thriftySoloist(5), deeds });
  const questions = deeds.questions.join('\n');
  for (const phase of [
    /who sails to Santa Maria/,
    /Where does it harbour/,
    /Which world do you govern/,
    /Which Benefit/,
  ]) {
    expect(questions).toMatch(phase);
  }
  // Decisions on Planck's behalf are switched off.
  expect(questions).not.toMatch(/equally good/);
  expect(await readResult(page)).toMatch(/^(Ana|Planck) wins\n\nNiña \S+ \S+\n(.+\n)+Total \S+ \S+\nPlace 1 2$/);
  await page
    .getByText(/^(Ana|Planck) wins by \d+ points?: a .+’s victory\.|^Equal totals/)
    .first()
    .waitFor();
});

async function setUpSolo(page: Page): Promise<void> {
  await page.getByText('Niña & Pinta', { exact: true }).click();
  await page.getByRole('button', { name: t('new.players', { n: 1 }) }).click();
  await page.getByLabel('Planck’s nation').selectOption('england');
  await page.getByLabel('Decide for Planck').uncheck();
  await page.getByRole('button', { name: t('new.start') }).click();
}
