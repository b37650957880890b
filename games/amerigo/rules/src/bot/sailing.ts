import type { Berth } from '../ids.ts';
import { voyagesFrom } from '../map/voyages.ts';
import { isTaken, isUncovered } from '../queries/harbours.ts';
import { postWorth } from './islands.ts';
import type { Situation } from './situation.ts';

/** The best post that can be established from an anchor, 0 where there is none. */
export function harbourWorth(situation: Situation, berth: Berth): number {
  const { box, layout, state, player } = situation;
  if (player.posts === 0) return 0;
  let best = 0;
  for (const space of layout.harbours.get(berth) ?? []) {
    if (isUncovered(box, state, space)) best = Math.max(best, postWorth(situation, layout.islandOf[space]));
  }
  return best;
}

const FAR = 14;
/** The steps of an ordinary move-ships action. */
const STRIDE = 4;

/** The value of what lies within reach of a place in later actions. */
export function prospects(situation: Situation, berth: Berth): number {
  const { layout, weights, roundsLeft } = situation;
  const { berths, steps } = voyagesFrom(layout, berth, FAR);
  let best = 0;
  for (let i = 1; i < berths.length && steps[i] <= FAR; i++) {
    if (!layout.harbours.has(berths[i])) continue;
    const actions = Math.ceil(steps[i] / STRIDE);
    if (actions > 2 * roundsLeft) continue;
    best = Math.max(best, harbourWorth(situation, berths[i]) * weights.later ** actions);
  }
  return best;
}

/** The value of ending a voyage at a place, including a founding. */
export function arrivalWorth(situation: Situation, berth: Berth): number {
  return harbourWorth(situation, berth) + 0.5 * prospects(situation, berth);
}

/** The value of a move-ships action with this many steps. */
export function voyageWorth(situation: Situation, ap: number): number {
  const { box, player } = situation;
  if (player.ships[0] < 0) {
    const starts = box.frames[situation.state.seats].berths.map((berth) => bestVoyage(situation, berth, ap, 0));
    starts.sort((one, other) => other - one);
    return starts[0] + (starts[1] ?? 0) * 0.8;
  }
  const [one, other] = player.ships.map((berth, ship) => bestVoyage(situation, berth, ap, ship));
  return Math.max(one, other) + 0.8 * Math.min(one, other);
}

/** The gain over staying. */
export function bestVoyage(situation: Situation, from: Berth, ap: number, ship: number): number {
  const { box, layout, state, seat } = situation;
  const { berths, steps } = voyagesFrom(layout, from, ap);
  let best = 0;
  for (let i = 0; i < berths.length && steps[i] <= ap; i++) {
    if (i === 0 && ap < 2) continue;
    if (!layout.harbours.has(berths[i]) || isTaken(box, state, { seat, ship }, berths[i])) continue;
    best = Math.max(best, harbourWorth(situation, berths[i]));
  }
  const far = 0.5 * (prospects(situation, from) - 0);
  return best > 0 ? best : Math.min(2, far * 0.3);
}
