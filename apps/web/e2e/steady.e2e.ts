import { expect, it } from 'vitest';
import { recordShifts, shiftsOf } from '../driving/layoutShift.ts';
import { OFFERED } from '../driving/play.ts';
import { greet, makeTable, resign } from '../driving/tables.ts';
import { useStage } from './support/stage.ts';

const stage = useStage();

/** Half of what counts as good in a browser's own score. */
const MOST = 0.05;
const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } } as const;

it('no page moves under the reader while it loads', async () => {
  const { page } = await stage.device('Eve');
  await greet(page, 'Eve');
  await recordShifts(page);
  const over = await makeTable(page, 'running');
  await resign(page, over);
  // Otherwise its result may arrive while the table is measured. Bots take their time at a table that nobody watches.
  await page.goto(`/table/${over}`);
  const statusOf = async (): Promise<unknown> => (await (await page.request.get(`/api/tables/${over}`)).json()).status;
  await expect.poll(statusOf, { timeout: 60_000 }).toBe('finished');
  const tables = ['running', 'landfall', 'islands', 'worlds', 'gathering'] as const;
  const looks = new Map([
    ['/', '.table-card'],
    ['/lobby', '.table-card'],
    ['/new', 'select'],
    ['/me', 'form'],
    ['/learn', 'main h1'],
    ['/learn/francis-drake', '.rule'],
    ['/about', 'main h2'],
    [`/replay/${over}`, 'main h1'],
    [`/table/${over}`, '.result .tk-result'],
    [`/table/${over}/story`, '.story-board .tk-board'],
  ]);
  for (const name of tables) looks.set(`/table/${await makeTable(page, name)}`, `${OFFERED}, .gather-code`);
  const found: string[] = [];
  for (const [size, viewport] of Object.entries(SIZES)) {
    await page.setViewportSize(viewport);
    for (const [path, ready] of looks) {
      await page.goto(path);
      await page.locator(ready).first().waitFor();
      await page.waitForLoadState('networkidle');
      const { score, moved } = await shiftsOf(page);
      if (score > MOST) found.push(`${path}, ${size}: ${score.toFixed(3)}, mostly ${moved.join(' and ')}`);
    }
  }
  expect(found).toEqual([]);
});
