import { type Event, francisDrake, openBox, type View } from '@portolan/francis-drake';
import { below, rngFromSeed, type Viewer } from '@portolan/kernel';

export interface Step {
  readonly before: View;
  readonly after: View;
  readonly events: readonly Event[];
}

function openGame() {
  const opened = francisDrake.open();
  const box = openBox();
  if (!opened.ok || !box.ok) throw new Error('the shipped components cannot be opened');
  return { game: opened.value.game, box: box.value };
}

const { game, box: shipped } = openGame();

export const box = shipped;

/** The moves of a random game as `viewer` sees them. */
export function* stepsOf(seed: number, seats: number, viewer: Viewer): Generator<Step> {
  const options = game.readOptions({});
  if (!options.ok) throw new Error('the game has no default options');
  const state = game.setup(options.value, seats, rngFromSeed(`table ${seed}`));
  const chance = rngFromSeed(`moves ${seed}`);
  for (let seat = game.awaiting(state)[0]; seat !== undefined; seat = game.awaiting(state)[0]) {
    const moves = game.legalMoves(state, seat, []);
    const before = game.view(state, viewer) as View;
    const events: Event[] = [];
    game.apply(state, seat, moves[below(chance, moves.length)], (event) =>
      events.push(game.redact(event, viewer) as Event),
    );
    yield { before, after: game.view(state, viewer) as View, events };
  }
}
