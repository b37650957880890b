import { refusal } from '@portolan/protocol';
import type { Page } from 'playwright-core';
import { it } from 'vitest';
import { t } from '../src/messages/noTable.ts';
import { t as refusals } from '../src/messages/refusals.ts';
import { useStage } from './support/stage.ts';

const stage = useStage();

/** Answers `watch` as a server does whose record of the table is damaged; everything else reaches the real one. */
async function damageTables(page: Page): Promise<void> {
  await page.routeWebSocket(/\/socket$/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      const { type } = JSON.parse(String(message)) as { readonly type: string };
      if (type === 'watch') socket.send(JSON.stringify({ type: 'refused', refusal: refusal('damaged') }));
      else server.send(message);
    });
  });
}

it('a page says that its table is damaged, and leads to the others', async () => {
  const { page } = await stage.device('Uli');
  await damageTables(page);
  await page.goto('/table/broken');
  await page.getByRole('heading', { name: t('unopenable.title') }).waitFor();
  await page.getByText(refusals('reason.damaged')).waitFor();
  await page.locator('main').getByRole('link').click();
  await page.waitForURL('**/lobby');
  await page.getByText(refusals('reason.damaged')).waitFor({ state: 'detached' });
});
