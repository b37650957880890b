import { type Berth, NOWHERE } from '../ids.ts';
import { takenBerths } from '../queries/harbours.ts';
import { postWorth } from './islands.ts';
import type { HarbourWorths, Situation } from './situation.ts';
import { type Near, type Waters, watersOf } from './waters.ts';

/** The steps of an ordinary move-ships action. */
const STRIDE = 4;
/** Leaving a harbour and returning to it. */
const ROUND_TRIP = 2;

/** The harbours of the map. */
export function watersIn(situation: Situation): Waters {
  situation.waters ??= watersOf(situation.layout);
  return situation.waters;
}

function harbourWorths(situation: Situation): HarbourWorths {
  situation.harbours ??= rateHarbours(situation);
  return situation.harbours;
}

function rateHarbours(situation: Situation): HarbourWorths {
  const { state, player } = situation;
  const { posts } = watersIn(situation);
  const worths: number[] = [];
  let best = 0;
  const islands: number[] = [];
  for (let at = 0; at < posts.length; at++) {
    let most = 0;
    for (let i = 0; i < posts[at].length && player.posts > 0; i++) {
      const { island, row, bit } = posts[at][i];
      if ((state.covered[row] & bit) !== 0) continue;
      islands[island] ??= postWorth(situation, island);
      if (islands[island] > most) most = islands[island];
    }
    worths.push(most);
    if (most > best) best = most;
  }
  return { worths, best };
}

/** The best post that can be established from an anchor, 0 where there is none. */
function harbourWorth(situation: Situation, { harbours, steps }: Near): number {
  return steps.length > 0 && steps[0] === 0 ? harbourWorths(situation).worths[harbours[0]] : 0;
}

/** The value of what lies within reach of a place in later actions. */
export function prospects(situation: Situation, berth: Berth): number {
  return prospectsOf(situation, watersIn(situation).near(berth));
}

function prospectsOf(situation: Situation, { harbours, steps }: Near): number {
  const { weights, roundsLeft } = situation;
  const { worths, best: most } = harbourWorths(situation);
  let best = 0;
  let actions = 0;
  let share = 1;
  for (let i = 0; i < harbours.length; i++) {
    if (steps[i] === 0) continue;
    // The nearest come first, so that the number of actions only grows.
    for (; actions * STRIDE < steps[i]; actions++) share *= weights.later;
    if (actions > 2 * roundsLeft) break;
    // As long as distance counts against a harbour, none of those left can be better.
    if (most * share <= best && weights.later <= 1) break;
    const worth = worths[harbours[i]] * share;
    if (worth > best) best = worth;
  }
  return best;
}

/** The value of ending a voyage at a place, including a founding. */
export function arrivalWorth(situation: Situation, berth: Berth): number {
  const near = watersIn(situation).near(berth);
  return harbourWorth(situation, near) + situation.weights.onward * prospectsOf(situation, near);
}

/** The value of a move-ships action with this many steps. */
export function voyageWorth(situation: Situation, ap: number): number {
  const { box, player } = situation;
  if (player.ships[0] === NOWHERE) {
    const starts = box.frames[situation.state.seats].berths.map((berth) => bestVoyage(situation, berth, ap, 0));
    starts.sort((one, other) => other - one);
    return starts[0] + (starts[1] ?? 0) * 0.8;
  }
  const [one, other] = player.ships.map((berth, ship) => bestVoyage(situation, berth, ap, ship));
  return Math.max(one, other) + 0.8 * Math.min(one, other);
}

/** The gain over staying. */
export function bestVoyage(situation: Situation, from: Berth, ap: number, ship: number): number {
  const { box, state, seat } = situation;
  const waters = watersIn(situation);
  const { harbours, steps } = waters.near(from);
  const { worths } = harbourWorths(situation);
  const taken = takenBerths(box, state, { seat, ship });
  let best = 0;
  for (let i = 0; i < harbours.length && steps[i] <= ap; i++) {
    if (steps[i] === 0 && ap < ROUND_TRIP) continue;
    if (worths[harbours[i]] <= best || taken.includes(waters.harbours[harbours[i]])) continue;
    best = worths[harbours[i]];
  }
  return best > 0 ? best : Math.min(2, 0.3 * situation.weights.onward * prospects(situation, from));
}
