import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { ArenaResult, Versions } from '@portolan/bots';
import { versionsOf } from '@portolan/cli/toolkit';
import { type OpenGame, sha256Hex } from '@portolan/kernel';
import { matchOf, type Pairing } from './pairings.ts';

/** A game that was played, as it is kept: what follows from the pairing and the number is left out. */
export interface Kept {
  readonly pairing: string;
  readonly number: number;
  /** A fingerprint of everything the result depends on. */
  readonly versions: string;
  readonly scores: readonly number[];
  readonly places: readonly number[];
  readonly rivals?: ArenaResult['rivals'];
  readonly decisions: number;
  readonly ms: number;
}

export function fileOf(game: string): URL {
  return new URL(`./${game}.jsonl`, import.meta.url);
}

export function loadKept(file: URL): Kept[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Kept);
}

export function saveKept(file: URL, kept: readonly Kept[]): void {
  const sorted = kept
    .slice()
    .sort((one, other) =>
      one.pairing < other.pairing ? -1 : one.pairing > other.pairing ? 1 : one.number - other.number,
    );
  writeFileSync(file, sorted.map((one) => `${JSON.stringify(one)}\n`).join(''));
}

export function keep({ id }: Pairing, number: number, result: ArenaResult): Kept {
  const { scores, places, rivals, decisions, ms } = result;
  const common = { pairing: id, number, versions: fingerprint(result.versions), scores, places };
  return { ...common, ...(rivals === undefined ? {} : { rivals }), decisions, ms };
}

export async function currentVersions(open: OpenGame, { bots, players }: Pairing): Promise<string> {
  return fingerprint(await versionsOf(open, bots, players));
}

function fingerprint(versions: Versions): string {
  return sha256Hex(JSON.stringify(versions)).slice(0, 8);
}

/** The complete result, but for the versions, which are known to be the current ones. */
export function completed(pairing: Pairing, { number, scores, places, rivals, decisions, ms }: Kept): ArenaResult {
  const versions = { rules: 0, advice: '', bots: {} };
  const found = { ...matchOf(pairing, number), versions, scores, places, decisions, ms };
  return rivals === undefined ? found : { ...found, rivals };
}

/** Whether a replay ended as recorded. */
export function isSameResult(kept: Kept, replayed: ArenaResult): boolean {
  const essence = ({ scores, places, decisions }: Pick<Kept, 'scores' | 'places' | 'decisions'>): string =>
    JSON.stringify([scores, places, decisions]);
  return essence(kept) === essence(replayed);
}
