import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';

export const SIZES = { desktop: [1440, 900], tablet: [1024, 768], phone: [390, 844] } as const;
export type Size = keyof typeof SIZES;

export const THEMES = ['vellum', 'night'] as const;
export type Theme = (typeof THEMES)[number];

export function launch(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
}

/** A browser of one person, who has come aboard under `name`. */
export async function comeAboard(browser: Browser, address: string, name: string): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: address, viewport: { width: 1440, height: 900 } });
  await context.request.post('/api/guest', { data: { name } });
  return context;
}

/** Opens a page and notes what goes wrong in it. */
export async function openPage(context: BrowserContext, path: string, troubles: string[]): Promise<Page> {
  const page = await context.newPage();
  page.on('pageerror', (error) => troubles.push(`${path}: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') troubles.push(`${path}: ${message.text()}`);
  });
  await page.goto(path);
  return page;
}

/** Answers the question on the table by clicking; false when it is not our turn. */
export async function answer(page: Page, choose: (count: number) => number): Promise<boolean> {
  const confirm = page.locator('.chosen .button-primary, .end-turn').first();
  const choices = page.locator('.choices .choice');
  for (let clicks = 0; clicks < 8; clicks++) {
    if (await confirm.isVisible()) {
      await confirm.click();
      return true;
    }
    const count = await choices.count();
    if (count === 0) return false;
    await choices.nth(choose(count)).click();
  }
  return false;
}

/** Plays until the game is over, or until `enough` answers were given; answers how many. */
export async function playOn(
  page: Page,
  { choose, enough = Number.POSITIVE_INFINITY }: { choose: (count: number) => number; enough?: number },
): Promise<number> {
  let answers = 0;
  while (answers < enough && !(await page.locator('.result').isVisible())) {
    const ready = page.locator('.chosen .button-primary, .end-turn, .choices .choice, .result').first();
    await ready.waitFor({ timeout: 30_000 });
    if (await answer(page, choose)) answers++;
    await page.waitForFunction(() => document.querySelector('.prompt h2')?.textContent !== 'Sending …');
  }
  return answers;
}
