import { describe, expect, it } from 'vitest';
import type { Move } from './moves.ts';
import { makeTable } from './testing/table.ts';

describe('moves', () => {
  it('are written in one readable line', () => {
    const { game, at, face } = makeTable();
    const place = at('santaMaria rockies');
    const written: readonly (readonly [Move, string])[] = [
      [{ kind: 'nation', nation: 3 }, 'nation france'],
      [{ kind: 'look', world: 1, lands: 0b1000101 }, 'look pinta caribbean patagonia appalachia'],
      [{ kind: 'war', world: 2 }, 'war santaMaria'],
      [{ kind: 'load', world: 0, captain: true, settlers: 0 }, 'load nina captain 0'],
      [{ kind: 'load', world: 1, captain: false, settlers: 4 }, 'load pinta 4'],
      [{ kind: 'load', world: 2, captain: true, settlers: 3 }, 'load santaMaria captain 3'],
      [{ kind: 'seal', first: 2, second: 0, third: 1 }, 'seal santaMaria nina pinta'],
      [{ kind: 'recover', place }, 'recover santaMaria rockies'],
      [{ kind: 'explore', place }, 'explore santaMaria rockies'],
      [{ kind: 'consolidate', place: 0 }, 'consolidate nina caribbean'],
      [{ kind: 'attack', place: 13 }, 'attack pinta appalachia'],
      [{ kind: 'remove', nation: 0 }, 'remove spain'],
      [{ kind: 'place', place }, 'place santaMaria rockies'],
      [{ kind: 'migrate', from: at('pinta rockies'), to: at('pinta isthmus') }, 'migrate pinta rockies isthmus'],
      [{ kind: 'govern', world: 0 }, 'govern nina'],
      [{ kind: 'collect' }, 'collect'],
      [{ kind: 'mine', place: at('nina andes'), gold: 5 }, 'mine nina andes 5'],
      [{ kind: 'store', place: at('nina andes'), gold: 3 }, 'store nina andes 3'],
      [{ kind: 'pay', place: at('nina andes'), gold: 0 }, 'pay nina andes 0'],
      [{ kind: 'town', place }, 'town santaMaria rockies'],
      [{ kind: 'city', place }, 'city santaMaria rockies'],
      [{ kind: 'upgrade', place }, 'upgrade santaMaria rockies'],
      [{ kind: 'marker', group: 1 }, 'marker science'],
      [{ kind: 'plunder', gold: 7 }, 'plunder 7'],
      [{ kind: 'decline' }, 'decline'],
      [{ kind: 'declineAll' }, 'decline all'],
      [{ kind: 'take', face: face('anyReligion'), nth: 1 }, 'take anyReligion'],
      [{ kind: 'take', face: face('catholic'), nth: 5 }, 'take catholic 5'],
      [{ kind: 'pass', space: 3 }, 'pass 4'],
      [{ kind: 'push', space: 0 }, 'push 1'],
      [{ kind: 'done' }, 'done'],
    ];
    for (const [move, text] of written) {
      expect(game.writeMove(move)).toBe(text);
      expect(game.readMove(text)).toEqual(move);
    }
  });

  it('are read only where they mean something', () => {
    const { game } = makeTable();
    for (const text of [
      ...['', 'look nina', 'look nina caribbean amazonia patagonia andes', 'look nina amazonia caribbean'],
      ...['load nina 5', 'load nina captain 4', 'seal nina nina pinta', 'explore nina', 'explore rockies nina'],
      ...[
        'migrate nina rockies appalachia',
        'migrate nina caribbean caribbean',
        'mine nina andes 7',
        'store nina andes 4',
      ],
      ...[
        'take music 3',
        'take catholic 1',
        'take music 0',
        'pass 0',
        'pass 5',
        'plunder 100',
        'war peru',
        'marker military',
      ],
    ]) {
      expect([text, game.readMove(text)]).toEqual([text, undefined]);
    }
  });

  it('have a text each', () => {
    const { game, box } = makeTable();
    const texts = [...box.moves.byText.entries()];
    expect(texts.every(([text, move]) => game.writeMove(move) === text)).toBe(true);
    // Every look at one to three lands, every load, every order.
    expect(texts.filter(([text]) => text.startsWith('look '))).toHaveLength(3 * (7 + 21 + 35));
    expect(texts.filter(([text]) => text.startsWith('load '))).toHaveLength(3 * 9);
    expect(texts.filter(([text]) => text.startsWith('seal '))).toHaveLength(6);
    expect(texts.filter(([text]) => text.startsWith('migrate '))).toHaveLength(3 * 16);
  });
});
