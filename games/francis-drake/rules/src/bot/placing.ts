import { DESTINATIONS, type Destination, DISC_NAMES, type Disc, GHOST, NO_DISC } from '../ids.ts';
import type { Move } from '../moves.ts';
import { discOfStep, hasDisc } from '../queries/discs.ts';
import { type Assessment, ownDisc, purseOf } from './assessment.ts';
import { readGuesses } from './guesses.ts';
import { bestPlan, type Mission, type Plan } from './plan.ts';
import { missionAt } from './prospects.ts';
import { readOffers } from './wares.ts';

/** The asked seat's plan for the discs it still has to lay. */
interface DiscPlan {
  readonly plan: Plan;
  /** The discs in hand that can act, the earliest first. */
  readonly hand: readonly Disc[];
  /** By Destination: the disc meant for it, NO_DISC if none is; and by disc: the Destination, NOWHERE if it has none. */
  readonly discFor: readonly Disc[];
  readonly goalOf: readonly Destination[];
  /** What a mission at a Destination promises with a disc. */
  value(destination: Destination, disc: Disc): number;
}

const NOWHERE: Destination = -1;

/** Rates each disc at each Destination by how well it fits the best plan for all of them. */
export function ratePlacing(assessment: Assessment, moves: readonly Move[]): number[] {
  const discPlan = planDiscs(assessment);
  return moves.map((move) =>
    move.kind === 'mission' ? rateDisc(assessment, discPlan, move.destination, move.disc) : 0,
  );
}

function planDiscs(assessment: Assessment): DiscPlan {
  const { box, self } = assessment;
  const purse = purseOf(box, self);
  const hand = discsInHand(assessment);
  const guess = readGuesses(assessment, readOffers(assessment));
  const middle = hand[hand.length >> 1];
  const missions: Mission[] = [];
  for (let destination = 0; destination < DESTINATIONS; destination++) {
    const own = ownDisc(assessment, destination);
    if (own === GHOST || box.zone[destination] > purse.range) continue;
    if (own === undefined && hand.length === 0) continue;
    missions.push(missionAt(assessment, destination, guess(destination, own ?? middle), own !== undefined));
  }
  const plan = bestPlan(box, missions, purse, { discs: hand.length, conquests: 0 });
  const value = (destination: Destination, disc: Disc): number => guess(destination, disc).value;
  return { plan, hand, ...assign(plan, hand, value), value };
}

function discsInHand({ sight }: Assessment): Disc[] {
  const discs: Disc[] = [];
  for (let step = 0; step < GHOST; step++) if (hasDisc(sight.hand, discOfStep(step))) discs.push(discOfStep(step));
  return discs;
}

/** The earliest discs go to the planned missions, each where being early helps most. */
function assign(plan: Plan, hand: readonly Disc[], value: DiscPlan['value']): Pick<DiscPlan, 'discFor' | 'goalOf'> {
  const targets = plan.missions.filter((mission) => !mission.laid).map((mission) => mission.destination);
  const discs = hand.slice(0, targets.length);
  const table = targets.map((target) => discs.map((disc) => value(target, disc)));
  const order = bestOrder(table);
  const discFor = new Array<Disc>(DESTINATIONS).fill(NO_DISC);
  const goalOf = new Array<Destination>(DISC_NAMES.length).fill(NOWHERE);
  for (let i = 0; i < targets.length; i++) {
    const disc = discs[order[i]];
    discFor[targets[i]] = disc;
    goalOf[disc] = targets[i];
  }
  return { discFor, goalOf };
}

/** For each row its own column, so that the sum is the greatest. */
function bestOrder(table: readonly (readonly number[])[]): number[] {
  let best = Number.NEGATIVE_INFINITY;
  let bestColumns: number[] = [];
  const columns: number[] = table.map(() => 0);
  const place = (row: number, sum: number, taken: number): void => {
    if (row === table.length) {
      if (sum > best) {
        best = sum;
        bestColumns = columns.slice();
      }
      return;
    }
    for (let column = 0; column < table.length; column++) {
      if ((taken & (1 << column)) !== 0) continue;
      columns[row] = column;
      place(row + 1, sum + table[row][column], taken | (1 << column));
    }
  };
  place(0, 0, 0);
  return bestColumns;
}

function rateDisc({ weights }: Assessment, discPlan: DiscPlan, destination: Destination, disc: Disc): number {
  const { plan, hand, discFor, goalOf, value } = discPlan;
  const meant = discFor[destination];
  if (disc === GHOST) return plan.value + (meant === NO_DISC ? weights.blind : -value(destination, meant));
  if (meant === disc) {
    const haste = value(destination, hand[0]) - value(destination, hand[hand.length - 1]);
    return plan.value + weights.early * haste;
  }
  const goal = goalOf[disc];
  if (meant !== NO_DISC) {
    const change = goal === NOWHERE ? 0 : value(goal, meant) - value(goal, disc);
    return plan.value + value(destination, disc) - value(destination, meant) + change;
  }
  const spare = plan.value + weights.fallback * value(destination, disc);
  return goal === NOWHERE ? spare + weights.blind : spare - value(goal, disc);
}
