import { type Cell, progress, runPool, table } from '@portolan/cli/toolkit';
import type { Check, CheckContext, Verdict } from '../check.ts';
import { addPlanckFigures, noPlanckFigures, type PlanckBatch, type PlanckFigures } from '../work/planckBatch.ts';

export const planck: Check = {
  name: 'planck',
  summary: "Planck's strength by nation against the greedy bot: England scores most, England and France lose least",
  flags: { games: { value: 'K', help: 'solo games per nation of Planck (2,000; quick 90)' } },
  run,
};

const NATIONS = ['spain', 'portugal', 'england', 'france'];
/** The two that the rulebook calls harder, hardest first. */
const HARDER = ['england', 'france'];
const BATCH = 15;
/** The plausible range of Planck's totals, by the ledger. */
const SANE = { least: 40, most: 115 };

async function run({ args, quick, say }: CheckContext): Promise<Verdict> {
  const games = args.whole('games', { min: 1, max: 1_000_000, otherwise: quick ? 90 : 2_000 });
  const sums = new Map(NATIONS.map((nation) => [nation, noPlanckFigures()]));
  await playAll(games, sums);
  say(
    table(
      HEADINGS,
      [...sums].map(([nation, sum]) => rowOf(nation, sum)),
    ),
  );
  const figures = [...sums].map(([nation, sum]) => ({ nation, ...meansOf(sum) }));
  const byScore = ranked(figures, (one) => one.planck);
  const byLead = ranked(figures, (one) => one.lead);
  say(`by Planck's score: ${byScore.join(', ')}; by Planck's lead: ${byLead.join(', ')}`);
  for (const line of explain(figures, byLead)) say(line);
  const odd = figures.filter((one) => one.least < SANE.least || one.most > SANE.most).map((one) => one.nation);
  if (odd.length > 0) say(`totals outside ${SANE.least} to ${SANE.most}, worth a second look: ${odd.join(', ')}`);
  const hardest = byLead.slice(0, HARDER.length).sort().join();
  const ok = byScore[0] === HARDER[0] && hardest === HARDER.slice().sort().join();
  return { ok, figures: { games, byScore, byLead, nations: figures } };
}

async function playAll(games: number, sums: ReadonlyMap<string, PlanckFigures>): Promise<void> {
  const bar = progress('planck', games * NATIONS.length);
  let done = 0;
  await runPool({
    script: new URL('../work/planckWorker.ts', import.meta.url),
    jobs: plan(games),
    onAnswer(answer: PlanckFigures, job: PlanckBatch) {
      const sum = sums.get(job.planck);
      if (sum !== undefined) addPlanckFigures(sum, answer);
      done += answer.games;
      bar.at(done);
    },
  });
  bar.done();
}

function plan(games: number): PlanckBatch[] {
  return NATIONS.flatMap((nation) =>
    Array.from({ length: Math.ceil(games / BATCH) }, (_, batch) => ({
      planck: nation,
      nations: NATIONS.filter((one) => one !== nation),
      first: batch * BATCH,
      games: Math.min(BATCH, games - batch * BATCH),
    })),
  );
}

const WORLDS = ['nina', 'pinta', 'santaMaria'];
const BENEFITS = ['arts', 'science', 'religion', 'military'];
const HEADINGS = [
  'Planck as',
  'games',
  'wins %',
  'score',
  'least',
  'most',
  'in worlds',
  'Benefits',
  'gold, retained',
  'Soloist',
  'lead',
  'pairs removed',
  'attacks in peace',
];

interface Means {
  readonly nation: string;
  readonly winRate: number;
  readonly planck: number;
  readonly least: number;
  readonly most: number;
  readonly soloist: number;
  readonly lead: number;
  readonly pairs: number;
  readonly inPeace: number;
}

function meansOf(sum: PlanckFigures): Omit<Means, 'nation'> {
  const [planckMean, soloist] = [sum.planck / sum.games, sum.soloist / sum.games];
  return {
    winRate: 1 - sum.soloistWins / sum.games,
    planck: round(planckMean),
    least: sum.least,
    most: sum.most,
    soloist: round(soloist),
    lead: round(planckMean - soloist),
    pairs: round(sum.pairs / sum.games),
    inPeace: round(sum.inPeace / sum.games),
  };
}

function rowOf(nation: string, sum: PlanckFigures): Cell[] {
  const mean = (sources: readonly string[]): string => {
    const points = sources.reduce((total, source) => total + (sum.sources[source] ?? 0), 0);
    return (points / sum.games).toFixed(1);
  };
  const { winRate, planck: score, least, most, soloist, lead, pairs, inPeace } = meansOf(sum);
  return [
    nation,
    sum.games,
    (100 * winRate).toFixed(1),
    score.toFixed(1),
    least,
    most,
    mean(WORLDS),
    mean(BENEFITS),
    mean(['gold']),
    soloist.toFixed(1),
    lead.toFixed(1),
    pairs.toFixed(1),
    inPeace.toFixed(1),
  ];
}

function ranked(figures: readonly Means[], worth: (one: Means) => number): string[] {
  return figures
    .slice()
    .sort((one, other) => worth(other) - worth(one))
    .map((one) => one.nation);
}

/** If France is harder than England, what the data say about it. */
function explain(figures: readonly Means[], byLead: readonly string[]): string[] {
  const of = (nation: string): Means | undefined => figures.find((one) => one.nation === nation);
  const [england, france] = [of('england'), of('france')];
  if (england === undefined || france === undefined || byLead[0] !== 'france') return [];
  const less = (england.soloist - france.soloist).toFixed(1);
  return [
    `France leads by more than England and scores ${(england.planck - france.planck).toFixed(1)} less: as France Planck attacks in`,
    `peace ${france.inPeace.toFixed(1)} times a game, removes ${france.pairs.toFixed(1)} pairs against ${england.pairs.toFixed(1)}, and this Soloist scores ${less} less.`,
  ];
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
