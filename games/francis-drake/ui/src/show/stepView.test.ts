import { type Event, francisDrake, openBox, type View } from '@portolan/francis-drake';
import { below, rngFromSeed, type Viewer } from '@portolan/kernel';
import { describe, expect, it } from 'vitest';
import { stepView } from './stepView.ts';

interface Step {
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

const { game, box } = openGame();

/** The moves of a random game as `viewer` sees them. */
function* stepsOf(seed: number, seats: number, viewer: Viewer): Generator<Step> {
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

function withoutQuestion({ question: _, ...view }: View): Omit<View, 'question'> {
  return view;
}

describe('a view, stepped through the events of a move', () => {
  it.each([
    [3, 1],
    [4, 0],
    [4, 3],
    [5, 'spectator'],
  ] as const)('is the view after it: %i seats, seen by %s', (seats, viewer) => {
    let events = 0;
    for (let seed = 1; seed <= 4; seed++) {
      for (const step of stepsOf(seed, seats, viewer)) {
        const stepped = step.events.reduce((view, event) => stepView(box, view, event), step.before);
        expect(withoutQuestion(stepped), step.events.map(({ kind }) => kind).join(', ')).toEqual(
          withoutQuestion(step.after),
        );
        events += step.events.length;
      }
    }
    expect(events).toBeGreaterThan(400);
  });

  it('leaves the old view as it was', () => {
    for (const { before, events } of stepsOf(99, 4, 0)) {
      const kept = structuredClone(before);
      events.reduce((view, event) => stepView(box, view, event), before);
      expect(before).toEqual(kept);
    }
  });
});
