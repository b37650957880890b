import { expect, it } from 'vitest';
import { boardFollows, OFFERED } from '../driving/play.ts';
import { greet, makeTable } from '../driving/tables.ts';
import { useStage } from './support/stage.ts';

const stage = useStage();

/** A board that is laid out anew with everything on it would drop frames whenever a piece comes or goes. */
it('no board of a table is inside another container', async () => {
  const { page } = await stage.device('Eve');
  await greet(page, 'Eve');
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const table of ['running', 'islands', 'worlds'] as const) {
    await page.goto(`/table/${await makeTable(page, table)}`);
    await page.locator(OFFERED).first().waitFor();
    await boardFollows(page);
    const { boards, inside } = await page.evaluate(() => {
      const found = [...document.querySelectorAll('.tk-board')];
      const containers = found.flatMap((board) => {
        const above: string[] = [];
        for (let one = board.parentElement; one !== null; one = one.parentElement)
          if (getComputedStyle(one).containerType !== 'normal') above.push(one.className);
        return above;
      });
      return { boards: found.length, inside: containers };
    });
    expect(boards, table).toBeGreaterThan(0);
    expect(inside, table).toEqual([]);
  }
});
