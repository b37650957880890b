import type { BaseState, Outcome } from '../../game.ts';
import type { Seat } from '../../seat.ts';
import { broken, looked, type Moment, type Probe } from '../probe.ts';

/** Either somebody is asked and there is no outcome, or nobody is and there is one. */
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
  for (let seat = 0; seat < probe.seats; seat++) {
    const sum = Object.values(breakdown[seat]).reduce((total, points) => total + points, 0);
    if (sum !== scores[seat])
      broken(probe, 'ending', `seat ${seat} scores ${scores[seat]}, its sources add up to ${sum}`);
    const ahead = places.filter((place) => place < places[seat]).length;
    if (places[seat] !== ahead + 1)
      broken(probe, 'ending', `seat ${seat} is ${places[seat]}. with ${ahead} ahead of it`);
    const loser = scores.findIndex((score, other) => score < scores[seat] && places[other] <= places[seat]);
    if (loser >= 0) broken(probe, 'ending', `seat ${loser} is not behind seat ${seat}, which has more points`);
  }
}
