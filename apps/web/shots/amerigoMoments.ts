import type { FixedMoment } from './fixedMoments.ts';

const FOUND = [/^found/];
/** A player who does a little of everything and ends no action early. */
const BUSY = [...FOUND, /^lay/, /^build/, /^(load|progress|advance) [2-9]/, /^plan neutral/, /^plan village/, /^buy/];

/** A player who plans, builds and sails, in this order. */
const BUILDER = [/^act red/, /^act green/, /^act blue/, ...BUSY];

/** A player who sails whenever that is possible. */
const SAILOR = [/^act blue/, ...BUSY];

/** Between them they show every part of Amerigo's table, with two, three and four players. */
export const AMERIGO_MOMENTS: Readonly<Record<string, FixedMoment>> = {
  'am-turn': { game: 'amerigo', seats: 4, until: { asked: 'takeTurn', nth: 5 }, prefer: BUSY },
  'am-blue': { game: 'amerigo', seats: 4, until: { asked: 'sailShip', nth: 2 }, prefer: [/^act blue/, ...FOUND] },
  'am-black': { game: 'amerigo', seats: 3, until: { asked: 'loadCannons', nth: 1 }, prefer: [/^act black/, ...BUSY] },
  'am-red': { game: 'amerigo', seats: 3, until: { asked: 'planTile', nth: 2 }, prefer: [/^act red/, ...BUSY] },
  'am-brown': { game: 'amerigo', seats: 2, until: { asked: 'chooseToken', nth: 2 }, prefer: [/^act brown/, ...BUSY] },
  'am-green': { game: 'amerigo', seats: 2, until: { asked: 'chooseTile', nth: 2 }, prefer: BUILDER },
  'am-lay': { game: 'amerigo', seats: 2, until: { asked: 'layTile', nth: 2 }, prefer: BUILDER },
  'am-yellow': {
    game: 'amerigo',
    seats: 4,
    until: { asked: 'buyProduction', nth: 2 },
    prefer: [/^act yellow/, ...BUSY],
  },
  'am-white': { game: 'amerigo', seats: 3, until: { asked: 'moveOrder', nth: 2 }, prefer: [/^act white/, ...BUSY] },
  'am-middle': { game: 'amerigo', seats: 4, until: { asked: 'takeTurn', nth: 20 }, prefer: BUSY },
  'am-late': { game: 'amerigo', seats: 3, until: { asked: 'takeTurn', nth: 32 }, prefer: BUSY },
  'am-start': { game: 'amerigo', seats: 3, until: { asked: 'placeShip', nth: 1 }, prefer: SAILOR },
  'am-ships': { game: 'amerigo', seats: 2, until: { asked: 'chooseShip', nth: 2 }, prefer: SAILOR },
  'am-route': {
    game: 'amerigo',
    seats: 2,
    until: { asked: 'sailShip', nth: 3 },
    prefer: SAILOR,
    act: (page) => page.locator('.am-hit[aria-label*="Harbour of"]').last().click(),
  },
  'am-found': { game: 'amerigo', seats: 3, until: { asked: 'foundPost', nth: 2 }, prefer: SAILOR },
  'am-progress': {
    game: 'amerigo',
    seats: 3,
    until: { asked: 'moveProgress', nth: 2 },
    prefer: [/^act brown/, ...BUSY],
  },
  'am-special': {
    game: 'amerigo',
    seats: 3,
    until: { asked: 'takeTurn', nth: 2, offering: /^special/ },
    prefer: [/^act white/, ...BUSY],
  },
  'am-placed': {
    game: 'amerigo',
    seats: 2,
    until: { asked: 'layTile', nth: 1 },
    prefer: BUILDER,
    act: (page) => page.locator('.am-tile-field .am-hit').first().click(),
  },
  'am-try': {
    game: 'amerigo',
    seats: 2,
    until: { asked: 'takeTurn', nth: 12 },
    prefer: SAILOR,
    async act(page) {
      await page.locator('.am-try').click();
      await page.locator('.am-bench-tile').nth(2).click();
      await page.locator('.am-tile-field .am-hit').first().click();
      await page.locator('.am-bench-tile').last().click();
    },
  },
  'am-island': {
    game: 'amerigo',
    seats: 4,
    until: { asked: 'takeTurn', nth: 24 },
    prefer: BUILDER,
    act: (page) => page.locator('.am-island .tk-hit').nth(2).focus(),
  },
  'am-guide': { game: 'amerigo', seats: 3, until: { asked: 'takeTurn', nth: 1 }, guided: true },
  'am-over': { game: 'amerigo', seats: 4, prefer: BUSY },
};
