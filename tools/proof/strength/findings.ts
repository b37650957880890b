import { type ArenaResult, type Estimate, type Standing, standingsOf } from '@portolan/bots';
import { InvariantError } from '@portolan/kernel';
import { GAMES_PER_PAIRING, type Pairing } from './pairings.ts';

/** What the games of a pairing show. */
export interface Finding {
  readonly pairing: Pairing;
  readonly games: number;
  readonly figure: Estimate;
  readonly rating: Estimate;
  /** By variant, where there are several. */
  readonly each: readonly { readonly name: string; readonly games: number; readonly figure: Estimate }[];
  readonly secondsPerGame: number;
  readonly verdict: 'shown' | 'missed' | 'too few games';
}

export function findingOf(pairing: Pairing, results: readonly ArenaResult[]): Finding {
  const { claim, variants } = pairing;
  const own = standingOf(pairing, results);
  const each = variants.length === 1 ? [] : variantsOf(pairing, results);
  const figure = figureOf(pairing, own);
  const held =
    figure.mean >= claim.least && each.every((one) => one.figure.mean >= (claim.leastEach ?? Number.NEGATIVE_INFINITY));
  return {
    pairing,
    games: results.length,
    figure,
    rating: own.rating,
    each,
    secondsPerGame: results.reduce((sum, { ms }) => sum + ms, 0) / results.length / 1000,
    verdict: results.length < GAMES_PER_PAIRING ? 'too few games' : held ? 'shown' : 'missed',
  };
}

function variantsOf(pairing: Pairing, results: readonly ArenaResult[]): Finding['each'] {
  return Object.entries(Object.groupBy(results, ({ options }) => Object.values(options).join())).map(
    ([name, group = []]) => ({
      name: name.replace(/,.*/, ''),
      games: group.length,
      figure: figureOf(pairing, standingOf(pairing, group)),
    }),
  );
}

function figureOf({ claim }: Pairing, { beaten, winShare }: Standing): Estimate {
  return claim.figure === 'won' ? winShare : beaten;
}

function standingOf({ id, bots: [first] }: Pairing, results: readonly ArenaResult[]): Standing {
  const own = standingsOf(results).find(({ bot }) => bot === first);
  if (own === undefined) throw new InvariantError(`no results for ${id}`);
  return own;
}
