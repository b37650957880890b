import { progress, runPool, table } from '@portolan/cli/toolkit';
import type { Tally } from '@portolan/client/testing';
import type { Check, CheckContext, Verdict } from '../check.ts';
import { chosenGames, GAME_FLAG } from '../chosenGames.ts';
import { SPEAKERS } from '../drawing/speakers.ts';
import type { SentenceBatch, SentenceFigures } from '../work/sentenceBatch.ts';
import type { GameFault } from '../work/sentences.ts';

const GAMES = { full: 1000, quick: 24 } as const;
/** In the full form somebody listens at some decisions of each game, so that a thousand of them end within half an hour. */
const HEARD_PERCENT = { full: 15, quick: 100 } as const;
const DRAWINGS = { full: 3, quick: 8 } as const;
const BATCH = 25;
/** In the quick form each game has this long, also on a busy machine. */
const QUICK_MS = 5000;
const SHOWN_FAULTS = 10;

export const sentences: Check = {
  name: 'sentences',
  summary: `every sentence that states an amount or an effect is true: what is said in ${GAMES.full} random games of each game is compared with what then happens`,
  flags: {
    ...GAME_FLAG,
    games: { value: 'K', help: 'random games of each game' },
    first: { value: 'N', help: 'the number of the first game' },
    drawings: { value: 'K', help: 'tables drawn in each game' },
    heard: { value: 'P', help: 'percent of decisions at which somebody listens; rare ones are always heard' },
    keys: { help: 'list how often every message was heard and judged' },
  },
  run,
};

interface Sum {
  games: number;
  readonly tallies: Map<string, Tally>;
  readonly faults: GameFault[];
}

async function run({ args, quick, say }: CheckContext): Promise<Verdict> {
  const form = quick ? 'quick' : 'full';
  const count = args.whole('games', { min: 1, max: 1_000_000, otherwise: GAMES[form] });
  const first = args.whole('first', { min: 0, max: 1_000_000, otherwise: 0 });
  const drawings = args.whole('drawings', { min: 0, max: 1000, otherwise: DRAWINGS[form] });
  const percent = args.whole('heard', { min: 1, max: 100, otherwise: HEARD_PERCENT[form] });
  const judged = chosenGames(args).flatMap((entry) =>
    SPEAKERS[entry.package.id] === undefined ? [] : [entry.package.id],
  );
  const sums = new Map<string, Sum>(judged.map((game) => [game, { games: 0, tallies: new Map(), faults: [] }]));
  const jobs = judged.flatMap((game) =>
    batchesOf({ game, first, games: count, drawings, heard: percent / 100 }, quick),
  );
  const bar = progress('sentences', judged.length * count);
  let done = 0;
  await runPool<SentenceBatch, SentenceFigures>({
    script: new URL('../work/sentencesWorker.ts', import.meta.url),
    jobs,
    onAnswer(answer) {
      add(sums.get(answer.game), answer);
      done += answer.games;
      bar.at(done);
    },
  });
  bar.done();
  const isWhole = !quick && count >= GAMES.full;
  const rows = [...sums].map(([game, sum]) => ({ game, sum, silent: silentIn(game, sum) }));
  say(report(rows));
  if (args.on('keys')) for (const { sum } of rows) say(keys(sum));
  for (const { game, silent } of rows)
    if ((isWhole || args.on('keys')) && silent.length > 0) say(`${game}: never judged: ${silent.join(', ')}`);
  const faults = rows.flatMap(({ sum }) => sum.faults);
  for (const { where, message, text, why } of distinct(faults).slice(0, SHOWN_FAULTS)) {
    say(`${message}: “${text}”, but ${why} (${where})`);
  }
  const isHeard = rows.every(({ sum, silent }) => sum.games > 0 && (!isWhole || silent.length === 0));
  return { ok: isHeard && faults.length === 0, figures: { tables: rows.map(figures) } };
}

/** In the quick form one batch with a time of its own, so that each game is heard. */
function batchesOf(whole: SentenceBatch, quick: boolean): readonly SentenceBatch[] {
  if (quick) return [{ ...whole, ms: QUICK_MS }];
  const { first, games } = whole;
  return Array.from({ length: Math.ceil(games / BATCH) }, (_, at) => ({
    ...whole,
    first: first + at * BATCH,
    games: Math.min(BATCH, games - at * BATCH),
  }));
}

function add(sum: Sum | undefined, { games, tallies, faults }: SentenceFigures): void {
  if (sum === undefined) return;
  sum.games += games;
  sum.faults.push(...faults);
  for (const [message, more] of tallies) {
    const tally = sum.tallies.get(message) ?? { heard: 0, judged: 0 };
    sum.tallies.set(message, { heard: tally.heard + more.heard, judged: tally.judged + more.judged });
  }
}

/** Messages with a judge that no occasion has shown to be true or false. */
function silentIn(game: string, { tallies }: Sum): readonly string[] {
  return (SPEAKERS[game]?.catalogues ?? []).flatMap(({ catalogue, judges }) =>
    Object.entries(judges).flatMap(([key, judge]) => {
      const message = `${catalogue}.${key}`;
      return typeof judge === 'function' && (tallies.get(message)?.judged ?? 0) === 0 ? [message] : [];
    }),
  );
}

interface Row {
  readonly game: string;
  readonly sum: Sum;
  readonly silent: readonly string[];
}

function figures({ game, sum, silent }: Row) {
  const all = [...sum.tallies.values()];
  return {
    game,
    games: sum.games,
    messages: sum.tallies.size,
    judgedMessages: all.filter(({ judged }) => judged > 0).length,
    heard: all.reduce((total, { heard }) => total + heard, 0),
    judged: all.reduce((total, { judged }) => total + judged, 0),
    neverJudged: silent.length,
    false: sum.faults.length,
  };
}

function report(rows: readonly Row[]): string {
  const cells = rows.map(figures).map((one) => Object.values(one));
  return table(['game', 'games', 'messages', 'judged', 'sentences', 'judged', 'never judged', 'false'], cells);
}

function keys({ tallies }: Sum): string {
  const rows = [...tallies].sort(([one], [other]) => (one < other ? -1 : 1));
  return table(
    ['message', 'heard', 'judged'],
    rows.map(([message, { heard, judged }]) => [message, heard, judged]),
  );
}

/** One fault for each message. */
function distinct(faults: readonly GameFault[]): readonly GameFault[] {
  return [...new Map(faults.toReversed().map((fault) => [fault.message, fault])).values()];
}
