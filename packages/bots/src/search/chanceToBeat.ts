/** A normal distribution is close to a logistic one with this factor; the difference of two players has twice the variance. */
const STEEPNESS = 1.7 / Math.SQRT2;

/** The chance of finishing ahead of a player with this lead, where final scores vary by `spread`. */
export function chanceToBeat(lead: number, spread: number): number {
  return spread === 0 ? (Math.sign(lead) + 1) / 2 : 1 / (1 + Math.exp((-STEEPNESS * lead) / spread));
}
