import type { Event, View } from '@portolan/francis-drake';
import { francisDrakeUi } from '@portolan/francis-drake-ui/web';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { boldCaptain } from '../driving/choosers.ts';
import { resizeTo } from '../driving/layoutFaults.ts';
import { answer, boardFollows, isOver, OFFERED, textOf } from '../driving/play.ts';
import { greet } from '../driving/tables.ts';
import { FIXED_MOMENTS, setUpMoment, setUpStart } from '../shots/fixedMoments.ts';
import { every } from './support/every.ts';
import { readResult } from './support/people.ts';
import { secretsIn, secretsOf, secretsOnShow } from './support/secrets.ts';
import { useStage } from './support/stage.ts';
import { viewsInMemory } from './support/viewsInMemory.ts';
import { listenToWire, newsOf, type Wire } from './support/wire.ts';

const stage = useStage();
const ui = francisDrakeUi();
const ME = 0;
/** With this seed the player faces every decision. */
const SEED = 7;
const ASKED = [
  'attack',
  'chooseYield',
  'exchangeDiscs',
  'goHome',
  'moveDisc',
  'placeFrigates',
  'placeMission',
  'placeTroops',
  'plymouthTurn',
  'pressAttack',
  'trade',
  'useInformer',
];
/** Searching the page's memory is slow, so it is done only now and then. */
const LOOK_EVERY = 12;

it.each([
  { device: 'a desk', width: 1440, height: 900 },
  ...(every ? [{ device: 'a phone', width: 390, height: 844 }] : []),
])(
  'a whole game against three bots by clicks at $device: all that is legal can be clicked, and the hidden stays hidden',
  async ({ width, height }) => {
    const { page } = await stage.device('Ana', '/about');
    await page.setViewportSize({ width, height });
    await greet(page, 'Ana');
    const wire = listenToWire(page);
    await page.goto(`/table/${await setUpStart(page, { seats: 4, golden: 'default' })}`);
    const choose = boldCaptain(SEED);
    const kinds = new Map<string, number>();
    const told: string[] = [];
    let views = 0;
    for (let asked = 0; !(await isOver(page)); asked++) {
      await expect.poll(() => drawnTargets(page), { timeout: 30_000 }).toEqual(legalTargets(wire));
      const view = wire.latest()?.view as View;
      const kind = view.question?.kind ?? '';
      kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
      told.push(...(await secretsOnShow(page, view, ME)));
      if (asked % LOOK_EVERY === 0) {
        const kept = await viewsInMemory<View>(page, 'street');
        views += kept.length;
        told.push(...kept.flatMap((one) => secretsIn(one, ME)));
      }
      await expect.poll(() => tooWide(page), { message: `${kind} is wider than the page` }).toBe(0);
      if (kind === 'placeMission' && kinds.get(kind) === 1) await dragDisc(page);
      await answer(page, choose);
    }
    const news = newsOf(wire);
    told.push(...news.views.flatMap((view) => secretsIn(view as View, ME)));
    told.push(...news.entries.flatMap(({ events }) => events.flatMap((event) => secretsOf(event as Event, ME))));
    expect(told).toEqual([]);
    expect(views).toBeGreaterThan(0);
    expect([...kinds.keys()].sort()).toEqual(ASKED);
    expect(await readResult(page)).toMatch(/Total/);
  },
);

it('with five players nothing overflows its card at any size', async () => {
  const { page } = await stage.device('Ana', '/about');
  await greet(page, 'Ana');
  const { missions } = FIXED_MOMENTS;
  if (missions === undefined) throw new Error('five players have no moment');
  await page.goto(`/table/${await setUpMoment(page, missions)}`);
  await page.locator(OFFERED).first().waitFor();
  await boardFollows(page);
  // A change of a number may briefly overflow.
  await page.addStyleTag({ content: '.figure-change { display: none; }' });
  const wide: string[] = [];
  for (const [width, height] of [
    [1440, 900],
    [1024, 768],
    [390, 844],
  ] as const) {
    await resizeTo(page, [width, height]);
    for (const sheet of ['Plymouth', 'Caribbean']) {
      const tab = page.getByRole('tab', { name: sheet });
      if (width < 1440) await tab.click();
      await boardFollows(page);
      wide.push(...(await tooWideCards(page)).map((card) => `${width} ${card}`));
    }
  }
  expect(wide).toEqual([]);
});

function tooWideCards(page: Page): Promise<string[]> {
  return page
    .locator('.fd-log, .fd-place, .fd-dest, .fd-chart')
    .evaluateAll((cards) =>
      cards
        .filter((card) => card.scrollWidth > card.clientWidth + 1)
        .map((card) => `${card.textContent}: ${card.scrollWidth - card.clientWidth} too wide`),
    );
}

/** Drags a disc from the hand onto the map; the choice then waits to be confirmed. */
async function dragDisc(page: Page): Promise<void> {
  await boardFollows(page);
  const disc = page.locator('.fd-tray [data-target^="disc:"]').first();
  const face = (await disc.getAttribute('data-target'))?.slice('disc:'.length);
  const place = page.locator('.tk-hit[data-pick][data-target^="dest:"]').first();
  const [from, to] = await Promise.all([disc.boundingBox(), place.boundingBox()]);
  if (from === null || to === null) throw new Error('nothing to drag, or nowhere to drag it');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 8 });
  await page.mouse.up();
  await expect.poll(() => textOf(page.locator('[data-confirming] strong'))).toContain(`Place disc ${face} at `);
}

/** The targets that can be picked first, according to the legal moves. */
function legalTargets(wire: Wire): string[] {
  const { legal = [] } = wire.latest() ?? {};
  const paths = legal.map((text) => ui.targets(text));
  const shared = (paths[0] ?? []).filter((target) => paths.every((path) => path.includes(target)));
  const all = paths.flat().filter((target) => !shared.includes(target));
  return asDrawn(all);
}

/** Counters are placed one value after the other, so each place is offered for one value at a time. */
function asDrawn(targets: readonly string[]): string[] {
  return [...new Set(targets.map((target) => target.replace(/^(lay:\w+):\d+$/, '$1')))].sort();
}

/** Everything that can be picked on the page. */
async function drawnTargets(page: Page): Promise<string[]> {
  const targets = await page
    .locator('[data-pick]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-target') ?? ''));
  return asDrawn(targets);
}

function tooWide(page: Page): Promise<number> {
  return page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - window.innerWidth));
}
