/** The worth of something that is not an option. */
export const NEVER = Number.NEGATIVE_INFINITY;

/** The indices below `count` with the greatest worth, if that is at least `least`; a bit for each. */
export function bestOf(count: number, least: number, worth: (index: number) => number): number {
  let most = least;
  let best = 0;
  for (let index = 0; index < count; index++) {
    const here = worth(index);
    if (here === NEVER || here < most) continue;
    best = here > most ? 1 << index : best | (1 << index);
    most = here;
  }
  return best;
}
