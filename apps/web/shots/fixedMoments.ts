import type { Page } from 'playwright-core';
import { type Asked, type FixedMatch, type PlayedMatch, playFixedMatch } from './fixedMatch.ts';

/** A moment of a game that looks the same in every run, however well bots play. */
export interface FixedMoment extends FixedMatch {
  /**
   * Play stops when this is asked for the `nth` time, of those when a legal move matches `offering`; without it the match
   * is played to its end.
   */
  readonly until?: { readonly asked: string; readonly nth: number; readonly offering?: RegExp };
  /** Who is asked: the first seat unless it is given. At the end of the match it is the one that moved last. */
  readonly seat?: number;
  /** Where to look, given the table's id. */
  readonly path?: (table: string) => string;
  /** Shows the guide. */
  readonly guided?: true;
  /** Changes what the page is told, for what hardly ever happens. */
  readonly craft?: (moment: CraftedMoment) => void;
  /** What to do on the page before the picture is taken. */
  readonly act?: (page: Page) => Promise<unknown>;
}

/** The parts of a moment that a crafted one changes. */
export interface CraftedMoment {
  readonly view: { readonly players: readonly Record<string, unknown>[] };
  readonly legal?: string[];
}

/** What the server answers to too many requests, and how to go on. */
const TOO_FAST = 429;
const PAUSE_MS = 2000;
const MOST_TRIES = 30;

const IN_4 = { seats: 4, golden: 'default' };

/** Between them they show every part of the table: both sheets, all controls, a card, the guide and the result. */
export const FIXED_MOMENTS: Readonly<Record<string, FixedMoment>> = {
  street: {
    ...IN_4,
    until: { asked: 'plymouthTurn', nth: 13 },
    act: (page) => page.locator('[data-target^="loc:"][data-pick]').last().click(),
  },
  missions: {
    seats: 5,
    golden: 'default',
    until: { asked: 'placeMission', nth: 2 },
    act: (page) => page.locator('[data-target^="disc:"][data-pick]').first().click(),
  },
  counters: { ...IN_4, until: { asked: 'placeTroops', nth: 1 } },
  informer: { seats: 4, golden: 'readings', until: { asked: 'useInformer', nth: 1 } },
  battle: { ...IN_4, until: { asked: 'attack', nth: 2 } },
  return: { ...IN_4, until: { asked: 'goHome', nth: 2 } },
  trade: { seats: 3, golden: 'default', until: { asked: 'trade', nth: 1 } },
  card: {
    ...IN_4,
    until: { asked: 'plymouthTurn', nth: 2 },
    async act(page) {
      await page.locator('[data-card="seat:1"]').first().hover();
      await page.keyboard.press('?');
      await page.locator('[role="dialog"], [data-kept="true"]').first().waitFor();
    },
  },
  guide: { ...IN_4, until: { asked: 'plymouthTurn', nth: 1 }, guided: true },
  over: IN_4,
  replay: { ...IN_4, path: (table) => `/replay/${table}#58` },
};

/** Shows the crafted moment on a page that is opened afterwards. */
export async function craftMoment(page: Page, craft: (moment: CraftedMoment) => void): Promise<void> {
  await page.routeWebSocket(/\/socket$/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((data) => {
      const message = JSON.parse(String(data)) as { readonly type: string; readonly moment?: CraftedMoment };
      if (message.type === 'news' && message.moment !== undefined) craft(message.moment);
      socket.send(JSON.stringify(message));
    });
  });
}

/** Plays on in the seats of the others: the only bot that no better advice changes. */
const RIVAL = 'random';

/** Creates a table at the moment and returns its id. */
export async function setUpMoment(page: Page, moment: FixedMoment): Promise<string> {
  await page.request.post('/api/guest', { data: { name: 'Ana' } });
  const match = playFixedMatch(moment);
  const { seq, seat, chosen } = findDecision(match.decisions, moment);
  const table = await branchFrom(page, match, { seq, seat });
  if (moment.until === undefined) await page.evaluate(moveInPage, { table, seq, text: chosen });
  return table;
}

/** Creates a table at the start of a match, with the page's player in the first seat, and returns its id. */
export function setUpStart(page: Page, match: FixedMatch): Promise<string> {
  return branchFrom(page, playFixedMatch(match), { seq: 0, seat: 0 });
}

/** Imports a whole match of bots and returns the id of its table. */
export function importMatch(page: Page, match: FixedMatch): Promise<string> {
  return importLog(page, playFixedMatch(match));
}

/** The server opens a table in the middle of a match only if it knows the whole of it. */
async function branchFrom(page: Page, match: PlayedMatch, at: Pick<Asked, 'seq' | 'seat'>): Promise<string> {
  return post(page, `/api/tables/${await importLog(page, match)}/branch`, { data: at });
}

function importLog(page: Page, { logFor }: PlayedMatch): Promise<string> {
  return post(page, '/api/import', { headers: { 'content-type': 'application/jsonl' }, data: logFor(RIVAL) });
}

/** The decision at which the moment is; without one the last of the match. */
function findDecision(decisions: readonly Asked[], { until, seat: wanted = 0 }: FixedMoment): Asked {
  const such = decisions.filter(
    ({ seat, question, legal }) =>
      until === undefined ||
      (seat === wanted && question === until.asked && legal.some((text) => until.offering?.test(text) ?? true)),
  );
  const found = until === undefined ? such.at(-1) : such[until.nth - 1];
  if (found === undefined) throw new Error(`${until?.asked} is asked ${such.length} times only`);
  return found;
}

/** Returns the id of the table that the request creates. Waits if it is refused because of the requests before. */
async function post(page: Page, path: string, request: { readonly headers?: Record<string, string>; data: unknown }) {
  for (let tries = 1; ; tries++) {
    const response = await page.request.post(path, request);
    const { id } = (await response.json()) as { readonly id?: string };
    if (id !== undefined) return id;
    if (response.status() !== TOO_FAST || tries === MOST_TRIES) throw new Error(`${path}: ${await response.text()}`);
    await page.waitForTimeout(PAUSE_MS);
  }
}

interface LastMove {
  readonly table: string;
  readonly seq: number;
  readonly text: string;
}

/** Plays a move. Runs in the browser, whose cookie the socket needs. */
function moveInPage({ table, seq, text }: LastMove): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(`ws://${window.location.host}/socket`);
    const send = (message: object): void => socket.send(JSON.stringify(message));
    let sent = false;
    socket.addEventListener('message', ({ data }) => {
      const message = JSON.parse(String(data));
      if (message.type === 'welcome') send({ type: 'watch', table });
      if (message.type === 'refused') reject(new Error(String(data)));
      if (message.type !== 'news') return;
      if (!sent) send({ type: 'move', id: `fixed-${seq}`, table, seq, text, final: true });
      sent = true;
      if (message.moment.awaiting.length > 0) return;
      socket.close();
      resolve();
    });
  });
}
