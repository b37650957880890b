import { type Box, squarePrice, villagePrice } from '@portolan/amerigo';

/** For sentences on what village tiles cost; `villages` is false where that depends on the tile. */
export function villageFigures(box: Box) {
  const { plan, build } = villagePrice(box) ?? {};
  return { villages: plan !== undefined, plan: plan ?? 0, build: build ?? 0 };
}

/** The same on each square of a landscape tile. */
export function squareFigures(box: Box) {
  const { plan, build } = squarePrice(box) ?? {};
  return { squares: plan !== undefined, squarePlan: plan ?? 0, squareBuild: build ?? 0 };
}
