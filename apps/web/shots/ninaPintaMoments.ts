import type { Page } from 'playwright-core';
import { FINAL } from '../driving/play.ts';
import type { FixedMoment } from './fixedMoments.ts';
import { stopAt } from './stopTime.ts';

/** Players who keep gold in Strongholds, and counters for later. */
const SAVING = [
  /^load \w+ captain 2/,
  /^load \w+ [43]/,
  /^(load|seal)/,
  /^explore/,
  /^(city|upgrade|town)/,
  /^arrange/,
  /^store .* [1-9]/,
  /^board/,
  /^double/,
  /^take (doubleSelection|turnOrder|pirate|stronghold|town|city|native)/,
  /^push/,
  /^take/,
];

/** Players who take Turn Order counters and push the marker of somebody else with them. */
const PUSHING = [
  /^load \w+ captain [12]/,
  /^(load|seal)/,
  /^explore/,
  /^collect/,
  /^board/,
  /^push 2/,
  /^take turnOrder/,
  /^pass 2/,
  /^take/,
];

function moment(
  [seats, golden]: readonly [number, string],
  asked: string,
  nth: number,
  more: Pick<FixedMoment, 'seat' | 'act'> = {},
): FixedMoment {
  return { game: 'nina-pinta', seats, golden, until: { asked, nth }, ...more };
}

const IN_1 = [1, 'portugal'] as const;
const IN_2 = [2, 'screens'] as const;
const IN_3 = [3, 'default'] as const;
const IN_4 = [4, 'default'] as const;

/** For decisions that no golden game offers. */
function played(seats: number, asked: string, more: Omit<FixedMoment, 'seats' | 'until'>, nth = 1): FixedMoment {
  return { game: 'nina-pinta', seats, until: { asked, nth }, ...more };
}

/** Between them they show every part of Niña & Pinta's table: all phases and decisions, two to four players, solo and the end. */
export const NINA_PINTA_MOMENTS: Readonly<Record<string, FixedMoment>> = {
  'np-nation': moment(IN_1, 'chooseNation', 1),
  'np-looking': played(1, 'playBonus', { prefer: [/^take spyglass/, ...SAVING] }),
  'np-war': moment(IN_2, 'placeWar', 3),
  'np-loading': moment(IN_4, 'loadShips', 10),
  'np-sealing': moment(IN_4, 'loadShips', 9, { act: packEqually }),
  'np-recovering': moment(IN_2, 'recoverSettler', 1),
  'np-sailing': moment(IN_4, 'sailShip', 8),
  'np-attack': moment([4, 'readings'], 'removePair', 1),
  'np-natives': moment(IN_2, 'placeNatives', 2),
  'np-migrating': moment(IN_4, 'migrate', 12),
  'np-governing': moment(IN_3, 'chooseWorld', 10),
  'np-revenue': moment(IN_3, 'collectRevenue', 7),
  'np-mining': moment(IN_4, 'mineGold', 1, { seat: 3 }),
  'np-storing': moment(IN_4, 'storeGold', 4, { seat: 3 }),
  'np-building': moment(IN_2, 'build', 5),
  'np-paying': played(2, 'payBuilding', { prefer: SAVING }),
  'np-marker': moment(IN_3, 'placeMarker', 1),
  'np-captain': moment(IN_3, 'recallCaptain', 6),
  'np-pirates': moment(IN_4, 'playPirate', 2, { seat: 3 }),
  'np-selecting': moment(IN_4, 'selectBenefit', 10),
  'np-double': moment(IN_3, 'selectDouble', 1),
  'np-bonus': moment(IN_3, 'playBonus', 2),
  'np-passing': moment(IN_3, 'selectBenefit', 4),
  'np-make-way': played(4, 'makeWay', { options: { pushedChoosesSide: true }, prefer: PUSHING, seed: 'b' }),
  'np-era': moment(IN_3, 'selectBenefit', 15, { act: passAndWatch }),
  'np-solo': moment(IN_1, 'selectBenefit', 14),
  'np-planck': moment(IN_1, 'sailShip', 3, { act: watchPlanck }),
  'np-for-planck': moment(IN_1, 'decideForPlanck', 6),
  'np-late': moment(IN_4, 'chooseWorld', 11),
  'np-over': { game: 'nina-pinta', seats: 4, golden: 'default' },
  'np-solo-over': { game: 'nina-pinta', seats: 1, golden: 'portugal' },
};

/** Between two looks at the page. */
const LOOK_MS = 200;

/** Packs a Settler into each ship, or whatever is possible, so that the order of sailing can be chosen. */
async function packEqually(page: Page): Promise<void> {
  for (const hold of await page.locator('.np-hold').all()) {
    const cells = hold.locator('.np-cells').last().locator('.np-cell:enabled');
    await cells.nth(Math.min(1, (await cells.count()) - 1)).click();
  }
}

/** Takes the first choice and confirms it. */
async function answerFirst(page: Page, choices: string): Promise<void> {
  const final = page.locator(FINAL).first();
  while (!(await final.isVisible())) await page.locator(choices).first().click();
  await final.click();
}

async function passAndWatch(page: Page): Promise<void> {
  await answerFirst(page, '.np-controls [data-target^="pass:"][data-pick]');
  await stopAt(page, '.tk-ranking');
}

/** Plays until Planck does something. */
async function watchPlanck(page: Page): Promise<void> {
  const choices = '.np-controls [data-pick]';
  let isStopped = false;
  const stopped = stopAt(page, '.np-caption').then(() => {
    isStopped = true;
  });
  while (!isStopped) {
    if (await page.locator(choices).first().isVisible()) await answerFirst(page, choices);
    await page.waitForTimeout(LOOK_MS);
  }
  await stopped;
}
