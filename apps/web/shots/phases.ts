import type { Page } from 'playwright-core';
import { boldCaptain } from '../driving/choosers.ts';
import { answer, isOver } from '../driving/play.ts';

/** The decision at which a picture of a phase is taken, and how often it occurs before. */
export const PHASES: Readonly<Record<string, { readonly asked: string; readonly after: number }>> = {
  street: { asked: 'plymouthTurn', after: 4 },
  missions: { asked: 'placeMission', after: 2 },
  battle: { asked: 'attack', after: 0 },
  trade: { asked: 'trade', after: 0 },
  return: { asked: 'goHome', after: 1 },
};

/** Plays until that decision; false if the game ends first. */
export async function playToPhase(page: Page, name: string, seed: number): Promise<boolean> {
  const phase = PHASES[name];
  const choose = boldCaptain(seed);
  for (let seen = 0; phase !== undefined && !(await isOver(page)); ) {
    if (await page.locator(`.fd-controls[data-asked="${phase.asked}"]`).isVisible()) seen++;
    if (seen > phase.after) return true;
    await answer(page, choose);
  }
  return false;
}

/**
 * Lets the others sail alone and stops the page's clock when they score, with what moves halfway there. The page's
 * clock must have been installed before it was opened.
 */
export async function stopAtScoring(page: Page): Promise<void> {
  await isOver(page);
  await answer(page, (offered) =>
    Math.max(
      0,
      offered.findIndex((label) => /outbound dock/i.test(label)),
    ),
  );
  // On a phone the scores may be outside the window, and nothing is animated there.
  await Promise.any([
    page.locator('.fd-sprite-points').nth(1).waitFor({ timeout: 90_000 }),
    page.locator('.ticker', { hasText: /kinds/ }).waitFor({ timeout: 90_000 }),
  ]);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60));
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      animation.pause();
      const { endTime } = animation.effect?.getComputedTiming() ?? {};
      if (typeof endTime === 'number') animation.currentTime = endTime * 0.55;
    }
  });
}
