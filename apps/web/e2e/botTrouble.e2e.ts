import type { ServerMessage } from '@portolan/protocol';
import { it } from 'vitest';
import { isOver } from '../driving/play.ts';
import { t } from '../driving/text.ts';
import { useStage } from './support/stage.ts';

const stage = useStage();

/** A worker that hangs is tested with the server; here the server only says so. */
it.each(['specimen', 'nina-pinta'])('a table says that a bot did not answer: %s', async (game) => {
  const { page, context } = await stage.device('Ida');
  await context.request.post('/api/guest', { data: { name: 'Ida' } });
  const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }];
  const data = { game, visibility: 'unlisted', seats, start: true };
  const { id } = (await (await context.request.post('/api/tables', { data })).json()) as { readonly id: string };
  await page.routeWebSocket('**/socket', (socket) => {
    const server = socket.connectToServer();
    server.onMessage((text) => {
      const message: ServerMessage = JSON.parse(String(text));
      const told =
        message.type === 'table' && message.table.id === id
          ? { ...message, table: { ...message.table, botTrouble: { seat: 1, seq: 9 } } }
          : message;
      socket.send(JSON.stringify(told));
    });
  });
  await page.goto(`/table/${id}`);
  await isOver(page);
  await page
    .locator('.prompt')
    .getByText(t('table.botTrouble', { name: 'Star (bot)' }))
    .waitFor();
});
