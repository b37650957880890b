import type { TableInfo, TableTerms } from '@portolan/protocol';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { answer, asked, textOf } from '../../driving/play.ts';
import { greet } from '../../driving/tables.ts';
import { t } from '../../driving/text.ts';
import type { Device } from './stage.ts';

/** When a week of play begins. */
export const MONDAY = Date.parse('2026-11-16T09:00Z');

export interface Wanted {
  readonly game: string;
  readonly terms: TableTerms;
  readonly options?: unknown;
}

/** Seats these people at a new table, in their order, starts the game and returns its id. */
export async function sitDown(devices: readonly Device[], wanted: Wanted): Promise<string> {
  for (const { page, name } of devices) await greet(page, name);
  const [host, ...others] = devices;
  if (host === undefined) throw new Error('nobody is there');
  return newTable(host, others, wanted);
}

/** The same for people who have been greeted. */
export async function newTable(
  host: Device,
  others: readonly Device[],
  { game, terms, options = {} }: Wanted = { game: 'specimen', terms: {} },
): Promise<string> {
  const seats = [host, ...others].map((_, seat) => ({ kind: seat === 0 ? 'me' : 'open' }));
  const request = { data: { game, terms, options, seats, visibility: 'unlisted' } };
  const { id } = (await (await host.page.request.post('/api/tables', request)).json()) as { readonly id: string };
  for (const [at, { page }] of others.entries()) {
    await page.request.post(`/api/tables/${id}/sit`, { data: { seat: at + 1 } });
  }
  await host.page.request.post(`/api/tables/${id}/start`, { data: {} });
  return id;
}

/** What the clock of somebody shows. */
export function clockOf(page: Page, name: string): Promise<string> {
  const left = page.locator('.clock').filter({ hasText: name }).locator('.clock-left');
  return textOf(left).then((text) => text.replace(`${t('clock.runs')} `, ''));
}

export function log(page: Page): Locator {
  return page.getByRole('list', { name: t('log.label') });
}

/** Makes the first move that is offered, and waits until the table has it. */
export async function move(page: Page): Promise<void> {
  await answer(page, () => 0);
  await expect.poll(() => asked(page), { timeout: 30_000 }).not.toBe(t('table.sending'));
}

/** The seats that the table waits for. */
export async function awaited(page: Page, id: string): Promise<readonly number[]> {
  return ((await (await page.request.get(`/api/tables/${id}`)).json()) as TableInfo).awaiting;
}

/** Asks to take back what is offered first, accepting that something hidden has come out where that is asked. */
export async function askBack(page: Page): Promise<void> {
  await page.getByRole('tab', { name: t('table.log') }).click();
  await page.getByRole('button', { name: t('back.ask') }).click();
  const dialog = page.getByRole('dialog');
  const send = dialog.getByRole('button', { name: t('back.send') });
  const accept = dialog.getByRole('checkbox', { name: t('back.acceptAsk') });
  // The dialog is complete at once: with the checkbox where it has to be accepted.
  await send.waitFor();
  if ((await accept.count()) > 0) await accept.check();
  await send.click();
  await dialog.waitFor({ state: 'detached' });
}
