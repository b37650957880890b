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

function* fieldsOf(value: unknown): Generator<string> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    if (!Array.isArray(value)) yield key;
    yield* fieldsOf(inner);
  }
}

describe('what a move points at', () => {
  it('is different for every move', () => {
    for (const { texts } of played) {
      expect(new Set(texts.map((text) => plain.targets(text).join('/'))).size).toBe(texts.length);
    }
  });

  it('is a land with its world, a crew, an order or an amount', () => {
    expect(plain.targets('explore nina andes')).toEqual(['explore', 'nina andes']);
    expect(plain.targets('migrate pinta andes isthmus')).toEqual(['migrate', 'pinta andes', 'pinta isthmus']);
    expect(plain.targets('look nina andes isthmus rockies')).toEqual([
      'look',
      'nina',
      'nina andes',
      'nina isthmus',
      'nina rockies',
    ]);
    expect(plain.targets('load pinta captain 2')).toEqual(['load', 'pinta', 'captain 2']);
    expect(plain.targets('load pinta 2')).toEqual(['load', 'pinta', 'crew 2']);
    expect(plain.targets('seal pinta nina santaMaria')).toEqual(['seal', 'pinta nina santaMaria']);
    expect(plain.targets('mine nina andes 2')).toEqual(['mine', 'nina andes', 'gold 2']);
    expect(plain.targets('take music 2')).toEqual(['take', 'music 2']);
    expect(plain.targets('pass 1')).toEqual(['pass', 'space 1']);
    expect(plain.targets('done')).toEqual(['done']);
  });

  it('has a label', () => {
    const named = ['nina', 'nina andes', 'captain 0', 'crew 2', 'crew 0', 'pinta nina santaMaria', 'gold 3', 'space 2'];
    expect(named.map(plain.nameTarget)).toEqual([
      'Niña',
      'Andes of Niña',
      'A Captain',
      '2 Settlers',
      'No crew',
      'Pinta, then Niña, then Santa Maria',
      '3 gold',
      '2nd space',
    ]);
    const words = ['gold', 'explore', 'music', 'music 2', 'gold3', 'france', 'arts'];
    expect(words.map(plain.nameTarget)).toEqual([
      'Gold',
      'Explore',
      'Music',
      'Music, 2nd on display',
      'Gold 3',
      'France',
      'Arts',
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

describe('the board in words', () => {
  it('has a card for every land and every counter that a move points at', () => {
    for (const { view, texts } of played) {
      const ids = new Set(JSON.stringify(plain.board(view)).match(/(?<="id":")[^"]+/g));
      const wanted = texts.flatMap((text) => plain.targets(text).slice(1)).filter((target) => !/ \d+$/.test(target));
      const lands = wanted.filter((target) => /^(nina|pinta|santaMaria) \w+$/.test(target));
      expect(lands.filter((land) => !ids.has(land))).toEqual([]);
      const taken = texts.filter((text) => text.startsWith('take ')).map((text) => text.slice(5));
      expect(taken.filter((counter) => !ids.has(counter))).toEqual([]);
    }
  });

  it('has a label for every field', () => {
    const keys = new Set(played.flatMap(({ view }) => [...fieldsOf(plain.board(view))]));
    expect([...keys].filter((key) => plain.nameField(key) === undefined)).toEqual(['id', 'title']);
    expect(['landsOf.nina', 'santaMaria', 'pointsOnTheMap'].map((key) => plain.nameField(key))).toEqual([
      'Lands of Niña',
      'Santa Maria',
      'Points on the map',
    ]);
    expect(plain.nameField('players', 2)).toBe('Player 2');
  });

  it('tells names of worlds and lands from words', () => {
    expect(['Niña', 'Santa Maria', 'Andes', 'Gold', 'Lands of Niña'].map(plain.isName)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });

  it('contains no program values', () => {
    for (const { view } of played.filter((_, at) => at % 10 === 0)) {
      expect(JSON.stringify(plain.board(view))).not.toMatch(/undefined|null|NaN|-1|an unknown/);
    }
  });

  it('shows loads only to their owner before the reveal, and to all who is ready', () => {
    const loading = played.filter(({ view }) => view.seats > 1 && view.question?.kind === 'loadShips');
    expect(loading.length).toBeGreaterThan(0);
    for (const { view } of loading) {
      const { players } = plain.board(view) as { players: { ships: object; sealed: boolean }[] };
      for (const [seat, { ships, sealed }] of players.entries()) {
        if (seat !== view.viewer) expect(Object.values(ships)).toEqual([]);
        expect(sealed).toBe(view.players[seat]?.sealed);
      }
    }
  });
});

describe('the drawing', () => {
  it('has all lands, ships and settlements', () => {
    for (const { view } of played.filter((_, at) => at % 10 === 0)) {
      const { marks, width, height } = plain.picture(view);
      const targets = new Set(marks.map(({ target }) => target));
      for (const { id } of view.places) expect(targets).toContain(id);
      for (const { id } of view.worlds) expect(targets).toContain(id);
      const settlers = view.places.flatMap((place) => place.settlers).reduce((sum, { count }) => sum + count, 0);
      expect(marks.filter(({ shape }) => shape === 'dot')).toHaveLength(settlers);
      expect(marks.filter(({ shape }) => shape === 'ship')).toHaveLength(
        view.places.flatMap(({ ships }) => ships).length,
      );
      for (const mark of marks) {
        expect(mark.x >= 0 && mark.y >= 0 && mark.x + mark.width <= width && mark.y + mark.height <= height).toBe(true);
      }
    }
  });

  it('puts neighbours side by side', () => {
    const { marks } = plain.picture(played[0]?.view);
    const box = (target: string) => marks.find((mark) => mark.target === target);
    const [rockies, isthmus, appalachia] = ['nina rockies', 'nina isthmus', 'nina appalachia'].map(box);
    expect((rockies?.y ?? 0) + (rockies?.height ?? 0)).toBeCloseTo(isthmus?.y ?? 0);
    expect((rockies?.x ?? 0) + (rockies?.width ?? 0)).toBeLessThan(appalachia?.x ?? 0);
  });
});

describe('rivals', () => {
  it('are Planck in a solo game, and none otherwise', () => {
    expect(played.map(({ view }) => plain.rivals(view).length === (view.seats === 1 ? 1 : 0))).not.toContain(false);
    expect(plain.rivals(played[0]?.view)).toEqual(['Planck']);
  });
});
