import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { type LayoutLimits, layoutFaults, resizeTo } from '../driving/layoutFaults.ts';
import { ASKED, boardFollows, OFFERED, RESULT } from '../driving/play.ts';
import { SIZES } from '../driving/sizes.ts';
import {
  greet,
  keepClearOf,
  makeGuest,
  makeTable,
  makeTournament,
  recordOf,
  resign,
  startTournament,
} from '../driving/tables.ts';
import { AMERIGO_MOMENTS } from '../shots/amerigoMoments.ts';
import { FIXED_MOMENTS, setUpMoment } from '../shots/fixedMoments.ts';
import { NINA_PINTA_MOMENTS } from '../shots/ninaPintaMoments.ts';
import { every } from './support/every.ts';
import { importLandfall } from './support/importLandfall.ts';
import { readStory } from './support/readStory.ts';
import { useStage } from './support/stage.ts';

const stage = useStage();

/** From here on the whole table fits the window. */
const DESKTOP_PX = 1440;
/** Windows with less room than this, in either direction, are phones or zoomed in. */
const PHONE_PX = 832;
const SHORT_PX = 512;

interface Look {
  readonly path: string;
  /** Visible once the page is ready. */
  readonly ready: string;
  /** What the player needs next, if the page has such a thing. */
  readonly primary?: string;
  /** A table fits the window of a desktop. */
  readonly table?: true;
  readonly act?: (page: Page) => Promise<unknown>;
}

/** How long faults may take to pass once a page has another size. */
const SETTLED_MS = 5_000;

interface Seen {
  readonly window: readonly [number, number];
  /** How long its faults may take to pass, in milliseconds. */
  readonly patience: number;
}

/** Fanned out or shown for a moment only. */
const INTENDED = [
  '.figure-change',
  '.fd-layer',
  '.hero-chart',
  '.vignette',
  '.lf-island > svg',
  // Shapes that fill only a part of their boxes, and badges at the corner of what they belong to.
  '.am-island',
  '.am-harbour',
];
/** Squares of a map that pans and zooms: as large as the player wants them. */
const ZOOMED = ['.am-hit'];
/** Names that people typed, and the last line of the log. */
const ELLIPSIS = [
  '.ticker span',
  '.seat-name',
  '.table-card-title',
  '.table-card-state',
  '.head-me',
  '.fd-log-head h3',
  '.tk-seat-head h3',
];

const CHOICES = '[data-confirming] .button-primary, .tk-choices .button, .tk-choices [data-target], .end-turn';

/** Decisions whose tables differ most, and the others, which look much like one of them. */
const AMERIGO = ['turn', 'late', 'blue', 'lay', ...(every ? ['middle', 'red', 'brown', 'yellow'] : [])];
const NINA_PINTA = [
  'loading',
  'sailing',
  'governing',
  'selecting',
  'solo',
  ...(every ? ['nation', 'looking', 'sealing', 'migrating', 'building', 'pirates'] : []),
];

