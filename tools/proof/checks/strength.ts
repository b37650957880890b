import type { ArenaResult } from '@portolan/bots';
import { findGame, GAMES } from '@portolan/cli/games';
import { type Args, playArena, progress, UserError } from '@portolan/cli/toolkit';
import { below, InvariantError, type OpenGame, rngFromSeed } from '@portolan/kernel';
import type { Check, CheckContext, Verdict } from '../check.ts';
import { chosenGames, GAME_FLAG } from '../chosenGames.ts';
import { type Shown, tableOf, writeDocument } from '../strength/document.ts';
import { type Finding, findingOf } from '../strength/findings.ts';
import { isUpToDate, levelRatings, writeRatings } from '../strength/levelRatings.ts';
import { GAMES_PER_PAIRING, matchOf, type Pairing, pairingsOf } from '../strength/pairings.ts';
import {
  completed,
  currentVersions,
  fileOf,
  isSameResult,
  type Kept,
  keep,
  loadKept,
  saveKept,
} from '../strength/results.ts';

export const strength: Check = {
  name: 'strength',
  summary:
    'each level places above the one below, and the Admiral beats what it should: replays some games, then counts',
  flags: {
    ...GAME_FLAG,
    play: { value: 'SECONDS', help: 'first play missing games for so long, and remove outdated ones' },
    pairing: { value: 'TEXT', help: 'play only pairings whose id contains this, such as 4:admiral' },
    workers: { value: 'W', help: 'threads (1)' },
    sample: { value: 'N', help: 'games to replay per game (6; quick 1)' },
    seed: { value: 'S', help: 'of the sample (the time)' },
    write: { help: 'write the tables into docs/strength.md, and the ratings of the levels beside their weights' },
  },
  run,
};

interface Collected {
  readonly pairing: Pairing;
  readonly kept: Kept[];
}

async function run({ args, quick, say }: CheckContext): Promise<Verdict> {
  const games = new Map<string, Shown>();
  let replayed = 0;
  const different: string[] = [];
  let outdated = 0;
  const chosen = chosenGames(args);
  // The document has all games, whichever is played.
  for (const entry of args.on('write') ? GAMES : chosen) {
    const { id } = entry.package;
    if (pairingsOf(id).length === 0) continue;
    const open = openFresh(id);
    const collected = await collect(open, id);
    if (args.on('play') && chosen.some((one) => one.package.id === id)) await playMissing(collected, args, id);
    const sample = drawSample(collected, args.whole('sample', { min: 0, max: 1000, otherwise: quick ? 1 : 6 }), {
      seed: args.text('seed') ?? String(Date.now()),
      longest: quick ? 6000 : Number.POSITIVE_INFINITY,
    });
    different.push(...(await replay(sample)));
    replayed += sample.length;
    const unplayed = collected.filter(({ kept }) => kept.length === 0).map(({ pairing }) => pairing);
    const found = collected
      .filter(({ kept }) => kept.length > 0)
      .map(({ pairing, kept }) =>
        findingOf(
          pairing,
          kept.map((one) => completed(pairing, one)),
        ),
      );
    games.set(open.game.title, { findings: found, unplayed });
    const ratings = await levelRatings(
      open,
      collected.flatMap(({ pairing, kept }) => kept.map((one) => completed(pairing, one))),
    );
    if (args.on('write')) writeRatings(ratings);
    else if (!isUpToDate(ratings)) outdated++;
    say(`${open.game.title}\n\n${tableOf({ findings: found, unplayed })}\n`);
  }
  for (const line of different) say(`the replay differs: ${line}`);
  if (args.on('write')) writeDocument(games);
  const all = [...games.values()].flatMap(({ findings }) => findings);
  const unplayed = [...games.values()].reduce((sum, one) => sum + one.unplayed.length, 0);
  const count = (verdict: Finding['verdict']): number => all.filter((one) => one.verdict === verdict).length;
  const [shown, missed, few] = [count('shown'), count('missed'), count('too few games')];
  if (outdated > 0) say('ratings.json does not fit the record: run `proof strength --write`');
  const ok = different.length + outdated === 0 && (quick || (missed + few + unplayed === 0 && shown > 0));
  return {
    ok,
    figures: { replayed, different: different.length, shown, missed, tooFewGames: few, unplayed, outdated },
  };
}

function openFresh(id: string): OpenGame {
  const opened = findGame(id)?.package.open();
  if (opened?.ok !== true) throw new InvariantError(`${id} does not open`);
  return opened.value;
}

/** The results that belong to the present bots, by pairing. */
async function collect(open: OpenGame, game: string): Promise<Collected[]> {
  const all = loadKept(fileOf(game));
  return Promise.all(
    pairingsOf(game).map(async (pairing) => {
      const versions = await currentVersions(open, pairing);
      return { pairing, kept: all.filter((one) => one.pairing === pairing.id && one.versions === versions) };
    }),
  );
}

/** Fewest games first, so that every pairing has some early on. */
async function playMissing(collected: readonly Collected[], args: Args, game: string): Promise<void> {
  const seconds = args.whole('play', { min: 1, max: 1_000_000 });
  const wanted = args.text('pairing') ?? '';
  const missing = collected
    .filter(({ pairing }) => pairing.id.includes(wanted))
    .flatMap((one) =>
      Array.from({ length: GAMES_PER_PAIRING }, (_, number) => number)
        .filter((number) => one.kept.every((kept) => kept.number !== number))
        .map((number) => ({ ...one, number, match: matchOf(one.pairing, number) })),
    )
    .sort((one, other) => one.number - other.number);
  if (missing.length === 0 && wanted !== '' && !collected.some(({ pairing }) => pairing.id.includes(wanted)))
    throw new UserError(`no pairing contains '${wanted}'`);
  const bar = progress(game, missing.length);
  let done = 0;
  const byMatch = new Map(missing.map((one) => [one.match, one]));
  await playArena({
    matches: missing.map(({ match }) => match),
    workers: args.whole('workers', { min: 1, max: 1024, otherwise: 1 }),
    deadline: performance.now() + 1000 * seconds,
    onResult(result, match) {
      const one = byMatch.get(match);
      if (one === undefined) return;
      one.kept.push(keep(one.pairing, one.number, result));
      saveKept(
        fileOf(game),
        collected.flatMap(({ kept }) => kept),
      );
      bar.at(++done);
    },
  });
  bar.done();
}

interface Sampled {
  readonly pairing: Pairing;
  readonly one: Kept;
}

interface Sampling {
  readonly seed: string;
  /** In milliseconds: longer games are not replayed. */
  readonly longest: number;
}

function drawSample(collected: readonly Collected[], count: number, { seed, longest }: Sampling): Sampled[] {
  const rng = rngFromSeed(seed);
  const all = collected.flatMap(({ pairing, kept }) =>
    kept.filter(({ ms }) => ms <= longest).map((one) => ({ pairing, one })),
  );
  return Array.from({ length: Math.min(count, all.length) }, () => all.splice(below(rng, all.length), 1)).flat();
}

async function replay(sample: readonly Sampled[]): Promise<string[]> {
  const results: ArenaResult[] = await playArena({
    matches: sample.map(({ pairing, one }) => matchOf(pairing, one.number)),
  });
  return sample.flatMap(({ pairing, one }, at) => {
    const found = results[at];
    return found !== undefined && isSameResult(one, found) ? [] : [`${pairing.game} ${pairing.id} game ${one.number}`];
  });
}
