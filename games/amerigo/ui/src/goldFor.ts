/** The gold to be paid for a price that the points do not cover. */
export function goldFor(price: number, ap: number): number {
  return Math.max(0, price - ap);
}
