import { expect, it } from 'vitest';
import { seriousFindings } from '../driving/axe.ts';
import { greet } from '../driving/tables.ts';
import { t } from '../driving/text.ts';
import { useStage } from './support/stage.ts';

const stage = useStage();

/** A program that has said who it is. */
function connect(token: string): Promise<WebSocket> {
  const socket = new WebSocket(`${stage.address().replace('http', 'ws')}/bot`);
  return new Promise((resolve, reject) => {
    socket.addEventListener('error', () => reject(new Error('cannot connect')));
    socket.addEventListener('message', ({ data }) => {
      const { type } = JSON.parse(String(data));
      if (type === 'hello') socket.send(JSON.stringify({ type: 'hello', protocol: 1, token }));
      else resolve(socket);
    });
  });
}

it('a bot of one’s own is made in the profile, connects with its token, and can be removed', async () => {
  const { page } = await stage.device('Anne');
  await greet(page, 'Anne');
  await page.goto('/me');
  await page.getByRole('textbox', { name: t('profile.botName') }).fill('Robin');
  await page.getByRole('button', { name: t('profile.botMake') }).click();
  await page.getByText(t('profile.botToken', { name: 'Robin' })).waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  const token = (await page.locator('.own-bot-token code').textContent()) ?? '';
  await page.getByText(t('profile.botAway')).waitFor();
  const bot = await connect(token);
  await page.reload();
  await page.getByText(t('profile.botHere'), { exact: true }).waitFor();
  expect(await page.getByText(token).count()).toBe(0);
  await page.getByRole('button', { name: t('profile.botRemoveNamed', { name: 'Robin' }) }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('profile.botRemove') })
    .click();
  await page.getByText(t('profile.botRemoved', { name: 'Robin' })).waitFor();
  await expect.poll(() => bot.readyState).toBe(WebSocket.CLOSED);
  await page.locator('.own-bots').waitFor({ state: 'detached' });
});
