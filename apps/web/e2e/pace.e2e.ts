import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { ASKED, answer, boardFollows, isOver, RESULT, textOf } from '../driving/play.ts';
import { greet, makeTable } from '../driving/tables.ts';
import { t } from '../driving/text.ts';
import { importMatch } from '../shots/fixedMoments.ts';
import { importLandfall } from './support/importLandfall.ts';
import { comeAboard } from './support/people.ts';
import { useStage } from './support/stage.ts';

const stage = useStage({ pace: 'normal', motion: true });
const PLAYBACK = '.playback[data-idle="false"]';
/** Finished games of bots; what happens in them is the same in every run. */
const WATCHED = {
  'Francis Drake': (page: Page) => importMatch(page, { seats: 4, golden: 'default' }),
  Amerigo: (page: Page) => importMatch(page, { game: 'amerigo', seats: 3, golden: 'default' }),
  Landfall: importLandfall,
} as const;
const GAMES = Object.keys(WATCHED) as (keyof typeof WATCHED)[];
/** Most pauses are within a move. */
const MOST_PAUSES = 40;

it('bots are watched from their first move to their last, and the watcher can pause, play and skip', async () => {
  const { page } = await stage.device('Ana');
  await page.getByRole('button', { name: t('home.watchGame', { game: 'Francis Drake' }) }).click();
  await comeAboard(page, 'Ana');
  await page.locator(PLAYBACK).waitFor();
  await press(page, t('playback.pause'));
  await serverFinishes(page);
  await page.locator('.ticker[data-idle="true"]').waitFor();
  expect(await page.locator(RESULT).count()).toBe(0);
  expect(await shownSeq(page)).toBeLessThan(20);
  const paused = await shownSeq(page);
  await press(page, t('playback.play'));
  await reaches(page, paused + 2);
  expect(await page.locator(RESULT).count()).toBe(0);
  await page.locator('.playback-skip').click();
  await page.locator(RESULT).waitFor();
  await boardFollows(page);
  expect(await page.locator('.figure-change').count()).toBe(0);
  await expect.poll(() => page.locator('.live-dock').getByText(t('table.over')).count()).toBe(1);
});

it.each(GAMES)('board, log and prompt of %s are at the same moment while moves are shown', async (game) => {
  const { page } = await stage.device('Ana', '/about');
  // A game of Landfall has only few moves.
  await page.evaluate((pace) => localStorage.setItem('portolan.pace', pace), game === 'Landfall' ? 'normal' : 'fast');
  await greet(page, 'Ana');
  const id = await watch(page, game);
  // On a device of its own: behind another page, a browser draws one frame in a second.
  const { page: replay } = await stage.device('Ben', `/replay/${id}#0`);
  await replay.getByLabel(t('replay.as')).selectOption({ label: t('replay.spectator') });
  const last = await lengthOf(replay);
  let [agreed, before] = [0, 0];
  for (let pauses = 0; pauses < MOST_PAUSES && agreed < 3; pauses++) {
    before = await pauseAfter(page, before, last);
    await boardFollows(page);
    expect(await textOf(page.locator('.prompt h2'))).not.toBe(t('table.over'));
    expect(await page.locator(RESULT).count()).toBe(0);
    // A pause within a move shows a moment that no replay has.
    if (await agrees(page, replay, before)) agreed++;
    await press(page, t('playback.play'));
  }
  expect(agreed).toBe(3);
});

it('the pace is chosen by keyboard and remembered, and instant ends the game at once', async () => {
  const { page } = await stage.device('Ana', '/about');
  await greet(page, 'Ana');
  await watch(page, 'Francis Drake');
  await page.locator(PLAYBACK).waitFor();
  const pace = page.getByLabel(t('playback.pace'));
  await expect.poll(() => pace.inputValue()).toBe('normal');
  await pace.focus();
  await page.keyboard.press('f');
  await expect.poll(() => pace.inputValue()).toBe('fast');
  await watch(page, 'Francis Drake');
  await page.locator(PLAYBACK).waitFor();
  await expect.poll(() => pace.inputValue()).toBe('fast');
  await pace.selectOption('instant');
  await page.locator(RESULT).waitFor();
});

it.each([
  ['landfall', 1440, 900],
  ['islands', 390, 844],
  ['running', 390, 844],
] as const)(
  'at %s nobody has to wait: one key skips to the own turn, and so does a click',
  async (request, width, height) => {
    const { page } = await stage.device('Ana', '/about');
    await page.setViewportSize({ width, height });
    await page.evaluate(() => localStorage.setItem('portolan.pace', 'slow'));
    await greet(page, 'Ana');
    await page.goto(`/table/${await makeTable(page, request)}`);
    await isOver(page);
    await answerUntilOthersMove(page);
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.keyboard.press('Enter');
    await page.locator(ASKED).first().waitFor();
    await answerUntilOthersMove(page);
    await page.locator('.playback-skip').click();
    await page.locator(ASKED).first().waitFor();
  },
);

