import { type Event, francisDrake, type View } from '@portolan/francis-drake';
import { textOf } from '@portolan/i18n';
import { InvariantError, rngFromSeed } from '@portolan/kernel';
import { describe, expect, it } from 'vitest';
import { describeEvent } from './describeEvent.ts';
import { cardFor } from './help/cards.ts';
import { tellEvent } from './tellEvent.ts';
import { shippedBox as box } from './testing/shippedBox.ts';

const opened = francisDrake.open(undefined);
if (!opened.ok) throw new InvariantError('our own components are faulty');
const { game, advice } = opened.value;
const NAMES = ['Ann', 'Bob', 'Cid', 'Dot'];

/** Every event of a game that is played as advised. */
function play(seed: string): { readonly events: readonly Event[]; readonly view: View } {
  const state = game.setup({ learner: false }, NAMES.length, rngFromSeed(seed));
  const events: Event[] = [];
  for (let seat = game.awaiting(state)[0]; seat !== undefined; seat = game.awaiting(state)[0]) {
    const moves = game.legalMoves(state, seat, []);
    const ratings = advice.rate(game.view(state, seat), moves);
    const move = moves[ratings.indexOf(Math.max(...ratings))];
    game.apply(state, seat, move, (event) => events.push(event as Event));
  }
  return { events, view: game.view(state, 'spectator') as View };
}

describe('a sentence in parts', () => {
  it('mentions only things that have a card, and reads like the plain sentence', () => {
    const { events, view } = play('mentions');
    const targets = new Set<string>();
    for (const event of events) {
      const parts = tellEvent(box, event, NAMES);
      expect(textOf(parts)).toBe(describeEvent(box, event, NAMES));
      for (const part of parts) if (typeof part !== 'string') targets.add(part.target);
    }
    expect(targets.size).toBeGreaterThan(30);
    expect([...targets].filter((id) => cardFor({ box, view, names: NAMES }, id) === undefined)).toEqual([]);
  });
});
