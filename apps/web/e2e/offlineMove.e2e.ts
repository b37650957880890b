import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { ASKED, answer, isOver, textOf } from '../driving/play.ts';
import { greet, makeTable } from '../driving/tables.ts';
import { t } from '../driving/text.ts';
import { type Device, useStage } from './support/stage.ts';

const stage = useStage();

/** A player at a table, whose browser can load the page without a network. */
async function sitDown(): Promise<Device & { readonly id: string }> {
  const device = await stage.device('Olga');
  const { page } = device;
  await greet(page, 'Olga');
  const id = await makeTable(page, 'landfall');
  await page.goto(`/table/${id}`);
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
  // Everything the page loads now goes through the service worker, which keeps it.
  await page.reload();
  expect(await isOver(page)).toBe(false);
  // The first move loads what shows events.
  await answer(page, () => 0);
  expect(await isOver(page)).toBe(false);
  await page.waitForLoadState('networkidle');
  await expect.poll(() => ownMoves(page, id)).toBe(1);
  return { ...device, id };
}

async function confirmOffline({ page, context }: Device): Promise<void> {
  await context.setOffline(true);
  await page.getByText(t('link.offline')).waitFor();
  await answer(page, () => 0);
  await page.getByText(t('table.sendingOffline')).waitFor();
}

function unsent(page: Page): Promise<number> {
  return page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('portolan.unsent.')).length);
}

/** The player's own moves, as the server has them. */
async function ownMoves(page: Page, id: string): Promise<number> {
  const response = await page.request.get(`/api/tables/${id}/moments?from=0&to=50`);
  const { moments } = (await response.json()) as { moments: { entry?: { seat: number; kind: string } }[] };
  return moments.filter(({ entry }) => entry?.seat === 0 && entry.kind === 'move').length;
}

it('a move that was confirmed offline survives a reload and is played once', async () => {
  const olga = await sitDown();
  const { page, context, id } = olga;
  await confirmOffline(olga);
  await page.reload();
  await page.getByText(t('table.sendingOffline')).waitFor();
  expect(await unsent(page)).toBe(1);
  await context.setOffline(false);
  await page.locator(ASKED).first().waitFor();
  await expect.poll(() => unsent(page)).toBe(0);
  expect(await ownMoves(page, id)).toBe(2);
  await page.reload();
  await page.locator(ASKED).first().waitFor();
  expect(await ownMoves(page, id)).toBe(2);
});

it('a move that was confirmed offline is sent from any page of the site', async () => {
  const olga = await sitDown();
  const { page, context, id } = olga;
  await confirmOffline(olga);
  await page.goto('/');
  await context.setOffline(false);
  await expect.poll(() => unsent(page), { timeout: 60_000 }).toBe(0);
  expect(await ownMoves(page, id)).toBe(2);
});

it('a move that was confirmed offline and is no longer possible is reported', async () => {
  const olga = await sitDown();
  const { page, context, id } = olga;
  await confirmOffline(olga);
  // Meanwhile the same player answers on another device.
  const other = await stage.device('Olga, second device');
  await other.context.addCookies(await context.cookies());
  await other.page.goto(`/table/${id}`);
  await other.page.locator(ASKED).first().waitFor();
  await answer(other.page, (offered) => offered.length - 1);
  await expect.poll(() => ownMoves(other.page, id)).toBe(2);
  await page.reload();
  await page.getByText(t('table.sendingOffline')).waitFor();
  await context.setOffline(false);
  const notice = page.locator('.action-refusal');
  await notice.waitFor();
  await expect
    .poll(() => textOf(notice))
    .toBe(t('table.notDone', { reason: 'The game has moved on. Please look again.' }));
  await expect.poll(() => unsent(page)).toBe(0);
  expect(await ownMoves(page, id)).toBe(2);
});
