import { describe, expect, it } from 'vitest';
import { makeBox } from './box.ts';
import { shipped } from './data/shipped.ts';
import { makeGame } from './game.ts';
import { COMMODITIES, LOCATIONS } from './ids.ts';

const box = makeBox(shipped);
const game = makeGame(box);

const PLACES = [
  ...['sanJuan', 'santoDomingo', 'santiagoDeCuba', 'puertoCabello', 'cartagena', 'portobelo', 'granGranada'],
  ...['trinidad', 'maracaibo', 'panama', 'veracruz', 'galleonA', 'galleonB', 'galleonC'],
];
const DISCS = ['1', '2', '3', '4', 'ghost', 'hind'];

const FRIGATES = ['0 1 2', '0 2 1', '1 0 2', '1 2 0', '2 0 1', '2 1 0'];
const TROOPS = [
  ...['0 0 1 2', '0 0 2 1', '0 1 0 2', '0 1 2 0', '0 2 0 1', '0 2 1 0'],
  ...['1 0 0 2', '1 0 2 0', '1 2 0 0', '2 0 0 1', '2 0 1 0', '2 1 0 0'],
];

function laid(kind: string, places: readonly string[], values: string): string {
  return `${kind} ${values
    .split(' ')
    .map((value, i) => `${places[i]}=${value}`)
    .join(' ')}`;
}

const TEXTS = [
  ...LOCATIONS.map((id) => `stop ${id}`),
  'dock',
  ...['crew', 'guns', 'crew+2guns', '2crew+guns', 'galleon', 'barrels'].map((items) => `take ${items}`),
  ...FRIGATES.map((values) => laid('frigates', ['galleonA', 'galleonB', 'galleonC'], values)),
  ...TROOPS.map((values) => laid('troops', ['trinidad', 'maracaibo', 'panama', 'veracruz'], values)),
  ...PLACES.flatMap((place) => DISCS.map((disc) => `mission ${disc} ${place}`)),
  ...PLACES.map((place) => `inspect discs ${place}`),
  ...PLACES.map((place) => `inspect counter ${place}`),
  'keep',
  ...DISCS.flatMap((one, i) => DISCS.slice(i + 1).map((other) => `exchange ${one} ${other}`)),
  ...PLACES.map((place) => `move ${place}`),
  'attack',
  ...COMMODITIES.map((commodity) => `trade ${commodity}`),
  ...['decline', 'home', 'sail'],
];

describe('the notation of moves', () => {
  it('has one text for each of the 193 moves', () => {
    expect([...box.moves.byText.keys()]).toEqual(TEXTS);
    expect(TEXTS).toHaveLength(193);
  });

  it('parses back to the same text', () => {
    for (const text of TEXTS) {
      const move = game.readMove(text);
      expect(move === undefined ? '' : game.writeMove(move)).toBe(text);
    }
  });

  it('names the parts of each move', () => {
    expect(game.readMove('stop tavern')).toEqual({ kind: 'stop', location: 11 });
    expect(game.readMove('dock')).toEqual({ kind: 'dock' });
    expect(game.readMove('take 2crew+guns')).toEqual({ kind: 'take', yield: 3 });
    expect(game.readMove(laid('frigates', ['galleonA', 'galleonB', 'galleonC'], '2 0 1'))).toEqual({
      kind: 'frigates',
      values: [2, 0, 1],
    });
    expect(game.readMove(laid('troops', ['trinidad', 'maracaibo', 'panama', 'veracruz'], '0 2 1 0'))).toEqual({
      kind: 'troops',
      values: [0, 2, 1, 0],
    });
    expect(game.readMove('mission ghost panama')).toEqual({ kind: 'mission', destination: 9, disc: 5 });
    expect(game.readMove('inspect discs sanJuan')).toEqual({ kind: 'inspectDiscs', destination: 0 });
    expect(game.readMove('inspect counter galleonC')).toEqual({ kind: 'inspectCounter', destination: 13 });
    expect(game.readMove('keep')).toEqual({ kind: 'keep' });
    expect(game.readMove('exchange 2 hind')).toEqual({ kind: 'exchange', one: 2, other: 6 });
    expect(game.readMove('move cartagena')).toEqual({ kind: 'move', destination: 4 });
    expect(game.readMove('attack')).toEqual({ kind: 'attack' });
    expect(game.readMove('trade coffee')).toEqual({ kind: 'trade', commodity: 2 });
    expect(game.readMove('decline')).toEqual({ kind: 'decline' });
    expect(game.readMove('home')).toEqual({ kind: 'home' });
    expect(game.readMove('sail')).toEqual({ kind: 'sail' });
  });

  it('parses to the objects of the move book', () => {
    expect(game.readMove('stop dockside')).toBe(box.moves.stop[17]);
    expect(game.readMove('mission 1 veracruz')).toBe(box.moves.mission[10][1]);
    expect(game.readMove('exchange 1 4')).toBe(box.moves.exchange[1][4]);
  });

  it('lists the arrangements of counters in the same order, however the components list them', () => {
    const mixed = makeBox({ ...shipped, frigateCounters: [2, 0, 1], troopCounters: [0, 2, 1, 0] });
    expect([...mixed.moves.byText.keys()]).toEqual(TEXTS);
  });

  it('rejects any other text', () => {
    const texts = [
      '',
      'stop',
      'stop Tavern',
      'mission none panama',
      'mission 5 panama',
      'exchange 2 1',
      'exchange 1 1',
    ];
    const more = ['exchange none 1', 'take', 'take 3crew', 'troops trinidad=0', 'trade rum', ' dock', 'dock '];
    for (const text of [...texts, ...more]) expect(game.readMove(text)).toBeUndefined();
  });
});
