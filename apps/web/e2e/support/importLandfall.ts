import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';

const PORTOLAN = fileURLToPath(new URL('../../../cli/src/main.ts', import.meta.url));
/** Bots make mistakes; the costliest is to go home instead of looking at a coast. */
const GAME = ['--game', 'specimen', '--players', '3', '--bots', 'random,random,greedy', '--games', '1', '--seed', '2'];

/** Imports a finished game of Landfall and returns its id. */
export async function importLandfall(page: Page): Promise<string> {
  const file = join(mkdtempSync(join(tmpdir(), 'portolan-analysis-')), 'log.jsonl');
  execFileSync(process.execPath, [PORTOLAN, 'sim', ...GAME, '--log', file], { stdio: 'pipe' });
  const headers = { 'content-type': 'application/jsonl' };
  const response = await page.request.post('/api/import', { headers, data: readFileSync(file, 'utf8') });
  return String((await response.json()).id);
}
