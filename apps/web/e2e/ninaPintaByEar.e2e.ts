import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { busyColonist } from '../driving/choosers.ts';
import { hearGame } from './support/hearGame.ts';
import { wasPointed } from './support/keys.ts';
import { useStage } from './support/stage.ts';

const TRANSCRIPT = fileURLToPath(new URL('../../../games/nina-pinta/fixtures/gameByEar.txt', import.meta.url));
const stage = useStage();

it('a whole solo game of Niña & Pinta can be played by keyboard and screen reader', async () => {
  const device = await stage.device('Dora', '/about');
  const heard = await hearGame(device, { game: 'nina-pinta', seats: 1, golden: 'portugal' }, busyColonist(12));
  await expect(`${heard.join('\n')}\n`).toMatchFileSnapshot(TRANSCRIPT);
  const questions = heard.filter((line) => line.startsWith('? ')).join('\n');
  for (const kind of [/load your ships/, /Your ship reaches/, /which world do you govern/, /Which Benefit/]) {
    expect(questions).toMatch(kind);
  }
  expect(await wasPointed(device.page)).toBe(false);
});