/** What to look at, by what must be set up for it. */
const LOOKS: Readonly<Record<string, (page: Page) => Promise<Readonly<Record<string, Look>>>>> = {
  'the street': async (page) => ({
    street: {
      path: await momentOf(page, 'street'),
      ready: OFFERED,
      primary: '[data-confirming] .button-primary',
      table: true,
      act: (on) => on.locator('[data-target^="loc:"][data-pick]').last().click(),
    },
  }),
  'mission discs with five players': async (page) => ({
    missions: { path: await momentOf(page, 'missions'), ready: OFFERED, primary: CHOICES, table: true },
  }),
  'a battle': async (page) => ({
    battle: { path: await momentOf(page, 'battle'), ready: OFFERED, primary: CHOICES, table: true },
  }),
  'the guide': async (page) => ({
    guide: {
      path: await momentOf(page, 'guide'),
      ready: '.tk-guide',
      primary: `.tk-guide .button-primary, ${CHOICES}`,
      table: true,
    },
  }),
  'a card': async (page) => {
    const { act } = FIXED_MOMENTS.card ?? {};
    if (act === undefined) throw new Error('the moment with a card opens it');
    return { card: { path: await momentOf(page, 'card'), ready: OFFERED, table: true, act } };
  },
  'a result and its replay': async (page) => ({
    result: { path: await momentOf(page, 'over'), ready: RESULT },
    replay: { path: await momentOf(page, 'replay'), ready: '.fd-table' },
    story: { path: `${await momentOf(page, 'over')}/story`, ready: '.story-board' },
  }),
  'the story of a game': async (page) => ({
    story: { path: `/table/${await importLandfall(page)}/story`, ready: '.story-board', act: readStory },
  }),
  'a decision of the analysis': async (page) => ({
    decision: {
      path: `/replay/${await importLandfall(page)}#3`,
      ready: '.analysis .button-primary',
      primary: '.wheel .button-primary',
      act: async (on) => {
        await on.locator('.analysis .button-primary').click();
        await on.locator('.finding').first().click();
        await on.locator('.chosen-finding').waitFor();
      },
    },
  }),
  ...Object.fromEntries(
    AMERIGO.map((name) => [
      `Amerigo, ${name}`,
      async (page: Page) => ({
        [name]: { path: await momentOf(page, `am-${name}`), ready: OFFERED, primary: CHOICES, table: true },
      }),
    ]),
  ),
  ...Object.fromEntries(
    NINA_PINTA.map((name) => [
      `Niña & Pinta, ${name}`,
      async (page: Page) => {
        const { act } = NINA_PINTA_MOMENTS[`np-${name}`] ?? {};
        const path = await momentOf(page, `np-${name}`);
        return {
          [name]: { path, ready: OFFERED, primary: CHOICES, table: true, ...(act === undefined ? {} : { act }) },
        };
      },
    ]),
  ),
  'other tables': async (page) => ({
    landfall: { path: `/table/${await makeTable(page, 'landfall')}`, ready: ASKED, primary: CHOICES, table: true },
    gathering: { path: `/table/${await makeTable(page, 'gathering')}`, ready: '.gather-code' },
  }),
  'the pages of the app': async (page) => {
    await makeTable(page, 'gathering');
    await resign(page, await makeTable(page, 'rated'));
    const others = [await makeGuest(page, 'Bo'), await makeGuest(page, 'Wilhelmina Longnamed-Oak')];
    await keepClearOf(page, others);
    return {
      home: { path: '/', ready: '.table-card' },
      lobby: { path: '/lobby', ready: '.table-card' },
      'new table': { path: '/new', ready: 'select' },
      learn: { path: '/learn', ready: 'main h1' },
      rules: { path: '/learn/specimen', ready: '.rule' },
      profile: { path: '/me', ready: 'form' },
      tournament: { path: await makeTournament(page), ready: '.tournament-rules' },
      'tournament under way': { path: await startTournament(page, others), ready: '.tournament-game' },
      tournaments: { path: '/tournaments', ready: '.tournament-form' },
      'link from a mail': { path: '/account/mail', ready: 'main h1' },
      ratings: { path: '/ratings?game=specimen', ready: '.ladder' },
      record: { path: await recordOf(page), ready: '.result-row' },
      notifications: { path: '/notifications', ready: '.notify-webhook' },
      people: { path: '/people', ready: '.people-list li' },
    };
  },
};

it.each(Object.entries(LOOKS))('%s: all can be read and pressed at every size', async (_, setUp) => {
  const { page } = await stage.device('Ana', '/about');
  await greet(page, 'Ana');
  const faults: string[] = [];
  for (const [name, look] of Object.entries(await setUp(page))) {
    await page.goto(look.path);
    await page.locator(look.ready).first().waitFor();
    await page.waitForLoadState('networkidle');
    await boardFollows(page);
    await look.act?.(page);
    for (const [size, window] of Object.entries(SIZES)) {
      await resizeTo(page, window);
      // Once the test has failed, it reports what it can see at the other sizes without waiting for each of them.
      const seen = await faultsThatStay(page, look, { window, patience: faults.length === 0 ? SETTLED_MS : 0 });
      faults.push(...seen.map((fault) => `${name} ${size}: ${fault}`));
    }
  }
  expect(faults).toEqual([]);
});

