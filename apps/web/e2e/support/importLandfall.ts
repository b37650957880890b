import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';

const PORTOLAN = fileURLToPath(new URL('../../../cli/src/main.ts', import.meta.url));
/** Bots make mistakes; the costliest is to go home instead of looking at a coast. */
const GAME = ['--game', 'specimen', '--players', '3', '--bots', 'random,random,greedy', '--games', '1', '--seed', '2'];

let played: string | undefined;

/** Imports a finished game of Landfall and returns its id. The header of its log can be changed. */
export async function importLandfall(page: Page, change: object = {}): Promise<string> {
  played ??= playGame();
  const [header = '', ...lines] = played.split('\n');
  const data = [JSON.stringify({ ...JSON.parse(header), ...change }), ...lines].join('\n');
  const headers = { 'content-type': 'application/jsonl' };
  const response = await page.request.post('/api/import', { headers, data });
  return String((await response.json()).id);
}

/** The log of the game, which the command line plays. */
function playGame(): string {
  const file = join(mkdtempSync(join(tmpdir(), 'portolan-analysis-')), 'log.jsonl');
  execFileSync(process.execPath, [PORTOLAN, 'sim', ...GAME, '--log', file], { stdio: 'pipe' });
  return readFileSync(file, 'utf8');
}
