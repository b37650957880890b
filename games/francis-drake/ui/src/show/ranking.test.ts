import type { View } from '@portolan/francis-drake';
import { describe, expect, it } from 'vitest';
import { stepsOf } from '../testing/randomSteps.ts';
import { gameRanking, voyageRanking } from './ranking.ts';

const [first] = stepsOf(1, 4, 0);
const names = ['Ana', 'Bo', 'Cy', 'Di'];

function viewWith(scores: readonly number[]): View {
  if (first === undefined) throw new Error('a game has at least one event');
  const { view } = first;
  const players = view.players.map((player, seat) => ({ ...player, score: scores[seat] ?? 0 }));
  return { ...view, players, docks: { ...view.docks, homebound: [2, 0, 3, 1] } };
}

describe('the ranking', () => {
  it('of a voyage lets equal points share a place and says what the voyage brought', () => {
    const rows = voyageRanking(viewWith([9, 12, 12, 4]), { names, before: [4, 4, 4, 4], resigned: [] });
    expect(rows.map(({ name, place, gain }) => [name, place, gain])).toEqual([
      ['Bo', 1, 8],
      ['Cy', 1, 8],
      ['Ana', 3, 5],
      ['Di', 4, 0],
    ]);
  });

  it('of the game breaks ties by the homebound docks [FD-END-04] [FD-END-05]', () => {
    const rows = gameRanking(viewWith([50, 50, 30, 60]), { names, resigned: [] });
    expect(rows.map(({ name, place }) => [name, place])).toEqual([
      ['Di', 1],
      ['Ana', 2],
      ['Bo', 3],
      ['Cy', 4],
    ]);
  });

  it('of the game puts those who resigned last, and says that they did', () => {
    const rows = gameRanking(viewWith([50, 40, 30, 60]), { names, resigned: [3, 1] });
    expect(rows.map(({ name, place, score }) => [name, place, score])).toEqual([
      ['Ana', 1, 50],
      ['Cy', 2, 30],
      ['Di (resigned)', 3, 60],
      ['Bo (resigned)', 3, 40],
    ]);
  });
});
