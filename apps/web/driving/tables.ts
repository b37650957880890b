import type { Page } from 'playwright-core';

const BOT = { kind: 'bot', bot: 'greedy' } as const;
const ME = { kind: 'me' } as const;
const OPEN = { kind: 'open' } as const;

/** Requests for tables that are created through the API rather than by clicking. */
export const TABLE_REQUESTS = {
  gathering: { game: 'francis-drake', seats: [ME, OPEN, BOT], visibility: 'public' },
  running: { game: 'francis-drake', seats: [ME, BOT, BOT], visibility: 'public', start: true },
  shared: { game: 'francis-drake', seats: [ME, ME, ME], visibility: 'hotseat', start: true },
  /** A lesson, because its seed is fixed. */
  crowded: {
    game: 'francis-drake',
    seats: [ME, BOT, BOT, BOT, BOT],
    visibility: 'unlisted',
    start: true,
    lesson: true,
  },
  lesson: { game: 'francis-drake', seats: [ME, BOT, BOT, BOT], visibility: 'unlisted', start: true, lesson: true },
  /** With second readings of the rules. */
  agreed: {
    game: 'amerigo',
    seats: [ME, OPEN],
    visibility: 'unlisted',
    options: { chestPaysAtOnce: true, goldToForfeit: true, jumpToFirstPlayer: true },
  },
  islands: { game: 'amerigo', seats: [ME, BOT, BOT], visibility: 'unlisted', start: true },
  /** Lessons, because their seed is fixed. */
  islandsOf2: { game: 'amerigo', seats: [ME, BOT], visibility: 'unlisted', start: true, lesson: true },
  islandsOf3: { game: 'amerigo', seats: [ME, BOT, BOT], visibility: 'unlisted', start: true, lesson: true },
  islandsOf4: { game: 'amerigo', seats: [ME, BOT, BOT, BOT], visibility: 'unlisted', start: true, lesson: true },
  worlds: { game: 'nina-pinta', seats: [ME, BOT, BOT], visibility: 'unlisted', start: true },
  colonists: { game: 'nina-pinta', seats: [ME, OPEN, OPEN, OPEN], visibility: 'unlisted' },
  colonistsAndBots: { game: 'nina-pinta', seats: [ME, OPEN, BOT, BOT], visibility: 'unlisted' },
  /** A lesson, because its seed is fixed. */
  soloLesson: { game: 'nina-pinta', seats: [ME], visibility: 'unlisted', start: true, lesson: true },
  soloist: { game: 'nina-pinta', seats: [ME], visibility: 'unlisted', start: true },
  pair: { game: 'specimen', seats: [ME, OPEN], visibility: 'unlisted' },
  /** Bots alone, to be watched. */
  watchedDrake: { game: 'francis-drake', seats: [BOT, BOT, BOT, BOT], visibility: 'unlisted', start: true },
  watchedLandfall: { game: 'specimen', seats: [BOT, BOT, BOT], visibility: 'unlisted', start: true },
  watchedWorlds: { game: 'nina-pinta', seats: [BOT, BOT, BOT], visibility: 'unlisted', start: true },
  watchedAmerigo: { game: 'amerigo', seats: [BOT, BOT, BOT], visibility: 'unlisted', start: true },
  landfall: { game: 'specimen', seats: [ME, BOT], visibility: 'unlisted', start: true },
} as const;

/** Signs in as a guest. */
export async function greet(page: Page, name: string): Promise<void> {
  await post(page, '/api/guest', { name });
}

/** Creates a table and returns its id. */
export async function makeTable(page: Page, request: keyof typeof TABLE_REQUESTS): Promise<string> {
  const { id } = await post(page, '/api/tables', TABLE_REQUESTS[request]);
  return String(id);
}

/** Resigns, so that bots finish the game. */
export async function resign(page: Page, id: string): Promise<void> {
  await post(page, `/api/tables/${id}/resign`, {});
}

async function post(page: Page, path: string, data: object): Promise<Readonly<Record<string, unknown>>> {
  const response = await page.request.post(path, { data });
  if (!response.ok()) throw new Error(`${path}: ${response.status()} ${await response.text()}`);
  return response.json();
}
