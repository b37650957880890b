import type { Box } from '../box.ts';

/** In action points. */
export interface TilePrice {
  readonly plan: number;
  readonly build: number;
}

/** What every village tile costs, whatever its size; undefined with components in which they differ. [AM-RED-02] [AM-GREEN-02] */
export function villagePrice({ pieces }: Box): TilePrice | undefined {
  return onlyOne(pieces.plan.slice(pieces.neutrals), pieces.build.slice(pieces.neutrals));
}

/** What neutral tiles cost for each square; undefined with components in which they differ. [AM-RED-08] */
export function squarePrice({ pieces: { plan, build, squares, neutrals } }: Box): TilePrice | undefined {
  const perSquare = (prices: readonly number[]): number[] =>
    prices.slice(0, neutrals).map((price, piece) => price / squares[piece]);
  return onlyOne(perSquare(plan), perSquare(build));
}

function onlyOne(plans: readonly number[], builds: readonly number[]): TilePrice | undefined {
  const [plan] = plans;
  const [build] = builds;
  const isAlike = plans.every((one) => one === plan) && builds.every((one) => one === build);
  return isAlike && Number.isInteger(plan) && Number.isInteger(build) ? { plan, build } : undefined;
}
