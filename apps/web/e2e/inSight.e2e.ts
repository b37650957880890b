import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { resizeTo } from '../driving/layoutFaults.ts';
import { boardFollows, OFFERED } from '../driving/play.ts';
import { greet, makeTable } from '../driving/tables.ts';
import { AMERIGO_MOMENTS } from '../shots/amerigoMoments.ts';
import { type FixedMoment, setUpMoment } from '../shots/fixedMoments.ts';
import { NINA_PINTA_MOMENTS } from '../shots/ninaPintaMoments.ts';
import { useStage } from './support/stage.ts';

const stage = useStage();

/** A table played up to a moment, at a size. */
async function openMoment(moment: FixedMoment | undefined, size: readonly [number, number]): Promise<Page> {
  const { page } = await stage.device('Ana', '/about');
  if (moment === undefined) throw new Error('there is no such moment');
  await greet(page, 'Ana');
  const table = await setUpMoment(page, moment);
  await resizeTo(page, size);
  await page.goto(`/table/${table}`);
  await page.locator(OFFERED).first().waitFor();
  await page.waitForLoadState('networkidle');
  await boardFollows(page);
  return page;
}

it('a close-up stays inside the window and below the head, wherever its spot is', async () => {
  const { page } = await stage.device('Ana', '/about');
  await greet(page, 'Ana');
  await page.goto(`/table/${await makeTable(page, 'islands')}`);
  await page.locator('.tk-stage').waitFor({ state: 'attached' });
  for (const [width, height] of [
    [1440, 900],
    [320, 568],
  ] as const) {
    await resizeTo(page, [width, height]);
    const outside = await page.evaluate(() => {
      const head = document.querySelector('.head')?.getBoundingClientRect().bottom ?? 0;
      return [0, 0.5, 1]
        .flatMap((x) => [0, 0.5, 1].map((y) => [x, y] as const))
        .filter(([x, y]) => {
          const card = document.createElement('div');
          card.className = 'tk-sprite tk-closeup';
          card.style.cssText = `--x:${x * innerWidth}px;--y:${y * innerHeight}px;width:300px;height:330px;transform:translate(-50%,-50%)`;
          document.querySelector('.tk-stage')?.append(card);
          const { left, right, top, bottom } = card.getBoundingClientRect();
          card.remove();
          return left < 0 || right > innerWidth || top < head || bottom > innerHeight;
        });
    });
    expect(outside, `${width}x${height}`).toEqual([]);
  }
});

it('on a phone the land that is attacked is not under the question', async () => {
  const page = await openMoment(NINA_PINTA_MOMENTS['np-attack'], [390, 844]);
  const place = (): Promise<readonly [boolean, boolean]> =>
    page.evaluate(() => {
      const land = document.querySelector('.np-here .np-room')?.getBoundingClientRect();
      const dock = document.querySelector('.live-dock')?.getBoundingClientRect();
      return [(land?.top ?? -1) >= 0, (land?.bottom ?? innerHeight) <= (dock?.top ?? 0)] as const;
    });
  await expect.poll(place).toEqual([true, true]);
});

it('where fingers point, no key and no wheel is named for a tile', async () => {
  const page = await openMoment(AMERIGO_MOMENTS['am-lay'], [390, 844]);
  const dock = page.locator('.live-dock');
  await expect.poll(() => dock.innerText()).toMatch(/\(R\)/);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 2 });
  await expect.poll(() => page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true);
  await expect.poll(() => dock.innerText()).not.toMatch(/\(R\)|\(M\)|wheel/);
});
