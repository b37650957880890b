import { describe, expect, it } from 'vitest';
import { columns, visibleLength } from './columns.ts';
import { nameAt, viewerIn } from './sentences.ts';

describe('sentences', () => {
  it('know who is meant by you', () => {
    const players = ['Ann', 'Bob'];
    expect([viewerIn({ viewer: 1, players }), viewerIn({ viewer: 'spectator', players })]).toEqual(['Bob', undefined]);
  });

  it('name seats that nobody has named', () => {
    expect([nameAt(['Ann'], 0), nameAt(['Ann'], 1)]).toEqual(['Ann', 'Seat 2']);
  });
});

describe('columns', () => {
  it('are as wide as their widest cell, with numbers to the right', () => {
    expect(
      columns([
        ['who', 'gold'],
        ['Ann', 5],
        ['Bartholomew', 12, 'x'],
      ]),
    ).toEqual(['who          gold', 'Ann             5', 'Bartholomew    12  x']);
    expect(columns([])).toEqual([]);
  });

  it('leave colour codes out of the width', () => {
    const red = `${String.fromCharCode(27)}[31mAnn${String.fromCharCode(27)}[0m`;
    expect(visibleLength(red)).toBe(3);
    expect(
      columns([
        [red, 'x'],
        ['Bob', 'y'],
      ])[0],
    ).toBe(`${red}  x`);
  });
});
