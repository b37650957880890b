import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Pace } from '@portolan/client';
import { asLocale, type Locale, setLocale } from '@portolan/i18n';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { launchChromium } from '../../driving/chromium.ts';
import { DEALS, startTestServer, type TestServer } from '../../driving/testServer.ts';

const REPORTS = fileURLToPath(new URL('../../../../reports/e2e', import.meta.url));
/** Longer than others at a table take on a busy machine, where a single frame can take a second. */
const PATIENCE_MS = 60_000;
/** Of a page, in characters; more than a table's question, result and the beginning of its log have. */
const MOST_WORDS = 1500;

/** Browser errors caused by a test that disconnects the network: what the service worker does not have fails to load. */
const EXPECTED = /ERR_INTERNET_DISCONNECTED|ERR_FAILED/;
const REFUSED = /responded with a status of 4\d\d/;

/** A browser context of its own: one person at one device. */
export interface Device {
  readonly name: string;
  readonly context: BrowserContext;
  readonly page: Page;
}

export interface Stage {
  /** The address of the test server. */
  address(): string;
  /** Opens a fresh device at `path`. */
  device(name: string, path?: string, options?: DeviceOptions): Promise<Device>;
  /** Moves the server's clock on and lets all pages know; see `clock` of the options. */
  advance(ms: number): Promise<void>;
}

/** A service worker fetches past the routes of a page, so a test that keeps scripts from a page blocks it. */
type DeviceOptions = Pick<BrowserContextOptions, 'serviceWorkers'>;

export interface StageOptions {
  readonly locale?: Locale;
  /** How fast moves of others are shown, until the test chooses another pace. */
  readonly pace?: Pace;
  /** Whether pieces move. */
  readonly motion?: boolean;
  /** When the server's clock stands still until it is moved, in milliseconds since 1970. */
  readonly clock?: number;
  /** Settings of the server. */
  readonly settings?: () => Readonly<Record<string, string>>;
  /** The server has an administrator, see `ADMIN`. */
  readonly admin?: boolean;
  /** The server refuses some of what the test does, which browsers report as errors. */
  readonly refusals?: boolean;
  /** The server is reached by a name, as passkeys want it. */
  readonly named?: boolean;
}

/** The locale of a run of all tests; `PORTOLAN_LOCALE=en-XA` shows text that is not in a catalogue. */
const DEFAULT_LOCALE = asLocale(process.env.PORTOLAN_LOCALE) ?? 'en';

/**
 * A test server and a browser for the tests of one file. When a test fails, every device leaves a screenshot in
 * reports/e2e, and its page is printed in words. A test also fails if one of its pages reports an error.
 */
export function useStage(options: StageOptions = {}): Stage {
  const { locale = DEFAULT_LOCALE, pace = 'instant', motion = false } = options;
  const { admin = false, refusals = false, clock, named = false } = options;
  const address = (): string => (testServer?.address ?? '').replace('127.0.0.1', named ? 'localhost' : '127.0.0.1');
  let testServer: TestServer | undefined;
  let browser: Browser | undefined;
  let devices: Device[] = [];
  let troubles: string[] = [];

  const isExpected = (text: string): boolean => EXPECTED.test(text) || (refusals && REFUSED.test(text));

  beforeAll(async () => {
    const { settings = () => ({}) } = options;
    const starting = startTestServer({ admin, settings: settings(), ...(clock === undefined ? {} : { clock }) });
    [testServer, browser] = await Promise.all([starting, launchChromium(), setLocale(locale)]);
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') {
      console.error(`“${task.name}” failed with PORTOLAN_E2E_SEED=${DEALS}`);
      await takePictures(task.name, devices);
      await describePages(devices);
    }
    // Pages that are closed in the middle of something report what they could no longer load.
    const seen = [...troubles];
    await Promise.all(devices.map(({ context }) => context.close()));
    [devices, troubles] = [[], []];
    expect(seen, 'errors in the pages').toEqual([]);
  });
  afterAll(async () => {
    await browser?.close();
    expect(await testServer?.stop(), 'how the server ended').toBe(0);
  });

  return {
    address,
    async advance(ms) {
      await testServer?.advance(ms);
      // A page asks for the time when it hears that the network is back.
      await Promise.all(devices.map(({ page }) => page.evaluate(() => window.dispatchEvent(new Event('online')))));
    },
    async device(name, path = '/', { serviceWorkers = 'allow' } = {}) {
      if (browser === undefined || testServer === undefined) throw new Error('the stage is not set');
      const context = await browser.newContext({
        baseURL: address(),
        viewport: { width: 1440, height: 900 },
        reducedMotion: motion ? 'no-preference' : 'reduce',
        serviceWorkers,
      });
      if (pace !== undefined) await context.addInitScript(keepFirst, ['portolan.pace', pace] as const);
      context.setDefaultTimeout(PATIENCE_MS);
      if (locale !== 'en') await context.addInitScript((code) => localStorage.setItem('locale', code), locale);
      const page = await context.newPage();
      page.on('pageerror', ({ message }) => troubles.push(`${name}: ${message}`));
      page.on('console', (message) => {
        if (message.type() === 'error' && !isExpected(message.text())) troubles.push(`${name}: ${message.text()}`);
      });
      devices.push({ name, context, page });
      await page.goto(path);
      return { name, context, page };
    },
  };
}

/** In the page: does not replace a value that was chosen there. The browser's own error pages have no storage. */
function keepFirst([key, value]: readonly [string, string]): void {
  if (location.origin === 'null') return;
  if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
}

async function takePictures(test: string, devices: readonly Device[]): Promise<void> {
  mkdirSync(REPORTS, { recursive: true });
  for (const { name, page } of devices) {
    const file = `${test} ${name}`.replaceAll(/[^\w]+/g, '-').slice(0, 120);
    await page.screenshot({ path: join(REPORTS, `${file}.png`) }).catch(() => undefined);
  }
}

/** Prints what each page showed, for whoever has the output of a test but not the machine with the pictures. */
async function describePages(devices: readonly Device[]): Promise<void> {
  for (const { name, page } of devices) {
    const main = page.locator('main').first();
    const words = await main.innerText({ timeout: 5000 }).catch((error: unknown) => `cannot be read: ${error}`);
    console.error(`${name} at ${page.url()}:\n${words.slice(0, MOST_WORDS)}`);
  }
}