it.each([
  [1440, 900],
  [390, 844],
] as const)(
  'the result comes into view after the last move, however far the player has scrolled (%i wide)',
  async (width, height) => {
    const { page } = await stage.device('Ana', '/about');
    await page.setViewportSize({ width, height });
    await greet(page, 'Ana');
    await watch(page, 'Amerigo');
    await page.locator(PLAYBACK).waitFor();
    await scrollToEnd(page);
    expect(await page.locator(RESULT).count()).toBe(0);
    await page.locator('.playback-skip').click();
    const heading = page.locator(`${RESULT} h2`).first();
    await heading.waitFor();
    await expect.poll(() => isInView(page)).toBe(true);
    await page.getByRole('button', { name: t('table.seeResult') }).waitFor({ state: 'detached' });
  },
);

it('a finished game of bots offers to be watched, also after a reload', async () => {
  const { page } = await stage.device('Ana', '/about');
  await greet(page, 'Ana');
  await watch(page, 'Landfall');
  await page.locator(PLAYBACK).waitFor();
  await press(page, t('playback.pause'));
  await page.locator('.ticker[data-idle="true"]').waitFor();
  await page.locator(RESULT).waitFor({ state: 'detached' });
  expect(await shownSeq(page)).toBeLessThan(5);
  await page.reload();
  await page.locator(RESULT).waitFor();
  await press(page, t('table.watchGame'));
  await page.locator(PLAYBACK).waitFor();
});

it('the guide does not speak of the next decision before the moves up to it have been shown', async () => {
  const { page } = await stage.device('Nell');
  await page.evaluate(() => localStorage.setItem('portolan.pace', 'slow'));
  await page.reload();
  await page.getByRole('button', { name: t('home.guide', { game: 'Francis Drake' }) }).click();
  await comeAboard(page, 'Nell');
  await page.locator('.tk-guide').waitFor();
  await isOver(page);
  const [choose, next] = [page.locator('.tk-guide-choose').first(), page.locator('.tk-guide-next')];
  for (;;) {
    await choose.or(next).first().waitFor();
    if (await choose.isVisible()) break;
    await next.click();
  }
  await answerUntilOthersMove(page);
  // So that there is time to look.
  await press(page, t('playback.pause'));
  await page.locator('.ticker[data-idle="true"]').waitFor();
  await boardFollows(page);
  const guide = page.locator('.tk-guide');
  const before = await guide.textContent();
  expect(await page.locator('.tk-guide-choose').count()).toBe(0);
  await page.locator('.playback-skip').click();
  await page.locator(ASKED).first().waitFor();
  await expect.poll(() => guide.textContent(), { timeout: 20_000 }).not.toBe(before);
});

it('a page in the background is in the present when it is seen again', async () => {
  const { page } = await stage.device('Ana', '/about');
  await page.evaluate(() => localStorage.setItem('portolan.pace', 'slow'));
  await greet(page, 'Ana');
  await page.goto(`/table/${await makeTable(page, 'islands')}`);
  await isOver(page);
  await answerUntilOthersMove(page);
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await page.locator(PLAYBACK).waitFor({ state: 'detached' });
  await page.locator(ASKED).first().waitFor();
});

it('a jump in a replay shows no change of figures, a step forward does', async () => {
  const { page } = await stage.device('Ana', '/about');
  await greet(page, 'Ana');
  const id = await WATCHED['Francis Drake'](page);
  await page.goto(`/replay/${id}`);
  await page.getByText(/^Move \d+ of \d+$/).waitFor();
  await page.locator('.fd-log').first().waitFor();
  await page.evaluate(() => {
    Object.assign(window, { changes: [] as string[] });
    new MutationObserver(() => {
      const seen = [...document.querySelectorAll('.figure-change')].map((one) => one.textContent ?? '');
      (window as unknown as { changes: string[] }).changes.push(...seen);
    }).observe(document, { childList: true, subtree: true });
  });
  const changes = () => page.evaluate(() => (window as unknown as { changes: string[] }).changes.splice(0));
  await press(page, t('replay.start'));
  await page.waitForURL((url) => url.hash === '#0');
  await page.getByRole('slider').fill('90');
  await page.waitForURL((url) => url.hash === '#90');
  await press(page, t('replay.end'));
  await page.getByText(/^Move (\d+) of \1$/).waitFor();
  expect(await changes()).toEqual([]);
  const last = Number(new URL(page.url()).hash.slice(1));
  await page.getByRole('slider').fill(`${last - 1}`);
  await page.waitForURL((url) => url.hash === `#${last - 1}`);
  await press(page, t('replay.forward'));
  await expect.poll(changes, { timeout: 20_000 }).not.toEqual([]);
});

async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
}

/** Opens a table of bots whose game is over and watches it from the beginning; returns its id. */
async function watch(page: Page, game: keyof typeof WATCHED): Promise<string> {
  const id = await WATCHED[game](page);
  await page.goto(`/table/${id}`);
  await press(page, t('table.watchGame'));
  return id;
}

