import { describe, expect, it } from 'vitest';
import { openToy, trainingGames } from '../toy.ts';
import { inputCount } from './net.ts';
import { trainNet } from './trainNet.ts';

describe('trainNet', () => {
  const checked: string[] = [];
  const net = trainNet({
    open: openToy,
    played: trainingGames(40),
    made: 'in a test',
    epochs: 3,
    onCheck: (seats, round, { linear, net: explained }) => {
      checked.push(`${seats}/${round}`);
      expect(explained).toBeGreaterThan(linear - 0.5);
    },
  });

  it('says what it was fitted to, and that its strength is not known yet', () => {
    expect(net).toMatchObject({ game: 'toy', features: 1, made: 'in a test', rating: 'not measured' });
  });

  it('has a layer for the inputs, each with a constant, and ends in one number', () => {
    expect(net.layers[0]).toHaveLength(inputCount(2) + 1);
    expect(net.layers.at(-1)?.every((row) => row.length === 1)).toBe(true);
  });

  it('is checked on games held out, for every number of seats and every round but the last', () => {
    expect(checked).toEqual(['2/1', '2/2', '2/3', '3/1', '3/2', '3/3']);
    for (const rounds of Object.values(net.seats)) expect(rounds.slice(1).every((round) => round !== null)).toBe(true);
  });
});
