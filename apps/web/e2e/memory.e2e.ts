import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { answer, isOver } from '../driving/play.ts';
import { greet, makeTable, type TABLE_REQUESTS } from '../driving/tables.ts';
import { useStage } from './support/stage.ts';

const stage = useStage();

const ANSWERS = 12;
/** Moves and their lines in the log take a third of this; elements that are kept, with the page around them, many times as much. */
const MOST_MB = 2;

it.each(['lesson', 'islands', 'worlds'] as const)(
  'a table in play keeps nothing of its earlier pictures: %s',
  async (table) => {
    const { page } = await stage.device('Eve');
    const heap = await openTable(page, table);
    await answerOften(page);
    const before = await heap();
    await answerOften(page);
    expect((await heap()) - before).toBeLessThan(MOST_MB);
  },
);

/** Returns what measures the memory that its scripts use, in MB. */
async function openTable(page: Page, table: keyof typeof TABLE_REQUESTS): Promise<() => Promise<number>> {
  await greet(page, 'Eve');
  await page.goto(`/table/${await makeTable(page, table)}`);
  const devtools = await page.context().newCDPSession(page);
  return async () => {
    await devtools.send('HeapProfiler.collectGarbage');
    return (await devtools.send('Runtime.getHeapUsage')).usedSize / 1e6;
  };
}

async function answerOften(page: Page): Promise<void> {
  for (let answers = 0; answers < ANSWERS && !(await isOver(page)); answers++) await answer(page, () => 0);
}
