import { below, rngFromSeed } from '@portolan/kernel';
import { type Move, ninaPinta, type View } from '@portolan/nina-pinta';
import { describe, expect, it } from 'vitest';
import { ninaPintaUi } from './web.ts';

const plain = ninaPintaUi();
const opened = ninaPinta.open();
if (!opened.ok) throw new Error('the shipped components are refused');
const { game } = opened.value;

interface Asked {
  readonly view: View;
  readonly texts: readonly string[];
}

function* questions(seed: string, seats: number): Generator<Asked> {
  const rng = rngFromSeed(`${seed}/moves`);
  const options = game.readOptions({});
  if (!options.ok) throw new Error('no options are refused');
  const state = game.setup(options.value, seats, rngFromSeed(seed));
  for (let seat = game.awaiting(state)[0]; seat !== undefined; seat = game.awaiting(state)[0]) {
    const moves = game.legalMoves(state, seat, []) as Move[];
    yield { view: game.view(state, seat) as View, texts: moves.map((move) => game.writeMove(move)) };
    game.apply(state, seat, moves[below(rng, moves.length)]);
  }
  yield { view: game.view(state, 'spectator') as View, texts: [] };
}

const played: readonly Asked[] = [1, 2, 3, 4].flatMap((seats) => [...questions('table', seats)]);

describe('what a move points at', () => {
  it('is different for every move', () => {
    for (const { texts } of played) {
      expect(new Set(texts.map((text) => plain.targets(text).join('/'))).size).toBe(texts.length);
    }
  });

  it('is a land with its world, a crew, an order or an amount', () => {
    expect(plain.targets('explore nina andes')).toEqual(['do:explore', 'land:nina:andes']);
    expect(plain.targets('migrate pinta andes isthmus')).toEqual(['from:andes', 'to:isthmus']);
    expect(plain.targets('look nina andes isthmus')).toEqual(['land:nina:andes', 'land:nina:isthmus']);
    expect(plain.targets('load pinta captain 2')).toEqual(['crew:captain:2']);
    expect(plain.targets('seal pinta nina santaMaria')).toEqual(['first:pinta', 'second:nina']);
    expect(plain.targets('mine nina andes 2')).toEqual(['gold:2']);
    expect(plain.targets('take music 2')).toEqual(['benefit:music:2']);
    expect(plain.targets('pass 1')).toEqual(['pass:1']);
    expect(plain.targets('done')).toEqual(['done']);
  });

  it('has a label', () => {
    const named = [
      'land:nina:andes',
      'crew:captain:0',
      'crew:settlers:2',
      'first:pinta',
      'gold:3',
      'pass:2',
      'to:andes',
    ];
    expect(named.map(plain.nameTarget)).toEqual([
      'Andes of Niña',
      'A Captain',
      '2 Settlers',
      'Pinta sails first',
      '3 gold',
      'Pass to the 2nd space',
      'To Andes',
    ]);
    const words = ['gold', 'do:explore', 'benefit:music:1', 'benefit:music:2', 'nation:france', 'arts', 'nina'];
    expect(words.map(plain.nameTarget)).toEqual([
      'Gold',
      'Explore',
      'Music',
      'Music, 2nd on display',
      'France',
      'Arts',
      'Niña',
    ]);
    expect(plain.nameTarget('nonsense')).toBeUndefined();
  });

  it('has a label in every move, and so has every source of points', () => {
    const all = new Set(played.flatMap(({ texts }) => texts.flatMap((text) => plain.targets(text))));
    const sources = Object.keys(played.at(-1)?.view.players[0]?.tally ?? {});
    expect(sources.length).toBeGreaterThan(0);
    expect([...all, ...sources].filter((target) => plain.nameTarget(target) === undefined)).toEqual([]);
  });
});
