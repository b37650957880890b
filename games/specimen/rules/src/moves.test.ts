import { describe, expect, it } from 'vitest';
import { type Move, readMove, writeMove } from './moves.ts';

describe('the notation', () => {
  it.each<[string, Move]>([
    ['bid 8', { kind: 'bid', chart: 8 }],
    ['look 1', { kind: 'look', coast: 0 }],
    ['home', { kind: 'goHome' }],
    ['claim', { kind: 'claim' }],
    ['leave', { kind: 'leave' }],
  ])('writes and reads %s', (text, move) => {
    expect(writeMove(move)).toBe(text);
    expect(readMove(text)).toEqual(move);
  });

  it.each([
    '',
    'bid',
    'bid 0',
    'bid 08',
    'bid 100',
    'bid -1',
    'look',
    'home 1',
    'Claim',
    'leave ',
    'bid 1\n',
    'goHome',
  ])('does not read %j', (text) => {
    expect(readMove(text)).toBeUndefined();
  });
});
