import { InvariantError } from '@portolan/kernel';
import type { ArenaMatch } from './result.ts';

export interface ArenaPlan {
  readonly game: string;
  /** The options of the games, in turn. */
  readonly variants: readonly ArenaMatch['options'][];
  readonly players: number;
  /** Repeated to fill the seats. */
  readonly bots: readonly string[];
  readonly games: number;
  readonly seed: string;
}

/**
 * Each deal is played once in every rotation of the bots, so that no bot owes its place to its seat or its cards; then
 * comes the next deal. Variants take turns from deal to deal.
 */
export function planMatches({ game, variants, players, bots, games, seed }: ArenaPlan): ArenaMatch[] {
  if (bots.length > players) throw new InvariantError(`${bots.length} bots for ${players} seats`);
  const turns = turnsOf({ bots, players });
  return Array.from({ length: games }, (_, index) => {
    const deal = Math.floor(index / turns.length);
    return {
      game,
      options: variants[deal % variants.length],
      seed: `${seed}/${deal}`,
      bots: turns[index % turns.length],
    };
  });
}

/** With fewer games, or a number that is no multiple, a deal is not played in every rotation. */
export function gamesPerDeal(plan: Pick<ArenaPlan, 'bots' | 'players'>): number {
  return turnsOf(plan).length;
}

function turnsOf({ bots, players }: Pick<ArenaPlan, 'bots' | 'players'>): string[][] {
  return rotationsOf(Array.from({ length: players }, (_, seat) => bots[seat % bots.length]));
}

/** Each different one once. */
function rotationsOf(bots: readonly string[]): string[][] {
  const all = bots.map((_, by) => bots.map((_one, seat) => bots[(seat + by) % bots.length]));
  return all.filter((one, at) => all.findIndex((other) => other.join() === one.join()) === at);
}
