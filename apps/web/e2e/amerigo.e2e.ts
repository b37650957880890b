import { expect, it } from 'vitest';
import { answer, asked, FINAL, isOver, OFFERED } from '../driving/play.ts';
import { greet, makeTable } from '../driving/tables.ts';
import { useStage } from './support/stage.ts';

const stage = useStage();

it('the generic table shows the map, and a place on it can be chosen', async () => {
  const { page } = await stage.device('Ana');
  await greet(page, 'Ana');
  await page.goto(`/table/${await makeTable(page, 'islands')}`);
  await page.locator(OFFERED).first().waitFor();
  expect(await asked(page)).toMatch(/^Round 1, \w+ phase: which action do you take\?$/);

  const lit = page.locator('.mark-lit');
  // Takes gold until ships can sail, then places the first ship on a lit space.
  while (!(await isOver(page)) && (await lit.count()) === 0) {
    await answer(page, (offered) =>
      Math.max(
        0,
        offered.findIndex((label) => /Move ships/.test(label)),
      ),
    );
  }
  expect(await asked(page)).toBe('Where on the frame does your ship begin?');
  await lit.first().click();
  await page.locator(FINAL).first().click();
  await page.locator('.mark-ship').first().waitFor();
  await expect.poll(() => asked(page)).toMatch(/Where does your first ship sail\?$/);
});
