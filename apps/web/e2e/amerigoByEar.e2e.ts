import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { tabbingExplorer } from '../driving/choosers.ts';
import { asked, boardFollows, isOver } from '../driving/play.ts';
import { greet, makeTable } from '../driving/tables.ts';
import { t } from '../driving/text.ts';
import { lendEar } from './support/ear.ts';
import { answerByKeys, forbidPointer, wasPointed } from './support/keys.ts';
import { useStage } from './support/stage.ts';

const TRANSCRIPT = fileURLToPath(new URL('../../../games/amerigo/fixtures/gameByEar.txt', import.meta.url));
const stage = useStage();

it('a whole game of Amerigo by keyboard alone, as somebody hears it who does not see the table', async () => {
  const { page, context } = await stage.device('Dora', '/about');
  await greet(page, 'Dora');
  await forbidPointer(page);
  const ear = await lendEar(context, page);
  const id = await makeTable(page, 'islandsOf2');
  // Only what happens after the page has opened is announced: by then the bots must have made their first moves.
  const awaited = async (): Promise<unknown> => (await (await page.request.get(`/api/tables/${id}`)).json()).awaiting;
  await expect.poll(awaited, { timeout: 30_000 }).toEqual([0]);
  await page.goto(`/table/${id}`);
  const choose = tabbingExplorer(3);
  const heard: string[] = [];
  const hearNews = async (): Promise<void> => void heard.push(...(await ear.news()).map((line) => `  ${line}`));
  // What was offered before stays on the board for a frame after it was chosen.
  const isDone = async (): Promise<boolean> => {
    await expect.poll(() => asked(page)).not.toBe(t('table.sending'));
    await boardFollows(page);
    return isOver(page);
  };
  while (!(await isDone())) {
    await hearNews();
    heard.push(`? ${await asked(page)}`);
    await answerByKeys(page, { choose, onStop: async () => void heard.push(`> ${await ear.focus()}`) });
  }
  await hearNews();
  heard.push(`? ${await asked(page)}`);
  await expect(`${heard.join('\n')}\n`).toMatchFileSnapshot(TRANSCRIPT);
  const questions = heard.filter((line) => line.startsWith('? ')).join('\n');
  for (const kind of [/which action/, /ship sail/, /found a trading post/, /Plan tiles/, /Where do you build/]) {
    expect(questions).toMatch(kind);
  }
  expect(await wasPointed(page)).toBe(false);
});
