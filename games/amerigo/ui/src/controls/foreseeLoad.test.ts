import { amerigo, type View } from '@portolan/amerigo';
import { rngFromSeed } from '@portolan/kernel';
import { describe, expect, it } from 'vitest';
import { box } from '../testing/randomGames.ts';
import { foreseeLoad } from './foreseeLoad.ts';

/** The first seat is to load cannons against pirates of strength 14, with its gold track full. */
function loading(cannons: number): View {
  const opened = amerigo.open();
  if (!opened.ok) throw new Error('the shipped components are refused');
  const { game } = opened.value;
  const view = game.view(game.setup({}, 2, rngFromSeed('load')), 0) as View;
  const gold = box.components.tracks.gold;
  const players = view.players.map((player, seat) => (seat === 0 ? { ...player, cannons, gold, score: 1 } : player));
  const question = { kind: 'loadCannons', seat: 0, ap: 3 } as const;
  return { ...view, players, question, pirates: { open: [14], down: view.pirates.down } };
}

const TWO = { kind: 'load', count: 2 } as const;

describe('the forecast of cannons', () => {
  it('counts them against the next attack', () => {
    const view = loading(5);
    const weak = { ...view, pirates: { ...view.pirates, open: [6] } };
    const { outlook, left, gold } = foreseeLoad({ box, view }, 0, TWO);
    expect(outlook.now).toMatchObject({ strength: 14, isRepelled: false, fired: 7, lost: 1 });
    expect([left, gold]).toEqual([0, 0]);
    expect(foreseeLoad({ box, view: weak }, 0, TWO)).toMatchObject({ outlook: { now: { isRepelled: true } }, left: 1 });
  });

  it('knows that gold beyond the track becomes points, which the pirates can take', () => {
    const { cannons, endGold } = box.components.tracks;
    const { outlook, gold } = foreseeLoad({ box, view: loading(cannons - 2) }, 0, TWO);
    expect(gold).toBe(endGold);
    expect(outlook.now).toMatchObject({ fired: cannons, lost: 1 + endGold });
  });
});
