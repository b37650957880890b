import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { boardFollows } from '../driving/play.ts';
import { greet, makeTable } from '../driving/tables.ts';
import { t } from '../driving/text.ts';
import { useStage } from './support/stage.ts';

const stage = useStage();
const PIRATE = 'Anne 🏴‍☠️';
const LONG = 'Wilhelmina-Maximiliane XX';

async function toDialog(page: Page) {
  await page.getByRole('button', { name: t('home.play', { game: 'Francis Drake' }) }).click();
  return page.getByRole('dialog');
}

describe('a name', () => {
  it('can have a pirate flag', async () => {
    const { page } = await stage.device('Anne');
    const dialog = await toDialog(page);
    await dialog.getByRole('textbox').fill(PIRATE);
    await dialog.getByRole('button', { name: t('who.go') }).click();
    await page.waitForURL(/\/table\//);
    await page.getByRole('link', { name: t('nav.profile', { name: PIRATE }) }).waitFor();
    await page.locator('.fd-log').getByRole('heading', { name: PIRATE }).waitFor();
  });

  it('and a chat line are shown as text, whatever markup they hold', async () => {
    const { page } = await stage.device('Mallory');
    const name = '<img src=x onerror=a()>';
    const line = '<script>document.title="x"</script><b onclick=a()>';
    const dialog = await toDialog(page);
    await dialog.getByRole('textbox').fill(name);
    await dialog.getByRole('button', { name: t('who.go') }).click();
    await page.waitForURL(/\/table\//);
    await page.locator('.fd-log').getByRole('heading', { name }).waitFor();
    await page.getByRole('tab', { name: t('table.chat') }).click();
    await page.getByRole('textbox', { name: t('chat.label') }).fill(line);
    await page.getByRole('button', { name: t('chat.send') }).click();
    await page.getByText(line).waitFor();
    expect(await page.locator('img[src=x], [onerror], [onclick], script:has-text("document.title")').count()).toBe(0);
  });

  it('that cannot be used is explained in the dialog, in plain words', async () => {
    const { page, context } = await stage.device('Anne');
    const dialog = await toDialog(page);
    for (const [name, problem] of [
      ['A\u202enn', t('name.hiddenCharacter')],
      ['   ', t('name.blankName')],
      ['x'.repeat(25), t('name.longName', { n: 24 })],
    ] as const) {
      await dialog.getByRole('textbox').fill(name);
      await dialog.getByText(problem).waitFor();
      await expect.poll(() => dialog.getByRole('button', { name: t('who.go') }).isDisabled()).toBe(true);
    }
    // A failed request is reported at the same place.
    await context.setOffline(true);
    await dialog.getByRole('textbox').fill('Anne');
    await dialog.getByRole('button', { name: t('who.go') }).click();
    await dialog.getByText(t('link.unreachable')).waitFor();
    expect(await page.locator('.toast').count()).toBe(0);
  });

  it('can be changed in the profile, where its problems are explained too', async () => {
    const { page } = await stage.device('Anne');
    await greet(page, 'Anne');
    await page.goto('/me');
    const field = page.getByRole('textbox', { name: t('profile.name'), exact: true });
    await field.fill('A\u200bnne');
    await page.getByText(t('name.hiddenCharacter')).waitFor();
    await field.fill('عبد الرحمن');
    await page.getByRole('button', { name: t('profile.save') }).click();
    await page.getByText(t('profile.saved')).waitFor();
  });

  it('that is long is ellipsized, and the badges beside it are not', async () => {
    const { page } = await stage.device('Long');
    await greet(page, LONG.slice(0, 24));
    const name = LONG.slice(0, 24);
    const gathering = await makeTable(page, 'gathering');
    const running = await makeTable(page, 'crowded');
    await page.setViewportSize({ width: 320, height: 568 });
    for (const [path, place] of [
      [`/table/${gathering}`, '.gather-who'],
      [`/table/${running}`, '.fd-log-head'],
    ] as const) {
      await page.goto(path);
      const named = page.locator(place).filter({ hasText: name });
      await named.waitFor();
      // The badges come with what is loaded and drawn later.
      await page.waitForLoadState('networkidle');
      await boardFollows(page);
      const found = await named.evaluate((element) => {
        const [, ...badges] = [...element.children].filter((one) => !one.classList.contains('seat-badge'));
        const box = element.getBoundingClientRect();
        return {
          title: element.querySelector('[title]')?.getAttribute('title'),
          cut: badges.filter((one) => one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0).length,
          outside: badges.filter((one) => one.getBoundingClientRect().right > box.right + 1).length,
        };
      });
      expect(found, path).toEqual({ title: name, cut: 0, outside: 0 });
    }
  });
});
