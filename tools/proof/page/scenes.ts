import type { Pace } from '@portolan/client';
import {
  answerByHand,
  dragDisc,
  dragTile,
  greet,
  isOver,
  type launchChromium,
  letOthersSail,
  makeTable,
  playToBuilding,
  playToMissions,
  putTiles,
  seeOffer,
  type TABLE_REQUESTS,
  type TestServer,
  traced,
} from '@portolan/web/driving';
import { type Smoothness, smoothnessOf } from './smoothness.ts';

export type Browser = Awaited<ReturnType<typeof launchChromium>>;
type Context = Awaited<ReturnType<Browser['newContext']>>;
type Page = Awaited<ReturnType<Context['newPage']>>;

/** One of each class; `proof frames` judges every table at every one. */
export const SIZES = {
  phone: { width: 390, height: 844 },
  tablet: { width: 1024, height: 768 },
  desktop: { width: 1440, height: 900 },
} as const;

export type Size = keyof typeof SIZES;

/** Something that happens at a table and has to look smooth. */
export interface Scene {
  readonly name: string;
  readonly table: keyof typeof TABLE_REQUESTS;
  /** How fast moves of others are shown until the scene chooses another pace. Normal unless told. */
  readonly pace?: Pace;
  /** Everything before the trace. */
  prepare?(page: Page): Promise<void>;
  act(page: Page, context: Context): Promise<unknown>;
  /** The page's main thread draws every frame during the whole trace, and not only while animations run. */
  readonly whole?: boolean;
  /** It leaves the table as it was, so that all trials can follow one preparation. */
  readonly repeats?: boolean;
}

const DRAG_MS = 2500;
/** How often a tile is put down. */
const PLACINGS = 4;
/** Turns traced at a table without a long animation of its own. */
const TURNS = 3;

export const SCENES: readonly Scene[] = [
  {
    name: 'Francis Drake, a disc is dragged',
    table: 'crowded',
    pace: 'instant',
    prepare: async (page) => {
      await playToMissions(page);
      await settle(page);
    },
    act: (page, context) => dragDisc(context, page, DRAG_MS),
    whole: true,
    repeats: true,
  },
  {
    name: 'Francis Drake, a voyage and the clean-up after it',
    table: 'crowded',
    // Until the first ship has docked.
    pace: 'fast',
    prepare: letOthersSail,
    act: untilAsked,
  },
  { name: 'Landfall, turns', table: 'landfall', act: takeTurns },
  {
    name: 'Amerigo, a tile is dragged and turned',
    table: 'islandsOf3',
    pace: 'instant',
    prepare: async (page) => {
      await playToBuilding(page);
      await settle(page);
    },
    act: (page, context) => dragTile(context, page, DRAG_MS),
    whole: true,
    repeats: true,
  },
  {
    name: 'Amerigo, a tile is put down and turned',
    table: 'islandsOf3',
    pace: 'instant',
    prepare: async (page) => {
      await playToBuilding(page);
      await settle(page);
    },
    act: (page, context) => putTiles(context, page, PLACINGS),
    whole: true,
  },
  { name: 'Amerigo, turns', table: 'islands', act: takeTurns },
  { name: 'Niña & Pinta, turns', table: 'worlds', act: takeTurns },
];

export interface Trial {
  readonly browser: Browser;
  readonly testServer: TestServer;
  readonly scene: Scene;
  readonly size: Size;
  /** How many times slower than this machine the judged processor is. */
  readonly throttle: number;
}

/** Plays a scene several times. */
export async function play(trial: Trial, times: number): Promise<Smoothness[]> {
  if (trial.scene.repeats === true) return prepareAndTrace(trial, times);
  const seen: Smoothness[] = [];
  while (seen.length < times) seen.push(...(await prepareAndTrace(trial, 1)));
  return seen;
}

async function prepareAndTrace(trial: Trial, times: number): Promise<Smoothness[]> {
  const { browser, scene, throttle } = trial;
  return atTable(trial, async (page, context) => {
    await scene.prepare?.(page);
    await loadDriver(page);
    const seen: Smoothness[] = [];
    while (seen.length < times) {
      const events = await traced(browser, page, () => scene.act(page, context));
      seen.push(smoothnessOf(events, { throttle, whole: scene.whole === true }));
    }
    return seen;
  });
}

type AtTable = Pick<Trial, 'browser' | 'testServer' | 'size'> & { readonly scene: Pick<Scene, 'table' | 'pace'> };

/** Opens a new table in a browser context of its own and waits for its first question. */
export async function atTable<T>(
  { browser, testServer, size, scene }: AtTable,
  use: (page: Page, context: Context) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ baseURL: testServer.address, viewport: SIZES[size] });
  try {
    await context.addInitScript((pace) => localStorage.setItem('portolan.pace', pace), scene.pace ?? 'normal');
    const page = await context.newPage();
    await greet(page, 'Ida');
    await page.goto(`/table/${await makeTable(page, scene.table)}`);
    await isOver(page);
    return await use(page, context);
  } finally {
    await context.close();
  }
}

/** The driver puts a script of its own into the page when it is first needed there; that is not the page's work. */
export async function loadDriver(page: Page): Promise<void> {
  const body = await page.locator('body').elementHandle();
  await body?.waitForElementState('visible');
}

/** Answers with whatever is offered first, and watches the others until it is the player's turn again. */
async function takeTurns(page: Page): Promise<void> {
  let isOver = false;
  for (let turn = 0; turn < TURNS && !isOver; turn++) {
    await answerByHand(page);
    isOver = !(await untilAsked(page));
  }
}

/** Includes what happens just after: new pieces and the next question. False if the game is over. */
async function untilAsked(page: Page): Promise<boolean> {
  const isAsked = await seeOffer(page);
  await page.waitForTimeout(500);
  return isAsked;
}

/** Waits until the moves of the others have been shown. */
export async function settle(page: Page): Promise<void> {
  await page.locator('.tk-sprite').first().waitFor({ state: 'detached' });
  await page.waitForTimeout(500);
}
