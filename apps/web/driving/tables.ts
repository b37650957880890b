import { type APIRequestContext, type Page, request as requests } from 'playwright-core';

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
  worlds: { game: 'nina-pinta', seats: [ME, BOT, BOT], visibility: 'unlisted', start: true },
  colonists: { game: 'nina-pinta', seats: [ME, OPEN, OPEN, OPEN], visibility: 'unlisted' },
  colonistsAndBots: { game: 'nina-pinta', seats: [ME, OPEN, BOT, BOT], visibility: 'unlisted' },
  soloist: { game: 'nina-pinta', seats: [ME], visibility: 'unlisted', start: true },
  pair: { game: 'specimen', seats: [ME, OPEN], visibility: 'unlisted' },
  /** Bots alone, to be watched. */
  watchedDrake: { game: 'francis-drake', seats: [BOT, BOT, BOT, BOT], visibility: 'unlisted', start: true },
  watchedLandfall: { game: 'specimen', seats: [BOT, BOT, BOT], visibility: 'unlisted', start: true },
  sharedLandfall: { game: 'specimen', seats: [ME, ME], visibility: 'hotseat', start: true },
  watchedWorlds: { game: 'nina-pinta', seats: [BOT, BOT, BOT], visibility: 'unlisted', start: true },
  watchedAmerigo: { game: 'amerigo', seats: [BOT, BOT, BOT], visibility: 'unlisted', start: true },
  landfall: { game: 'specimen', seats: [ME, BOT], visibility: 'unlisted', start: true },
  rated: {
    game: 'specimen',
    seats: [ME, { kind: 'bot', bot: 'bosun' }, { kind: 'bot', bot: 'cabinBoy' }],
    visibility: 'public',
    start: true,
    terms: { rated: true },
  },
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

/** The address of the visitor's record, once a finished game is in it. */
export async function recordOf(page: Page): Promise<string> {
  const { player } = await (await page.request.get('/api/me')).json();
  for (;;) {
    const record = await page.request.get(`/api/players/${player}`);
    if ((await record.json()).tallies?.length > 0) return `/player/${player}`;
    // Slowly enough for the limits of the server.
    await page.waitForTimeout(500);
  }
}

/** The address of a tournament for which the visitor has signed up. */
export async function makeTournament(page: Page): Promise<string> {
  const clock = { kind: 'correspondence', daysPerTurn: 1 };
  const tournament = {
    title: 'Eve',
    game: 'specimen',
    seats: 2,
    groupSize: 2,
    rounds: 1,
    roundDays: 7,
    terms: { clock },
  };
  const { id } = await post(page, '/api/tournaments', tournament);
  await post(page, `/api/tournaments/${id}/enter`, {});
  return `/tournament/${id}`;
}

/** The same, when others have signed up as well and the groups have been drawn. */
export async function startTournament(page: Page, others: readonly APIRequestContext[]): Promise<string> {
  const path = await makeTournament(page);
  for (const one of others) await send(one, `/api${path.replace('tournament', 'tournaments')}/enter`, {});
  await post(page, `/api${path.replace('tournament', 'tournaments')}/start`, {});
  return path;
}

/** Somebody else, who has no browser. */
export async function makeGuest(page: Page, name: string): Promise<APIRequestContext> {
  const guest = await requests.newContext({ baseURL: new URL(page.url()).origin });
  await send(guest, '/api/guest', { name });
  return guest;
}

/** The visitor mutes and blocks these people. */
export async function keepClearOf(page: Page, people: readonly APIRequestContext[]): Promise<void> {
  for (const [at, one] of people.entries()) {
    const { player } = await (await one.get('/api/me')).json();
    await send(page.request, '/api/me/shun', { player, kind: at % 2 === 0 ? 'mute' : 'block' });
  }
}

function post(page: Page, path: string, data: object): Promise<Readonly<Record<string, unknown>>> {
  return send(page.request, path, data);
}

async function send(from: APIRequestContext, path: string, data: object): Promise<Readonly<Record<string, unknown>>> {
  const response = await from.post(path, { data });
  if (!response.ok()) throw new Error(`${path}: ${response.status()} ${await response.text()}`);
  return response.status() === 204 ? {} : response.json();
}
