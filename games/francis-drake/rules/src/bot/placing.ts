import { DESTINATIONS, type Destination, type Disc, GHOST } from '../ids.ts';
import type { Move } from '../moves.ts';
import { listDiscs, stepOf } from '../queries/discs.ts';
import { readGuesses } from './guesses.ts';
import { bestPlan, type Mission, type Plan } from './plan.ts';
import { missionAt } from './prospects.ts';
import { ownDisc, purseOf, type Reading } from './reading.ts';

/** The asked seat's plan for the discs it still has to lay. */
interface DiscPlan {
  readonly plan: Plan;
  /** The discs in hand that can act, the earliest first. */
  readonly hand: readonly Disc[];
  /** By Destination: the disc meant for it; and the other way round. */
  readonly discFor: ReadonlyMap<Destination, Disc>;
  readonly goalOf: ReadonlyMap<Disc, Destination>;
  /** What a mission at a Destination promises with a disc. */
  value(destination: Destination, disc: Disc): number;
}

/** Rates each disc at each Destination by how well it fits the best plan for all of them. */
export function ratePlacing(reading: Reading, moves: readonly Move[]): number[] {
  const discPlan = planDiscs(reading);
  return moves.map((move) => (move.kind === 'mission' ? rateDisc(reading, discPlan, move.destination, move.disc) : 0));
}

function planDiscs(reading: Reading): DiscPlan {
  const { box, self } = reading;
  const purse = purseOf(box, self);
  const hand = discsInHand(reading);
  const guess = readGuesses(reading);
  const middle = hand[hand.length >> 1];
  const missions: Mission[] = [];
  for (let destination = 0; destination < DESTINATIONS; destination++) {
    const own = ownDisc(reading, destination);
    if (own === GHOST || box.zone[destination] > purse.range) continue;
    if (own === undefined && hand.length === 0) continue;
    missions.push(missionAt(reading, destination, guess(destination, own ?? middle), own !== undefined));
  }
  const plan = bestPlan(box, missions, purse, { discs: hand.length, conquests: 0 });
  const value = (destination: Destination, disc: Disc): number => guess(destination, disc).value;
  const discFor = assign(plan, hand, value);
  const goalOf = new Map([...discFor].map(([destination, disc]) => [disc, destination]));
  return { plan, hand, discFor, goalOf, value };
}

function discsInHand(reading: Reading): Disc[] {
  return listDiscs(reading.sight.hand)
    .filter((disc) => disc !== GHOST)
    .sort((one, other) => stepOf(one) - stepOf(other));
}

/** The earliest discs go to the planned missions, each where being early helps most. */
function assign(plan: Plan, hand: readonly Disc[], value: DiscPlan['value']): Map<Destination, Disc> {
  const targets = plan.missions.filter((mission) => !mission.laid).map((mission) => mission.destination);
  const discs = hand.slice(0, targets.length);
  const table = targets.map((target) => discs.map((disc) => value(target, disc)));
  const order = bestOrder(table);
  return new Map(targets.map((target, i) => [target, discs[order[i]]]));
}

/** For each row its own column, so that the sum is the greatest. */
function bestOrder(table: readonly (readonly number[])[]): number[] {
  let best = Number.NEGATIVE_INFINITY;
  let bestColumns: number[] = [];
  const columns: number[] = [];
  const place = (row: number, sum: number): void => {
    if (row === table.length) {
      if (sum > best) {
        best = sum;
        bestColumns = columns.slice();
      }
      return;
    }
    for (let column = 0; column < table.length; column++) {
      if (columns.includes(column)) continue;
      columns.push(column);
      place(row + 1, sum + table[row][column]);
      columns.pop();
    }
  };
  place(0, 0);
  return bestColumns;
}

function rateDisc({ weights }: Reading, discPlan: DiscPlan, destination: Destination, disc: Disc): number {
  const { plan, hand, discFor, goalOf, value } = discPlan;
  const meant = discFor.get(destination);
  if (disc === GHOST) return plan.value + (meant === undefined ? weights.blind : -value(destination, meant));
  if (meant === disc) {
    const haste = value(destination, hand[0]) - value(destination, hand[hand.length - 1]);
    return plan.value + weights.early * haste;
  }
  const goal = goalOf.get(disc);
  if (meant !== undefined) {
    const change = goal === undefined ? 0 : value(goal, meant) - value(goal, disc);
    return plan.value + value(destination, disc) - value(destination, meant) + change;
  }
  const spare = plan.value + weights.fallback * value(destination, disc);
  return goal === undefined ? spare + weights.blind : spare - value(goal, disc);
}
