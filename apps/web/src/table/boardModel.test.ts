import { describe, expect, it } from 'vitest';
import { boardOf, isEmpty, openedUp } from './boardModel.ts';

const HINTS = { sides: 2, seatFields: ['docks'], hiddenFields: ['knownBy'] };

const VIEW = {
  viewer: 0,
  voyage: 2,
  question: { kind: 'takeTurn', seat: 0 },
  revealed: false,
  players: [
    { score: 4, crew: 3, hand: ['1', 'hind'], galleon: true, goods: { sugar: 0, indigo: 2 }, chest: 1 },
    { score: 9, crew: 0, hand: [], galleon: false, goods: { sugar: 0, indigo: 0 }, chest: 0 },
  ],
  street: [
    { location: 'crew1', discs: [{ seat: 1, done: false }], amount: 3, knownBy: 2 },
    { location: 'tradeGoods', discs: [], amount: 2, knownBy: 0 },
  ],
  coasts: [
    { bare: true, a: 1, b: 2, c: 3 },
    { bare: false, a: 1, b: 2, c: 3 },
  ],
  docks: [1, 0],
  stock: { gold: 4, silver: 0 },
};

describe('the board of the generic table', () => {
  const board = boardOf(VIEW, HINTS);

  it('puts facts about the whole table first and leaves out what the prompt says', () => {
    expect(board.facts).toEqual([
      { key: 'voyage', label: 'Voyage', datum: { kind: 'number', value: 2 } },
      { key: 'revealed', label: 'Revealed', datum: { kind: 'flag', on: false } },
    ]);
  });

  it('finds the players as the list with one record for each seat', () => {
    expect(board.players.map(({ title }) => title)).toEqual(['Player 1', 'Player 2']);
    expect(board.players[0]?.facts.map(({ key }) => key)).toEqual([
      'score',
      'crew',
      'hand',
      'galleon',
      'goods',
      'chest',
    ]);
  });

  it('turns each record of a list into a card, named and targeted as in the notation', () => {
    const [street] = board.parts;
    expect(street?.title).toBe('Street');
    expect(street?.cards.map(({ title, target }) => [title, target])).toEqual([
      ['Crew 1', 'crew1'],
      ['Trade Goods', 'tradeGoods'],
    ]);
  });

  it('numbers things without a name', () => {
    expect(board.parts[1]?.cards.map(({ title, target }) => [title, target])).toEqual([
      ['Coast 1', undefined],
      ['Coast 2', undefined],
    ]);
  });

  it('shows declared seat fields as seats, and records that only name their owner', () => {
    expect(board.records.find(({ key }) => key === 'docks')?.datum).toEqual({
      kind: 'list',
      items: [
        { kind: 'seat', seat: 1 },
        { kind: 'seat', seat: 0 },
      ],
    });
    expect(board.parts[0]?.cards[0]?.facts[0]?.datum).toEqual({ kind: 'list', items: [{ kind: 'seat', seat: 1 }] });
  });

  it('hides fields without meaning for people', () => {
    expect(JSON.stringify(board)).not.toContain('knownBy');
  });

  it('leaves out facts that are empty on every card of a part', () => {
    const parts = (successes: number) =>
      boardOf(
        {
          map: [
            { id: 'a', b: 1, c: 2, successes: 0 },
            { id: 'd', b: 1, c: 2, successes },
            { id: 'e', b: 1 },
          ],
        },
        HINTS,
      ).parts;
    const keys = (all: ReturnType<typeof parts>) => all[0]?.cards[0]?.facts.map(({ key }) => key);
    expect(keys(parts(0))).toEqual(['b', 'c']);
    expect(keys(parts(1))).toEqual(['b', 'c', 'successes']);
  });

  it('expands a record that contains lists', () => {
    const [own] = boardOf({ own: { hand: [1, 2], bid: 3 } }, HINTS).records;
    expect(openedUp(own === undefined ? [] : [own]).map(({ label }) => label)).toEqual(['Own: Hand', 'Own: Bid']);
    expect(openedUp(board.players[0]?.facts ?? [])).toEqual(board.players[0]?.facts);
  });

  it('recognises values that need not be shown', () => {
    const goods = board.players.map(({ facts }) => facts.find(({ key }) => key === 'goods')?.datum);
    expect(goods.map((datum) => datum !== undefined && isEmpty(datum))).toEqual([false, true]);
    expect(isEmpty({ kind: 'number', value: 0 })).toBe(false);
  });

  it("keeps a game's own words: titles beside ids, and keys of several words", () => {
    const lands = [{ id: 'nina andes', title: 'Andes', a: 1, b: 2, c: 3 }];
    const [part] = boardOf({ 'Lands of Santa Maria': lands }, HINTS).parts;
    expect(part?.title).toBe('Lands of Santa Maria');
    expect(part?.cards[0]).toMatchObject({ title: 'Andes', target: 'nina andes' });
    expect(part?.cards[0]?.facts.map(({ key }) => key)).toEqual(['a', 'b', 'c']);
  });

  it('takes labels from the game, numbered for things without a name', () => {
    const labels: Readonly<Record<string, string>> = { coasts: 'Küsten', bare: 'Kahl' };
    const nameField = (key: string, number?: number) => (number === undefined ? labels[key] : `Küste ${number}`);
    const coasts = [...VIEW.coasts, { bare: true }];
    const [part] = boardOf({ coasts }, { ...HINTS, nameField }).parts;
    expect(part?.title).toBe('Küsten');
    expect(part?.cards.map(({ title }) => title)).toEqual(['Küste 1', 'Küste 2', 'Küste 3']);
    expect(part?.cards[0]?.facts.map(({ label }) => label)).toEqual(['Kahl', 'A', 'B', 'C']);
  });

  it("leaves a game's own words as they are, but for a capital", () => {
    const words = (hints: Parameters<typeof boardOf>[1]) => boardOf({ place: 'McMurdo', wind: 'west' }, hints).facts;
    const texts = (hints: Parameters<typeof boardOf>[1]) =>
      words(hints).map(({ datum }) => datum.kind === 'word' && datum.text);
    expect(texts(HINTS)).toEqual(['Mc Murdo', 'West']);
    expect(texts({ ...HINTS, nameField: () => undefined })).toEqual(['McMurdo', 'West']);
  });

  it('does not offer a card that has only a title', () => {
    const [part] = boardOf({ spaces: [{ title: 'First', seat: 1 }] }, HINTS).parts;
    expect(part?.cards).toMatchObject([{ title: 'First', target: undefined, seat: 1 }]);
  });

  it('accepts any JSON', () => {
    for (const odd of [null, 7, 'text', [], [[1], [2]], { a: null }, { a: [{ b: [{ c: [{}] }] }] }]) {
      expect(() => boardOf(odd, HINTS)).not.toThrow();
    }
  });
});
