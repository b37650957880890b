import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createBot, playGame } from '@portolan/bots';
import { GAMES } from '@portolan/cli/games';
import { type AnyGame, commitTo, type GamePackage, hashState, type OpenGame } from '@portolan/kernel';
import { claimOf, readMatchLogs, verifyLog, writeHeader, writeMove, writeOutcome } from '@portolan/protocol/log';
import { type Opening, openingsOf } from '../proof/openings.ts';

export const ROOT = join(import.meta.dirname, '../..');
const BOTS = ['greedy', 'random'] as const;

/** Where the golden games of a version of a game's rules are kept. */
export function goldenFolder(game: string, rulesVersion: number): string {
  return join(ROOT, 'games', game, 'fixtures/golden', `v${rulesVersion}`);
}

/** The versions of a game's rules that have golden games. */
export function goldenVersions(game: string): readonly number[] {
  const folder = join(goldenFolder(game, 0), '..');
  return existsSync(folder) ? readdirSync(folder).map((name) => Number(name.slice(1))) : [];
}

/** One golden game for every player count and opening. */
export function goldenOpenings(one: GamePackage): readonly { readonly file: string; readonly opening: Opening }[] {
  const { min, max } = opened(one).game.seats;
  const counts = Array.from({ length: max - min + 1 }, (_, more) => min + more);
  return counts
    .flatMap((players) => openingsOf(one.id, players))
    .map((opening) => ({ file: `${opening.players}-${opening.name}.jsonl`, opening }));
}

/** Replays the kept golden games of a version with these rules; returns what does not agree, by file. */
export function disagreements(game: AnyGame): readonly string[] {
  const folder = goldenFolder(game.id, game.rulesVersion);
  return readdirSync(folder).flatMap((file) => {
    const [log] = readMatchLogs(readFileSync(join(folder, file), 'utf8').trimEnd().split('\n'));
    if (log === undefined || !log.ok) return [`${file} is not a match log`];
    const claim = claimOf(game, log.value);
    const verified = claim.ok ? verifyLog(game, claim.value) : claim;
    return verified.ok ? [] : [`${file}:${verified.error.line}: ${verified.error.problem}`];
  });
}

/** A whole game as a match log. Bots of different kinds take the seats, so that sensible and odd moves occur. */
export async function playGolden(one: GamePackage, { name, players, options: input }: Opening): Promise<string> {
  const open = opened(one);
  const { game } = open;
  const options = game.readOptions(input);
  if (!options.ok) throw new Error(`${one.id}: the opening ${name} is faulty at ${options.error.path}`);
  const seed = `golden/${players}/${name}`;
  const bots = Array.from({ length: players }, (_, seat) => createBot(BOTS[seat % BOTS.length] ?? 'random', open));
  const head = { game: one.id, rulesVersion: game.rulesVersion, players, options: options.value, seed };
  let log = writeHeader({ ...head, commitment: commitTo(seed) });
  const { outcome } = await playGame(
    { game, bots, options: options.value, seed },
    {
      onMove({ seq, seat, move, events, state }) {
        log += writeMove({ seq, seat, move: game.writeMove(move), events, hash: hashState(state) });
      },
    },
  );
  return log + writeOutcome(outcome);
}

export function opened(one: GamePackage): OpenGame {
  const open = one.open();
  if (!open.ok) throw new Error(`${one.id} does not open: ${open.error.path}`);
  return open.value;
}

export const PACKAGES: readonly GamePackage[] = GAMES.map((entry) => entry.package);
