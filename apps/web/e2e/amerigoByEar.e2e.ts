import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { tabbingExplorer } from '../driving/choosers.ts';
import { hearGame } from './support/hearGame.ts';
import { wasPointed } from './support/keys.ts';
import { useStage } from './support/stage.ts';

const TRANSCRIPT = fileURLToPath(new URL('../../../games/amerigo/fixtures/gameByEar.txt', import.meta.url));
const stage = useStage();

it('a whole game of Amerigo can be played by keyboard and screen reader', async () => {
  const device = await stage.device('Dora', '/about');
  const heard = await hearGame(device, { game: 'amerigo', seats: 2, golden: 'default' }, tabbingExplorer(3));
  await expect(`${heard.join('\n')}\n`).toMatchFileSnapshot(TRANSCRIPT);
  const questions = heard.filter((line) => line.startsWith('? ')).join('\n');
  for (const kind of [/which action/, /ship sail/, /found a trading post/, /Plan tiles/, /Where do you build/]) {
    expect(questions).toMatch(kind);
  }
  expect(await wasPointed(device.page)).toBe(false);
});
