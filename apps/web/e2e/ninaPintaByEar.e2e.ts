import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { busyColonist } from '../driving/choosers.ts';
import { asked, isOver } from '../driving/play.ts';
import { greet, makeTable } from '../driving/tables.ts';
import { lendEar } from './support/ear.ts';
import { every } from './support/every.ts';
import { answerByKeys, forbidPointer, wasPointed } from './support/keys.ts';
import { useStage } from './support/stage.ts';

const TRANSCRIPT = fileURLToPath(new URL('../../../games/nina-pinta/fixtures/gameByEar.txt', import.meta.url));
const LONG_MS = 900_000;
const stage = useStage();

it.runIf(every)(
  'a whole solo game by keyboard alone, as somebody hears it who does not see the table',
  async () => {
    const { page, context } = await stage.device('Dora', '/about');
    await greet(page, 'Dora');
    await forbidPointer(page);
    const ear = await lendEar(context, page);
    await page.goto(`/table/${await makeTable(page, 'soloLesson')}`);
    const choose = busyColonist(12);
    const heard: string[] = [];
    while (!(await isOver(page))) {
      heard.push(...(await ear.news()).map((line) => `  ${line}`), `? ${await asked(page)}`);
      await answerByKeys(page, { choose, onStop: async () => void heard.push(`> ${await ear.focus()}`) });
    }
    heard.push(...(await ear.news()).map((line) => `  ${line}`), `? ${await asked(page)}`);
    await expect(`${heard.join('\n')}\n`).toMatchFileSnapshot(TRANSCRIPT);
    expect(await wasPointed(page)).toBe(false);
  },
  LONG_MS,
);
