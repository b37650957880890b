import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Rule, readLedger } from '@portolan/ledger';

/** The root of the repository. */
export const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** A rule of the game's ledger. */
export function findRule(game: string, id: string): Rule | undefined {
  const file = join(ROOT, 'games', game, 'RULES.md');
  if (!existsSync(file)) return undefined;
  return readLedger(readFileSync(file, 'utf8')).rules.find((rule) => rule.id === id);
}
