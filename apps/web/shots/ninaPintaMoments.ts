import type { Page } from 'playwright-core';
import { FINAL } from '../driving/play.ts';
import type { FixedMoment } from './fixedMoments.ts';
import { stopAt } from './stopTime.ts';

/** A player who explores with every ship, builds when possible and selects while it is cheap. */
const BUSY = [
  /^load \w+ captain [12]/,
  /^load \w+ [12]/,
  /^(load|seal)/,
  /^explore/,
  /^attack/,
  /^(city|upgrade|town)/,
  /^collect/,
  /^mine \w+ \w+ [1-9]/,
  /^board/,
  /^take (?!spyglass)/,
  /^decline/,
];

/** A player who keeps gold in Strongholds, and counters for later. */
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

/** A player who sends everyone to the map. */
const CROWDING = [
  /^load \w+ captain 3/,
  /^load \w+ [43]/,
  /^load \w+ captain [21]/,
  /^load \w+ [21]/,
  /^(load|seal)/,
  /^explore/,
  /^consolidate/,
  /^collect/,
  /^board/,
  /^take (largerShips|native|gold)/,
  /^pass/,
  /^done/,
];

function moment(
  seats: number,
  asked: string,
  nth: number,
  more: Pick<FixedMoment, 'act' | 'prefer'> = {},
): FixedMoment {
  return { game: 'nina-pinta', seats, until: { asked, nth }, prefer: BUSY, ...more };
}

const SAVED = { prefer: SAVING };

/** Between them they show every part of Niña & Pinta's table: all phases and decisions, two to four players, solo and the end. */
export const NINA_PINTA_MOMENTS: Readonly<Record<string, FixedMoment>> = {
  'np-nation': moment(1, 'chooseNation', 1),
  'np-looking': moment(1, 'playBonus', 1, SAVED),
  'np-war': moment(2, 'placeWar', 1, SAVED),
  'np-loading': moment(4, 'loadShips', 10),
  'np-sealing': moment(4, 'loadShips', 9, { act: packEqually }),
  'np-recovering': moment(2, 'recoverSettler', 1, { prefer: CROWDING }),
  'np-sailing': moment(4, 'sailShip', 8),
  'np-attack': moment(4, 'removePair', 1, SAVED),
  'np-natives': moment(3, 'placeNatives', 1),
  'np-migrating': moment(4, 'migrate', 12),
  'np-governing': moment(3, 'chooseWorld', 10),
  'np-revenue': moment(3, 'collectRevenue', 7),
  'np-mining': moment(2, 'mineGold', 6, SAVED),
  'np-storing': moment(2, 'storeGold', 6, SAVED),
  'np-building': moment(2, 'build', 1, SAVED),
  'np-paying': moment(2, 'payBuilding', 1, SAVED),
  'np-captain': moment(3, 'recallCaptain', 6),
  'np-pirates': moment(3, 'playPirate', 9),
  'np-selecting': moment(4, 'selectBenefit', 13),
  'np-double': moment(2, 'selectDouble', 3, SAVED),
  'np-bonus': moment(3, 'playBonus', 1),
  'np-passing': moment(3, 'selectBenefit', 4),
  'np-era': moment(3, 'selectBenefit', 5, { act: passAndWatch }),
  'np-solo': moment(1, 'selectBenefit', 5),
  'np-planck': moment(1, 'sailShip', 2, { act: watchPlanck }),
  'np-for-planck': moment(1, 'decideForPlanck', 6),
  'np-late': moment(4, 'chooseWorld', 11),
  'np-over': { game: 'nina-pinta', seats: 4, prefer: BUSY },
  'np-solo-over': { game: 'nina-pinta', seats: 1, prefer: BUSY },
};

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

async function watchPlanck(page: Page): Promise<void> {
  await answerFirst(page, '.np-controls [data-pick]');
  await stopAt(page, '.np-caption');
}
