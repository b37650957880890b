import { GAMES } from '@portolan/cli/games';
import { facts, progress } from '@portolan/cli/toolkit';
import { type AnyGame, below, branchRng, type Rng, rngFromSeed } from '@portolan/kernel';
import type { Check, CheckContext, Verdict } from '../check.ts';
import { openShipped } from '../chosenGames.ts';
import { openMirrorServer } from '../wire/mirrorServer.ts';
import { openPlantedServer, playPlanted } from '../wire/plantedGames.ts';
import { TwoWorlds } from '../wire/twoWorlds.ts';
import { compareBots, TWIN_PLAN } from '../work/botTwins.ts';

export const leak: Check = {
  name: 'leak',
  summary:
    'nobody is sent what they may not know: twin worlds give the same bytes and the same bot moves, planted words stay with their seat',
  flags: {
    pairs: { value: 'N', help: 'games in two worlds that differ only in what one seat may not know' },
    games: { value: 'N', help: 'games with a planted word in every secret' },
    seed: { value: 'S', help: 'of everything' },
  },
  run,
};

const FULL = { pairs: 300, games: 500 };
const QUICK = { pairs: 16, games: 12 };
/** On a busy machine the quick run plays fewer games instead of taking longer. */
const QUICK_MS = 20_000;
const QUICK_LEAST = 4;
const AT_ONCE = 4;
const SHOWN = 8;

async function run({ args, quick, say }: CheckContext): Promise<Verdict> {
  const size = quick ? QUICK : FULL;
  const pairs = args.whole('pairs', { min: 1, max: 1_000_000, otherwise: size.pairs });
  const games = args.whole('games', { min: 1, max: 1_000_000, otherwise: size.games });
  const rng = rngFromSeed(args.text('seed') ?? 'leak');
  const worlds = await compareWorlds(pairs, branchRng(rng), limit(quick));
  say(facts(Object.entries(worlds.figures)));
  for (const line of worlds.faults.slice(0, SHOWN)) say(line);
  const words = await followWords(games, branchRng(rng), limit(quick));
  say(facts(Object.entries(words.figures)));
  for (const line of words.faults.slice(0, SHOWN)) say(line);
  const bots = await compareAllBots(quick ? 1 : 10, branchRng(rng));
  say(facts(Object.entries(bots.figures)));
  for (const line of bots.faults.slice(0, SHOWN)) say(line);
  const least = quick ? QUICK_LEAST : 0;
  const enough = worlds.done >= Math.min(pairs, least || pairs) && words.done >= Math.min(games, least || games);
  // A few games may do without a stand-in.
  const wasRead = words.words > 0 && (quick || words.standIns > 0);
  const ok = enough && worlds.faults.length === 0 && words.faults.length === 0 && wasRead && bots.faults.length === 0;
  return { ok, figures: { ...worlds.figures, ...words.figures, ...bots.figures } };
}

function limit(quick: boolean): number {
  return quick ? performance.now() + QUICK_MS : Number.POSITIVE_INFINITY;
}

interface Found {
  readonly done: number;
  readonly figures: Readonly<Record<string, number>>;
  readonly faults: readonly string[];
}

const PACKAGES = GAMES.map((entry) => entry.package);

async function compareWorlds(pairs: number, rng: Rng, deadline: number): Promise<Found> {
  const servers = [await openMirrorServer(PACKAGES), await openMirrorServer(PACKAGES)] as const;
  const shipped: readonly AnyGame[] = GAMES.map(openShipped);
  const faults: string[] = [];
  const sums = { steps: 0, frames: 0, bytes: 0 };
  const bar = progress('worlds', pairs);
  let done = 0;
  try {
    for (; done < pairs && performance.now() < deadline; done++) {
      const game = shipped[done % shipped.length];
      if (game === undefined) break;
      const compared = await TwoWorlds.play(servers, game, rng);
      sums.steps += compared.steps;
      sums.frames += compared.frames;
      sums.bytes += compared.bytes;
      faults.push(...compared.differences.map((line) => `${game.id}: ${line}`));
      bar.at(done);
    }
  } finally {
    bar.done();
    await Promise.all(servers.map((server) => server.stop()));
  }
  const { steps, frames, bytes } = sums;
  return {
    done,
    faults,
    figures: {
      twinGames: done,
      twinSteps: steps,
      framesCompared: frames,
      bytesCompared: bytes,
      differences: faults.length,
    },
  };
}

async function compareAllBots(times: number, rng: Rng): Promise<Omit<Found, 'done'>> {
  const faults: string[] = [];
  const sums = { compared: 0, different: 0 };
  const bar = progress('bots', times * GAMES.length);
  for (let at = 0; at < times * GAMES.length; at++) {
    const opened = GAMES[at % GAMES.length]?.package.open();
    if (opened?.ok !== true) continue;
    const twins = await compareBots(opened.value, TWIN_PLAN, rng);
    sums.compared += twins.compared;
    sums.different += twins.different;
    faults.push(...twins.faults);
    bar.at(at);
  }
  bar.done();
  const { compared, different } = sums;
  return { faults, figures: { botsCompared: compared, inDifferentWorlds: different, botsThatPeeked: faults.length } };
}

async function followWords(
  games: number,
  rng: Rng,
  deadline: number,
): Promise<Found & { readonly words: number; readonly standIns: number }> {
  const server = await openPlantedServer(PACKAGES);
  const shipped = GAMES.map(openShipped);
  const faults: string[] = [];
  const sums = { moves: 0, frames: 0, words: 0, standIns: 0 };
  const bar = progress('words', games);
  let begun = 0;
  let done = 0;
  const worker = async (): Promise<void> => {
    while (begun < games && performance.now() < deadline) {
      const game = shipped[begun++ % shipped.length];
      if (game === undefined) return;
      const { min, max } = game.seats;
      const scanned = await playPlanted(server.address, game.id, min + below(rng, max - min + 1), branchRng(rng));
      sums.moves += scanned.moves;
      sums.frames += scanned.frames;
      sums.words += scanned.words;
      sums.standIns += scanned.standIns;
      faults.push(...scanned.leaks.map((line) => `${game.id}: ${line}`));
      bar.at(++done);
    }
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
  } finally {
    bar.done();
    await server.stop();
  }
  const { moves, frames, words, standIns } = sums;
  return {
    done,
    words,
    standIns,
    faults,
    figures: {
      plantedGames: done,
      entries: moves,
      movesOfStandIns: standIns,
      framesRead: frames,
      wordsRead: words,
      leaks: faults.length,
    },
  };
}
