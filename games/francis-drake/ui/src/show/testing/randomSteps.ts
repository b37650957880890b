import { type Event, francisDrake, openBox, type View } from '@portolan/francis-drake';
import { below, opening, rngFromSeed, traceMove, type Viewer } from '@portolan/kernel';

/** An event as its viewer sees it, and the views before and after it. */
export interface RandomStep {
  readonly event: Event;
  readonly view: View;
  readonly after: View;
}

function openGame() {
  const opened = francisDrake.open();
  const box = openBox();
  if (!opened.ok || !box.ok) throw new Error('the shipped components cannot be opened');
  return { game: opened.value.game, box: box.value };
}

const { game, box: shipped } = openGame();

export const box = shipped;

/** The events of a random game as `viewer` sees them. */
export function* stepsOf(seed: number, seats: number, viewer: Viewer): Generator<RandomStep> {
  const options = game.readOptions({});
  if (!options.ok) throw new Error('the game has no default options');
  let { state } = opening(game, { options: options.value, seats, seed: `table ${seed}` });
  const chance = rngFromSeed(`moves ${seed}`);
  for (let seat = game.awaiting(state)[0]; seat !== undefined; seat = game.awaiting(state)[0]) {
    const moves = game.legalMoves(state, seat, []);
    const trace = traceMove(game, { state, seat, move: moves[below(chance, moves.length)] });
    for (const step of trace.steps) {
      const view = game.view(state, viewer) as View;
      state = step.state;
      yield { event: game.redact(step.event, viewer) as Event, view, after: game.view(state, viewer) as View };
    }
    state = trace.after;
  }
}
