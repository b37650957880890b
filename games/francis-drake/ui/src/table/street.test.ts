import { francisDrake, type LocationId, type View } from '@portolan/francis-drake';
import { InvariantError, rngFromSeed } from '@portolan/kernel';
import { describe, expect, it } from 'vitest';
import { shippedBox as box } from '../shippedBox.ts';
import type { Deal } from './deal.ts';
import { placeLabel, placesOf } from './street.ts';

const opened = francisDrake.open(undefined);
if (!opened.ok) throw new InvariantError('our own components are faulty');
const { game } = opened.value;

/** The place as it is told to a spectator of the first turn. */
function label(id: LocationId): string | undefined {
  const view = game.view(game.setup({ learner: true }, 4, rngFromSeed('street')), 'spectator') as View;
  const deal: Deal = { box, view, names: [], own: [], me: undefined, turn: undefined, question: undefined };
  const info = placesOf(deal).find((place) => place.id === id);
  return info === undefined ? undefined : placeLabel(deal, info);
}

describe('a place of the street for those who listen', () => {
  it.each([
    ['gunsA', 'Guns, place 3: gives 3 guns'],
    ['tavern', 'Tavern, place 12: roll for crew or the Ghost, 1 added to the roll'],
    ['drake', 'Drake, place 14: two turns for 2 crew and 2 guns, and 1 crew or 1 gun'],
    ['investor', 'Investor, place 17: pay 4 points for 1 crew and 2 guns, or 2 crew and 1 gun, or a galleon'],
    ['dockside', 'Dockside, place 18: gives 1 crew or 1 gun or 1 barrel, and then to the dock'],
  ] as const)('%s says what it gives, and for what', (id, words) => {
    expect(label(id)).toBe(words);
  });
});