/** On a busy machine, a page is seen before it has rendered what follows from its new size. */
async function faultsThatStay(page: Page, look: Look, { window, patience }: Seen): Promise<string[]> {
  for (const latest = performance.now() + patience; ; await page.waitForTimeout(100)) {
    const faults = [...(await layoutFaults(page, limitsFor(window))), ...(await outOfSight(page, look, window))];
    if (faults.length === 0 || performance.now() > latest) return faults;
  }
}

/** The address at which that moment can be seen. */
async function momentOf(page: Page, name: string): Promise<string> {
  const moment = FIXED_MOMENTS[name] ?? AMERIGO_MOMENTS[name] ?? NINA_PINTA_MOMENTS[name];
  if (moment === undefined) throw new Error(`no moment is called ${name}`);
  const table = await setUpMoment(page, moment);
  if (moment.guided === true)
    await page.evaluate((id) => localStorage.setItem('portolan.guided', JSON.stringify([id])), table);
  return moment.path?.(table) ?? `/table/${table}`;
}

function limitsFor([width, height]: readonly [number, number]): LayoutLimits {
  const phone = width <= PHONE_PX || height <= SHORT_PX;
  return {
    target: 24,
    pieces: { select: '.fd-disc, .fd-ship', least: phone ? 28 : 32 },
    ignore: width >= DESKTOP_PX ? INTENDED : [...INTENDED, ...ZOOMED],
    ellipsis: ELLIPSIS,
  };
}

/** The least share of a phone's height that a question leaves for the board. */
const LEAST_BOARD = 0.42;

/** What the player needs next is in the window and on top; on a desktop the whole table is in sight. */
function outOfSight(page: Page, { primary, table }: Look, [width]: readonly [number, number]): Promise<string[]> {
  const asked = { primary, whole: table === true && width >= DESKTOP_PX, least: LEAST_BOARD };
  return page.evaluate(({ primary: select, whole, least }) => {
    const found: string[] = [];
    const dock = document.querySelector('.live:not([data-guided]) > .live-dock');
    if (dock !== null && getComputedStyle(dock).bottom === '0px') {
      const left = 1 - dock.getBoundingClientRect().height / window.innerHeight;
      if (left < least) found.push(`only ${Math.round(100 * left)} % of the height are left for the board`);
    }
    // Those of a replay fit; at a table there may be more to choose than fits.
    const tools = document.querySelector('.replay > .live-dock');
    if (tools !== null && tools.scrollHeight > tools.clientHeight + 1)
      found.push(`the controls are cut: ${tools.clientHeight} of ${tools.scrollHeight}`);
    const all = select === undefined ? [] : [...document.querySelectorAll(select)];
    const button = all.find((one) => one.checkVisibility()) ?? null;
    if (select !== undefined && button === null) found.push(`nothing to press (${select})`);
    if (button !== null) {
      const { left, top, width: w, height: h, bottom, right } = button.getBoundingClientRect();
      const on = document.elementFromPoint(left + w / 2, top + h / 2);
      if (top < 0 || left < 0 || bottom > window.innerHeight + 1 || right > window.innerWidth + 1 || on === null)
        found.push(`not in sight: ${button.textContent}`);
      else if (!button.contains(on) && !on.contains(button))
        found.push(`covered by ${on.className}: ${button.textContent}`);
    }
    const board = document.querySelector('.live-board');
    const { scrollHeight, clientHeight } = document.documentElement;
    if (whole && scrollHeight > clientHeight) found.push(`the page scrolls by ${scrollHeight - clientHeight}`);
    if (whole && board !== null && board.scrollHeight > board.clientHeight + 1)
      found.push(`the board scrolls by ${board.scrollHeight - board.clientHeight}`);
    return found;
  }, asked);
}
