import type { GameEntry } from '@portolan/cli/games';
import { type Args, type Cell, progress, runPool, table, UserError } from '@portolan/cli/toolkit';
import { addFigures, emptyFigures, type Figures, findLeaks, LAWS, type Thoroughness } from '@portolan/kernel/testing';
import { AUDITS } from '../audits.ts';
import type { Check, CheckContext, Verdict } from '../check.ts';
import { chosenGames, GAME_FLAG, openShipped } from '../chosenGames.ts';
import { FLOORS } from '../floors.ts';
import { DEFAULT_OPENING, findOpening, type Opening, openingsOf } from '../openings.ts';
import { type Breach, checkBatch, type LawAnswer, type LawBatch } from '../work/lawBatch.ts';

export const laws: Check = {
  name: 'laws',
  summary: 'every law of the kernel holds in random games of every game, player count and opening',
  flags: {
    ...GAME_FLAG,
    players: { value: 'N', help: 'only this player count' },
    opening: { value: 'O', help: 'only this opening, such as a nation of the solo game; needs --game and --players' },
    games: { value: 'K', help: 'random games per player count and opening' },
    seed: { value: 'S', help: 'only the game with this seed; needs --game and --players' },
  },
  run: (context) => checkLaws(context, context.quick ? 'quick' : 'full'),
};

/** The one law that is worth a run of its own: over every move the box knows, at every decision. */
export const conditions: Check = {
  name: 'conditions',
  summary:
    'a move is listed if and only if none of its conditions fails, over every move at every decision of random games',
  flags: laws.flags,
  run: (context) => checkLaws(context, 'conditions'),
};

const BATCH = 10;
const SHOWN_BREACHES = 5;
/** On a busy machine the quick form checks fewer games instead of taking longer, but at least this many of each kind. */
const QUICK_MS: Readonly<Record<Thoroughness, number>> = { quick: 40_000, full: 40_000, conditions: 20_000 };
const QUICK_LEAST = 10;

async function checkLaws({ args, quick, say }: CheckContext, thoroughness: Thoroughness): Promise<Verdict> {
  const one = args.text('seed') !== undefined;
  const batches = one ? [oneGame(args, thoroughness)] : plan(args, { quick, thoroughness });
  const sum = new Sums(batches);
  const start = performance.now();
  await checkAll(batches, sum, quick ? start + QUICK_MS[thoroughness] : Number.POSITIVE_INFINITY);
  const seconds = (performance.now() - start) / 1000;
  say(table(['game', 'players', 'opening', 'games', 'decisions', 'broken'], sum.rows()));
  const looks = LAWS.flatMap((law) => (sum.figures.laws[law] > 0 ? [[law, sum.figures.laws[law]]] : []));
  say(table(['law', 'times looked at'], looks));
  for (const breach of sum.breaches.slice(0, SHOWN_BREACHES)) say(describe(breach));
  const leaks = one || thoroughness === 'conditions' ? [] : sum.leaks();
  for (const leak of leaks) say(leak);
  const enough = quick ? sum.fewest() >= Math.min(QUICK_LEAST, batches[0]?.seeds.length ?? 0) : sum.games > 0;
  return {
    ok: sum.breaches.length === 0 && leaks.length === 0 && enough,
    figures: { ...sum.totals(), leaks, seconds: Math.round(seconds) },
  };
}

async function checkAll(batches: readonly LawBatch[], sum: Sums, deadline: number): Promise<void> {
  const all = batches.reduce((games, batch) => games + batch.seeds.length, 0);
  const bar = progress('laws', all);
  const onAnswer = (answer: LawAnswer, batch: LawBatch): void => {
    sum.add(answer, batch);
    bar.at(sum.games);
  };
  const [only] = batches;
  if (only !== undefined && batches.length === 1) onAnswer(checkBatch(only), only);
  else {
    const script = new URL('../work/lawsWorker.ts', import.meta.url);
    const least = new Set(firstOfEachKind(batches));
    await runPool({ script, jobs: [...least], onAnswer });
    await runPool({ script, jobs: batches.filter((batch) => !least.has(batch)), deadline, onAnswer });
  }
  bar.done();
}

/** What has to be checked however long it takes. */
function firstOfEachKind(batches: readonly LawBatch[]): Iterable<LawBatch> {
  const first = new Map<string, LawBatch>();
  for (const batch of batches.toReversed()) first.set([batch.game, batch.players, batch.opening].join(), batch);
  return first.values();
}

