import { createBot, playGame } from '@portolan/bots';
import { type BaseEvent, describeFault, InvariantError } from '@portolan/kernel';
import { ninaPinta } from '@portolan/nina-pinta';

/** A worker's job: solo games against Planck as one nation. Plain data, because it is sent between threads. */
export interface PlanckBatch {
  readonly planck: string;
  /** The Soloist's nations, used in turn. */
  readonly nations: readonly string[];
  readonly first: number;
  readonly games: number;
}

/** Counts over several games. */
export interface PlanckFigures {
  games: number;
  soloistWins: number;
  soloist: number;
  planck: number;
  least: number;
  most: number;
  /** Pairs of Settlers that Planck removed, and Planck's attacks under the banner of France. */
  pairs: number;
  inPeace: number;
  /** Planck's points by source. */
  sources: Record<string, number>;
}

export function noPlanckFigures(): PlanckFigures {
  return {
    games: 0,
    soloistWins: 0,
    soloist: 0,
    planck: 0,
    least: Number.POSITIVE_INFINITY,
    most: Number.NEGATIVE_INFINITY,
    pairs: 0,
    inPeace: 0,
    sources: {},
  };
}

export function addPlanckFigures(sum: PlanckFigures, more: PlanckFigures): void {
  sum.games += more.games;
  sum.soloistWins += more.soloistWins;
  sum.soloist += more.soloist;
  sum.planck += more.planck;
  sum.least = Math.min(sum.least, more.least);
  sum.most = Math.max(sum.most, more.most);
  sum.pairs += more.pairs;
  sum.inPeace += more.inPeace;
  for (const [source, points] of Object.entries(more.sources)) {
    sum.sources[source] = (sum.sources[source] ?? 0) + points;
  }
}

/** The greedy bot as the Soloist; ties among Planck's options are broken by the ledger's order. */
export async function playPlanckBatch({ planck, nations, first, games }: PlanckBatch): Promise<PlanckFigures> {
  const opened = ninaPinta.open();
  if (!opened.ok) throw new InvariantError('nina-pinta does not open');
  const open = opened.value;
  const sum = noPlanckFigures();
  for (let index = first; index < first + games; index++) {
    const nation = nations[index % nations.length] ?? '';
    const options = open.game.readOptions({ nations: [nation], planck, askTies: false });
    if (!options.ok) throw new InvariantError(`options: ${describeFault(options.error, ninaPinta.problems)}`);
    const match = {
      game: open.game,
      options: options.value,
      seed: `planck/${index}`,
      bots: [createBot('greedy', open)],
    };
    addPlanckFigures(sum, await playOne(match));
  }
  return sum;
}

async function playOne(match: Parameters<typeof playGame>[0]): Promise<PlanckFigures> {
  const counts = { pairRemoved: 0, bannerTurned: 0 };
  const { outcome } = await playGame(match, {
    onMove({ events }) {
      for (const event of events) if (isOfPlanck(event)) count(counts, event.kind);
    },
  });
  const [rival] = outcome.rivals ?? [];
  if (rival === undefined) throw new InvariantError('a solo game without Planck');
  return {
    games: 1,
    soloistWins: outcome.places[0] === 1 ? 1 : 0,
    soloist: outcome.scores[0] ?? 0,
    planck: rival.score,
    least: rival.score,
    most: rival.score,
    pairs: counts.pairRemoved,
    inPeace: counts.bannerTurned,
    sources: { ...rival.breakdown },
  };
}

/** Planck's place comes after the Soloist's. */
function isOfPlanck(event: BaseEvent): boolean {
  return 'seat' in event && event.seat === 1;
}

function count(counts: { pairRemoved: number; bannerTurned: number }, kind: string): void {
  if (kind === 'pairRemoved' || kind === 'bannerTurned') counts[kind]++;
}
