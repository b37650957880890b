import { francisDrake, type LocationId, type View } from '@portolan/francis-drake';
import { InvariantError, rngFromSeed } from '@portolan/kernel';
import { describe, expect, it } from 'vitest';
import { shippedBox as box } from '../testing/shippedBox.ts';
import type { Scene } from './scene.ts';
import { placeLabel, placesOf } from './street.ts';

const opened = francisDrake.open(undefined);
if (!opened.ok) throw new InvariantError('our own components are faulty');
const { game } = opened.value;

/** The label of a Location for a spectator on the first turn. */
function label(id: LocationId): string | undefined {
  const view = game.view(game.setup({ learner: true }, 4, rngFromSeed('street')), 'spectator') as View;
  const scene: Scene = { box, view, names: [], own: [], me: undefined, turn: undefined, question: undefined };
  const info = placesOf(scene).find((place) => place.id === id);
  return info === undefined ? undefined : placeLabel(scene, info);
}

describe('the label of a Location', () => {
  it.each([
    ['gunsA', 'Guns, Location 3. Next visitor: 3 guns.'],
    ['tavern', 'Tavern, Location 12. Next visitor: roll the die, plus 1, for crew or the Ghost.'],
    ['drake', 'Drake, Location 14. Next visitor: 2 crew and 2 guns, then 1 crew or 1 gun, over two turns.'],
    [
      'investor',
      'Investor, Location 17. Next visitor: pay 4 points for 1 crew and 2 guns, or 2 crew and 1 gun, or a galleon.',
    ],
    ['dockside', 'Dockside, Location 18. Next visitor: 1 crew, 1 gun or 1 barrel, then go to the dock.'],
  ] as const)('says what %s gives, and at what price', (id, words) => {
    expect(label(id)).toBe(words);
  });
});
