import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { boldCaptain } from '../driving/choosers.ts';
import { hearGame } from './support/hearGame.ts';
import { tabTo, wasPointed } from './support/keys.ts';
import { useStage } from './support/stage.ts';

const TRANSCRIPT = fileURLToPath(new URL('../../../games/francis-drake/fixtures/gameByEar.txt', import.meta.url));
const stage = useStage();

it('a whole game of Francis Drake and its replay can be used by keyboard and screen reader', async () => {
  const device = await stage.device('Dora', '/about');
  const { page } = device;
  const heard = await hearGame(device, { seats: 4, golden: 'default' }, boldCaptain(7));
  await expect(`${heard.join('\n')}\n`).toMatchFileSnapshot(TRANSCRIPT);

  await tabTo(page, '.result a[href^="/replay/"]');
  await page.keyboard.press('Enter');
  await tabTo(page, 'input[type=range]');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.getByText(/^Move 2 of /).waitFor();
  expect(await wasPointed(page)).toBe(false);
});
