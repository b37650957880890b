import { playToPlacing, traced } from '@portolan/web/driving';
import { markedTask } from './markedTask.ts';
import { atTable, type Trial } from './scenes.ts';

const RIM = '.am-area-rim';
const MARK = 'shaded';
/** Included in the trace after the shading. */
const AFTER_MS = 500;

/**
 * What it takes to shade the water that a ship of Amerigo can reach: the CPU time of the task that computes the outline
 * of each band and puts it on the page, on a processor `throttle` times slower. Not included: finding the berths in
 * reach, which the dock has done before, and painting, which is the browser's.
 */
export async function timeShading(trial: Omit<Trial, 'scene'>, times: number): Promise<number[]> {
  const seen: number[] = [];
  while (seen.length < times) seen.push(await shadeOnce(trial));
  return seen;
}

function shadeOnce(trial: Omit<Trial, 'scene'>): Promise<number> {
  const { browser, throttle } = trial;
  return atTable({ ...trial, scene: { table: 'islandsOf3', pace: 'instant' } }, async (page) => {
    await playToPlacing(page);
    await page.locator('.am-hit').first().click();
    const confirm = await page.locator('[data-confirming] .button-primary').boundingBox();
    if (confirm === null) throw new Error('the ship cannot be placed');
    await page.evaluate(markShading, { rim: RIM, mark: MARK });
    const events = await traced(browser, page, async () => {
      await page.mouse.click(confirm.x + confirm.width / 2, confirm.y + confirm.height / 2);
      await page.locator(RIM).waitFor({ state: 'attached' });
      await page.waitForTimeout(AFTER_MS);
    });
    const ms = markedTask(events, MARK);
    if (ms === undefined) throw new Error('no water was shaded');
    return Math.round(ms * throttle * 10) / 10;
  });
}

/** Runs in the browser. The observer is called at the end of the task that draws the shading. */
function markShading({ rim, mark }: { readonly rim: string; readonly mark: string }): void {
  const observer = new MutationObserver(() => {
    if (document.querySelector(rim) === null) return;
    performance.mark(mark);
    observer.disconnect();
  });
  observer.observe(document.body, { childList: true, subtree: true });
}
