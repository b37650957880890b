import { expect, it } from 'vitest';
import { ASKED } from '../driving/play.ts';
import { greet, makeTable } from '../driving/tables.ts';
import { useStage } from './support/stage.ts';

const stage = useStage();

it('parts of a table that a lost network keeps back arrive when it returns', async () => {
  const { page, context } = await stage.device('Ida');
  await greet(page, 'Ida');
  const id = await makeTable(page, 'landfall');
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
  const failed: string[] = [];
  // What a table loads after its first picture fails once, as on a train.
  await context.route(/\/assets\/(choices|Beside|cards|show)-.*\.js$/, (route) => {
    const url = route.request().url();
    if (failed.includes(url)) return route.continue();
    failed.push(url);
    return route.abort('internetdisconnected');
  });
  await page.goto(`/table/${id}`);
  await page.locator(ASKED).first().waitFor();
  await page.locator('.live-tabs').first().waitFor();
  expect(failed).not.toEqual([]);
});