/** Alternates between all kinds, so that a run that stops early has covered each. */
function plan(args: Args, { quick, thoroughness }: Form): LawBatch[] {
  const kinds = chosenGames(args).flatMap((entry) => {
    const floors = FLOORS[entry.package.id];
    const floor = (thoroughness === 'conditions' ? floors?.conditionGames : floors?.lawGames) ?? { full: 0, quick: 0 };
    const games = args.whole('games', { min: 1, max: 10_000_000, otherwise: quick ? floor.quick : floor.full });
    const game = entry.package.id;
    return playerCounts(args, entry).flatMap((players) =>
      openings(args, game, players).map(({ name }) => batchesOf({ game, players, opening: name, thoroughness }, games)),
    );
  });
  const longest = Math.max(...kinds.map((batches) => batches.length));
  return Array.from({ length: longest }, (_, turn) => kinds.flatMap((batches) => batches.slice(turn, turn + 1))).flat();
}

interface Form {
  readonly quick: boolean;
  readonly thoroughness: Thoroughness;
}

type Kind = Omit<LawBatch, 'seeds'>;

function batchesOf({ game, players, opening, thoroughness }: Kind, games: number): LawBatch[] {
  return Array.from({ length: Math.ceil(games / BATCH) }, (_, batch) => {
    const size = Math.min(BATCH, games - batch * BATCH);
    const seeds = Array.from({ length: size }, (_, index) => `laws/${batch * BATCH + index}`);
    return { game, players, opening, seeds, thoroughness };
  });
}

function playerCounts(args: Args, entry: GameEntry): number[] {
  const { min, max } = openShipped(entry).seats;
  if (args.on('players')) return [args.whole('players', { min, max })];
  return Array.from({ length: max - min + 1 }, (_, index) => min + index);
}

function openings(args: Args, game: string, players: number): readonly Opening[] {
  const name = args.text('opening');
  if (name === undefined) return openingsOf(game, players);
  if (!args.on('game') || !args.on('players')) throw new UserError('laws: --opening needs --game G and --players N');
  return [findOpening(game, players, name)];
}

function oneGame(args: Args, thoroughness: Thoroughness): LawBatch {
  const [entry] = chosenGames(args);
  if (entry === undefined || !args.on('game') || !args.on('players')) {
    throw new UserError('laws: --seed needs --game G and --players N');
  }
  const players = playerCounts(args, entry)[0] ?? 0;
  const game = entry.package.id;
  const opening = openings(args, game, players)[0]?.name ?? DEFAULT_OPENING;
  return { game, players, opening, seeds: [args.required('seed')], thoroughness };
}

class Sums {
  readonly breaches: Breach[] = [];
  readonly #tables = new Map<string, { batch: LawBatch; games: number; decisions: number; broken: number }>();
  readonly #byGame = new Map<string, Figures>();
  figures: Figures = emptyFigures();
  games = 0;

  /** Rows are in the order of the plan, whichever worker finishes first. */
  constructor(batches: readonly LawBatch[]) {
    for (const batch of batches) this.#tables.set(rowKey(batch), { batch, games: 0, decisions: 0, broken: 0 });
  }

  add(answer: LawAnswer, batch: LawBatch): void {
    const row = this.#tables.get(rowKey(batch));
    if (row !== undefined) {
      row.games += answer.games;
      row.decisions += answer.figures.decisions;
      row.broken += answer.breaches.length;
    }
    this.games += answer.games;
    this.figures = addFigures(this.figures, answer.figures);
    this.#byGame.set(batch.game, addFigures(this.#byGame.get(batch.game) ?? emptyFigures(), answer.figures));
    this.breaches.push(...answer.breaches);
  }

  /** Parts of a state that a view hides but `determinize` never deals again: each is a leak to bots, or public after all. */
  leaks(): string[] {
    return [...this.#byGame].flatMap(([game, figures]) => {
      const audit = AUDITS[game];
      const parts = audit === undefined ? [] : findLeaks(figures, audit);
      return parts.map((part) => `${game}: ${part} is hidden, yet never dealt again`);
    });
  }

  /** The number of games of the kind that was checked least. */
  fewest(): number {
    return Math.min(...[...this.#tables.values()].map((row) => row.games));
  }

  rows(): Cell[][] {
    return [...this.#tables.values()].map(({ batch, games, decisions, broken }) => [
      batch.game,
      batch.players,
      batch.opening,
      games,
      decisions,
      broken,
    ]);
  }

  totals(): Readonly<Record<string, unknown>> {
    const { breaches, games, figures } = this;
    const { secrets: _, ...counts } = figures;
    return { games, ...counts, broken: breaches.length, breaches: breaches.slice(0, SHOWN_BREACHES) };
  }
}

function rowKey({ game, players, opening }: LawBatch): string {
  return `${game} ${players} ${opening}`;
}

function describe({ game, players, opening, seed, thoroughness, message }: Breach): string {
  const kind = opening === DEFAULT_OPENING ? '' : ` --opening ${opening}`;
  const form = thoroughness === 'quick' ? ' --quick' : '';
  const flags = `--game ${game} --players ${players}${kind} --seed ${seed}${form}`;
  const check = thoroughness === 'conditions' ? 'conditions' : 'laws';
  return `${message}\n  see it again: npm run -s proof -- ${check} ${flags}`;
}
