import type { FixedMoment } from './fixedMoments.ts';

const IN_2 = { game: 'amerigo', seats: 2, golden: 'default' };
const IN_3 = { ...IN_2, seats: 3 };
const IN_4 = { ...IN_2, seats: 4 };

/** Between them they show every part of Amerigo's table, with two, three and four players. */
export const AMERIGO_MOMENTS: Readonly<Record<string, FixedMoment>> = {
  'am-turn': { ...IN_4, until: { asked: 'takeTurn', nth: 5 } },
  'am-blue': { ...IN_4, until: { asked: 'sailShip', nth: 2 } },
  'am-black': { ...IN_3, until: { asked: 'loadCannons', nth: 1 }, seat: 2 },
  'am-red': { ...IN_3, until: { asked: 'planTile', nth: 2 } },
  'am-brown': { ...IN_2, until: { asked: 'chooseToken', nth: 2 } },
  'am-green': { ...IN_2, until: { asked: 'chooseTile', nth: 2 } },
  'am-lay': { ...IN_2, until: { asked: 'layTile', nth: 2 } },
  'am-yellow': {
    ...IN_4,
    until: { asked: 'buyProduction', nth: 2 },
  },
  'am-white': { ...IN_3, until: { asked: 'moveOrder', nth: 2 }, seat: 1 },
  'am-middle': { ...IN_4, until: { asked: 'takeTurn', nth: 20 } },
  'am-late': { ...IN_3, until: { asked: 'takeTurn', nth: 32 } },
  'am-start': { ...IN_3, until: { asked: 'placeShip', nth: 1 } },
  'am-ships': { ...IN_2, until: { asked: 'chooseShip', nth: 2 } },
  'am-route': {
    ...IN_2,
    until: { asked: 'sailShip', nth: 3 },
    act: (page) => page.locator('.am-hit[aria-label*="Harbour of"]').last().click(),
  },
  'am-found': { ...IN_3, until: { asked: 'foundPost', nth: 2 } },
  'am-progress': {
    ...IN_3,
    until: { asked: 'moveProgress', nth: 2 },
  },
  'am-special': {
    ...IN_3,
    until: { asked: 'takeTurn', nth: 2, offering: /^special/ },
  },
  'am-cash': {
    ...IN_3,
    until: { asked: 'takeTurn', nth: 20 },
    // Chests are won late and cashed soon.
    craft({ view, legal }) {
      Object.assign(view.players[0] ?? {}, { chests: 2, gold: 10 });
      legal?.push('cash chest');
    },
    act: (page) => page.locator('[data-target="cash:chest"]').last().scrollIntoViewIfNeeded(),
  },
  'am-placed': {
    ...IN_2,
    until: { asked: 'layTile', nth: 1 },
    act: (page) => page.locator('.am-tile-field .am-hit').first().click(),
  },
  'am-try': {
    ...IN_2,
    until: { asked: 'takeTurn', nth: 12 },
    async act(page) {
      await page.locator('.am-try').click();
      await page.locator('.am-bench-tile').nth(2).click();
      await page.locator('.am-tile-field .am-hit').first().click();
      await page.locator('.am-bench-tile').last().click();
    },
  },
  'am-island': {
    ...IN_4,
    until: { asked: 'takeTurn', nth: 24 },
    act: (page) => page.locator('.am-island .tk-hit').nth(2).focus(),
  },
  'am-guide': { ...IN_3, until: { asked: 'takeTurn', nth: 1 }, guided: true },
  'am-over': { ...IN_4 },
};
