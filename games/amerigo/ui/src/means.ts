import { type Box, COLOURS, type View } from '@portolan/amerigo';

/** What the cubes on the action space are worth to a player, according to a view. */

export function cubesOut(view: View): number {
  return view.cubes.action.reduce((sum, count) => sum + count, 0);
}

/** The colour of the special action: that of the order track's space. */
export function specialColour(box: Box, view: View, seat: number): number {
  return box.orderColours[view.players[seat]?.track ?? 0] ?? COLOURS.indexOf('white');
}

/** The cubes that make one gold for a player. */
export function cubesPerGold(box: Box, view: View, seat: number): number {
  const owned = (view.players[seat]?.tokens ?? 0) & box.tokens.betterGold;
  const better = box.amounts.filter((_, token) => (owned >> token) & 1);
  return Math.min(box.components.cubesPerGold, ...better);
}

/** The gold to be paid for a price that the points do not cover. */
export function goldFor(price: number, ap: number): number {
  return Math.max(0, price - ap);
}
