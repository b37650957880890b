import { type ArenaResult, type Estimate, standingsOf } from '@portolan/bots';
import { counted } from '../counted.ts';
import { type Cell, table } from '../table.ts';

const NOTHING = { game: '', bots: [] };
/** A bot that met no other has beaten no share of them. */
const NONE = '–';
const HEAD = ['bot', 'seats', 'wins', '% won', '95 %', '% of others beaten', '95 %', 'rating', '95 %', 'score'];

/** A table for each set of options that was played, strongest first. */
export function describeArena(results: readonly ArenaResult[]): string {
  const groups = Object.groupBy(results, ({ options }) => JSON.stringify(options));
  return Object.entries(groups)
    .map(([options, group = []]) => `${titleOf(options, group)}\n\n${standingsTable(group)}`)
    .join('\n\n');
}

function titleOf(options: string, group: readonly ArenaResult[]): string {
  const [{ game, bots } = NOTHING] = group;
  const chosen = options === '{}' ? '' : `, ${options}`;
  return `${game}, ${counted(bots.length, 'player')}${chosen}: ${counted(group.length, 'game')}`;
}

function standingsTable(results: readonly ArenaResult[]): string {
  const rows = standingsOf(results).map(({ bot, seats, wins, winShare, beaten, rating, score }): Cell[] => [
    bot,
    seats,
    wins,
    percent(winShare.mean),
    range(winShare, percent),
    percent(beaten.mean),
    range(beaten, percent),
    Math.round(rating.mean),
    range(rating, (one) => String(Math.round(one))),
    score,
  ]);
  return table(HEAD, rows);
}

function percent(share: number): string {
  return Number.isNaN(share) ? NONE : (100 * share).toFixed(0);
}

function range({ mean, low, high }: Estimate, show: (bound: number) => string): string {
  return Number.isNaN(mean) ? NONE : `${show(low)} to ${show(high)}`;
}
