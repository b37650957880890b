import { describe, expect, it } from 'vitest';
import type { Move } from './moves.ts';
import { makeTable } from './testing/table.ts';

describe('moves', () => {
  it('are written as one readable line', () => {
    const { game, at, piece, token } = makeTable();
    const written: readonly (readonly [Move, string])[] = [
      [{ kind: 'act', colour: 6 }, 'act white'],
      [{ kind: 'takeGold' }, 'gold'],
      [{ kind: 'takePoints' }, 'points'],
      [{ kind: 'cash', token: -1 }, 'cash chest'],
      [{ kind: 'cash', token: token('P16') }, 'cash P16'],
      [{ kind: 'ship', ship: 1 }, 'ship 2'],
      [{ kind: 'start', berth: at('R2') }, 'start R2'],
      [{ kind: 'sail', berth: at('L1') }, 'sail L1'],
      [{ kind: 'sail', berth: at('13,4') }, 'sail 13,4'],
      [{ kind: 'found', space: at('1,3') }, 'found 1,3'],
      [{ kind: 'load', count: 0 }, 'load 0'],
      [{ kind: 'plan', piece: piece('neutral u') }, 'plan neutral u'],
      [{ kind: 'build', piece: piece('village square') }, 'build village square'],
      [{ kind: 'lay', turn: 3, space: at('19,19') }, 'lay 19,19 turn 3'],
      [{ kind: 'token', token: token('P24') }, 'token P24'],
      [{ kind: 'buy', production: 14 }, 'buy coffee 4'],
      [{ kind: 'advance', count: 24 }, 'advance 24'],
      [{ kind: 'return' }, 'return'],
    ];
    for (const [move, text] of written) {
      expect(game.writeMove(move)).toBe(text);
      expect(game.readMove(text)).toEqual(move);
    }
  });

  it('are read only if they exist', () => {
    const { game } = makeTable();
    for (const text of [
      '',
      'act',
      'act pink',
      'start 1,4',
      'sail 20,1',
      'sail 1,20',
      'sail T4',
      'load 13',
      'lay 1,1 turn 4',
    ]) {
      expect(game.readMove(text)).toBeUndefined();
    }
  });

  it('each have their own text', () => {
    const { game, box } = makeTable();
    const texts = [...box.moves.byText.entries()];
    expect(texts.every(([text, move]) => game.writeMove(move) === text)).toBe(true);
  });
});
