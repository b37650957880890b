import { acceptedBox } from '@portolan/amerigo';
import { describe, expect, it } from 'vitest';
import { islandFacts, islandLines } from './islandFacts.ts';
import { islandName } from './islandName.ts';
import { layoutFor, viewFor } from './testing/layouts.ts';

const box = acceptedBox();
const NAMES = ['Ana', 'Bo', 'Cem'];

function factsWith(change: object, round = 1) {
  const [view, layout] = [viewFor(3, 'facts'), layoutFor(3, 'facts')];
  const islands = view.map.islands.map((one, at) => (at === 0 ? { ...one, ...change } : one));
  const facts = islandFacts({ box, layout, view: { ...view, round, map: { ...view.map, islands } } }, 0);
  if (facts === undefined) throw new Error('the map has no islands');
  return facts;
}

describe('what is said about an island', () => {
  it('includes its name, its size and what is free', () => {
    const facts = factsWith({ spaces: 11, big: false, empty: 1 });
    expect(facts.name).toBe(islandName(layoutFor(3, 'facts'), 0));
    expect(islandLines(facts, NAMES)).toEqual([
      'Small island, 11 squares, 1 square free',
      '3 points for whoever completes it',
      'Nobody has a post here yet.',
    ]);
  });

  it('includes what completing it pays now, and to whom', () => {
    // Multiples of 1 and 3 for one and two posts, times the time marker of the round. [AM-GREEN-20] [AM-GREEN-22]
    const facts = factsWith({ spaces: 24, big: true, empty: 9, posts: [2, 0, 1] }, 2);
    expect(facts.pay).toEqual({ points: 3, chest: true, posts: [12, 0, 4] });
    expect(islandLines(facts, NAMES)).toEqual([
      'Large island, 24 squares, 9 squares free',
      '3 points and the chest for whoever completes it',
      'If completed now, posts score:',
      'Ana: 2 posts, 12 points',
      'Cem: 1 post, 4 points',
    ]);
  });

  it('names whoever completed it, and no payment any more', () => {
    const facts = factsWith({ spaces: 11, big: false, empty: 0, posts: [1, 1, 0], completed: 1 });
    expect(facts.pay).toBeUndefined();
    expect(islandLines(facts, NAMES)).toEqual(['Small island, 11 squares, no square free', 'Completed by Bo']);
  });
});
