import type { BaseState, Outcome, Rival } from '../../game.ts';
import type { Seat } from '../../seat.ts';
import { broken, looked, type Moment, type Probe } from '../probe.ts';

/** Either seats are awaited and there is no outcome, or none is and there is one. */
export function checkGoing(probe: Probe, state: BaseState, awaiting: readonly Seat[]): void {
  looked(probe, 'ending');
  const over = awaiting.length === 0;
  if (over !== (state.stack.length === 0)) {
    broken(probe, 'ending', `${awaiting.length} seats are awaited with ${state.stack.length} frames on the stack`);
  }
  const outcome = probe.game.outcome(state);
  if (over && outcome === undefined) broken(probe, 'ending', 'the game is over and has no outcome');
  if (!over && outcome !== undefined) broken(probe, 'ending', 'the game goes on and has an outcome');
}

export function checkLength(probe: Probe, { seq }: Moment): void {
  const { longestGame } = probe.game;
  if (seq >= longestGame) broken(probe, 'ending', `the game goes on after ${longestGame} decisions`);
}

export function checkOutcome(probe: Probe, outcome: Outcome): void {
  looked(probe, 'ending');
  const { scores, places, breakdown } = outcome;
  for (const list of [scores, places, breakdown]) {
    if (list.length !== probe.seats)
      broken(probe, 'ending', `${probe.seats} seats, ${list.length} entries in the outcome`);
  }
  const sides: Rival[] = scores.map((score, seat) => {
    return { name: `seat ${seat}`, score, place: places[seat], breakdown: breakdown[seat] };
  });
  if (outcome.rivals !== undefined) sides.push(...outcome.rivals);
  for (const { name, score, place, breakdown: sources } of sides) {
    const sum = Object.values(sources).reduce((total, points) => total + points, 0);
    if (sum !== score) broken(probe, 'ending', `${name} scores ${score}, its sources add up to ${sum}`);
    const ahead = sides.filter((other) => other.place < place).length;
    if (place !== ahead + 1) broken(probe, 'ending', `${name} is ${place}. with ${ahead} ahead of it`);
    const loser = sides.find((other) => other.score < score && other.place <= place);
    if (loser !== undefined) {
      broken(probe, 'ending', `${loser.name} is not behind ${name}, which has more points`);
    }
  }
}