/** Waits until the bots have finished their game on the server. */
async function serverFinishes(page: Page): Promise<void> {
  const id = new URL(page.url()).pathname.split('/').at(-1);
  const status = async (): Promise<unknown> => (await (await page.request.get(`/api/tables/${id}`)).json()).status;
  await expect.poll(status, { timeout: 120_000 }).toBe('finished');
}

/** The move of the last line in the log; 0 while it is empty. */
async function shownSeq(page: Page): Promise<number> {
  const links = page.locator('.live-beside a[href^="/replay/"][href*="#"]');
  const last = (await links.count()) === 0 ? null : await links.last().getAttribute('href');
  return Number(last?.split('#').at(-1) ?? 0);
}

/** How many moves a replay has. */
async function lengthOf(replay: Page): Promise<number> {
  const words = await textOf(replay.getByText(/^Move \d+ of \d+$/));
  return Number(words.split(' ').at(-1));
}

/**
 * Pauses at another move than `before`, and returns its number. A game that ends first is watched again, and so is one
 * that is paused during its `last` move: once nothing is left to show, a pause does not hold the result back.
 */
async function pauseAfter(page: Page, before: number, last: number): Promise<number> {
  const result = page.locator(RESULT);
  const button = (name: string): Locator => page.getByRole('button', { name, exact: true });
  const [pause, play] = [button(t('playback.pause')), button(t('playback.play'))];
  const skip = page.locator('.playback-skip');
  for (let tries = 0; tries < MOST_PAUSES; tries++) {
    const isElsewhere = async (): Promise<boolean> =>
      (await result.isVisible()) || ![0, before].includes(await shownSeq(page));
    await expect.poll(isElsewhere, { timeout: 60_000 }).toBe(true);
    // Its button goes with the last move.
    if (!(await result.isVisible())) await pause.click({ timeout: 5000 }).catch(() => undefined);
    await play.or(pause).or(result).first().waitFor();
    // Ticker and log follow the board in frames of their own: before that, they tell of an earlier move.
    await boardFollows(page);
    await page.locator('.ticker[data-idle="true"]').or(result).first().waitFor();
    await boardFollows(page);
    const seq = await shownSeq(page);
    const isLate = seq >= last - 1;
    if (!isLate && (await play.isVisible())) return seq;
    if (isLate) {
      if (!(await result.isVisible())) await skip.click({ timeout: 5000 }).catch(() => undefined);
      await result.waitFor();
    }
    if (!(await result.isVisible())) continue;
    await press(page, t('table.watchGame'));
    await result.waitFor({ state: 'detached' });
  }
  throw new Error('the game cannot be paused');
}

async function reaches(page: Page, seq: number): Promise<void> {
  await expect.poll(() => shownSeq(page), { timeout: 60_000 }).toBeGreaterThanOrEqual(seq);
}

/** Whether the replay shows the same board at a moment. */
async function agrees(page: Page, replay: Page, seq: number): Promise<boolean> {
  await replay.getByRole('slider').fill(`${seq}`);
  await replay.waitForURL((url) => url.hash === `#${seq}`);
  await replay.getByText(new RegExp(`^Move ${seq} of `)).waitFor();
  await boardFollows(replay);
  return (await boardText(replay)) === (await boardText(page));
}

/** The text on the board without the changes of figures, which are there only for a moment. */
async function boardText(page: Page): Promise<string> {
  return page.locator('.live-board').evaluate((board) => {
    const copy = board.cloneNode(true) as HTMLElement;
    for (const change of copy.querySelectorAll('.figure-change')) change.remove();
    return copy.textContent ?? '';
  });
}

/** Answers questions until the moves of others are being shown. */
async function answerUntilOthersMove(page: Page): Promise<void> {
  for (let answers = 0; answers < 12; answers++) {
    await answer(page, () => 0);
    if (await othersMove(page)) return;
  }
  throw new Error('the others never moved');
}

/** Waits for what comes after an answer; false if it is the next question. */
async function othersMove(page: Page): Promise<boolean> {
  const moving = page.locator(`${PLAYBACK} .button-primary`);
  for (;;) {
    await page.locator(`${PLAYBACK} .button-primary, ${ASKED}`).first().waitFor();
    // For some frames the board still offers what has just been answered.
    await boardFollows(page);
    if (await moving.isVisible()) return true;
    if (await page.locator(ASKED).first().isVisible()) return false;
  }
}

/** Scrolls the board, and where the page itself scrolls, the page. */
function scrollToEnd(page: Page): Promise<void> {
  return page.evaluate(() => document.querySelector('.live-board')?.lastElementChild?.scrollIntoView({ block: 'end' }));
}

function isInView(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const box = document.querySelector('.result h2')?.getBoundingClientRect();
    return box !== undefined && box.top >= 0 && box.bottom <= window.innerHeight;
  });
}
