import { rngFromSeed } from '@portolan/kernel';
import { describe, expect, it } from 'vitest';
import { allCharts, allIslands, shippedComponents } from './data/components.ts';
import { makeGame } from './game.ts';
import { readOptions } from './setup.ts';
import { scenario } from './testing/scenario.ts';

const components = shippedComponents();
const game = makeGame(components);

function rising(numbers: readonly number[]): number[] {
  return [...numbers].sort((one, other) => one - other);
}

describe('set-up', () => {
  it('[SP-SETUP-01] is for two to four players', () => {
    expect(game.seats).toEqual({ min: 2, max: 4 });
  });

  it.each([2, 3, 4])('[SP-SETUP-03] deals three charts to each of %i players and keeps the others', (seats) => {
    const { players, pile } = scenario({ seats });
    expect(players.map(({ hand }) => hand.length)).toEqual(Array(seats).fill(3));
    expect(rising([...pile, ...players.flatMap(({ hand }) => hand)])).toEqual(allCharts(components));
    expect(pile).toEqual(rising(pile));
  });

  it('[SP-SETUP-04] lays an island off each of three coasts, unseen by all, and the others in the sea', () => {
    const { coasts, sea } = scenario({});
    expect(coasts.map(({ bare, knownBy }) => ({ bare, knownBy }))).toEqual(Array(3).fill({ bare: false, knownBy: 0 }));
    expect(sea).toHaveLength(9);
    expect(rising([...sea, ...coasts.map(({ island }) => island)])).toEqual(allIslands(components));
  });

  it('[SP-SETUP-03][SP-SETUP-04] shuffles charts and islands', () => {
    const deals = Array.from({ length: 200 }, (_, i) => game.setup({ rounds: 5 }, 2, rngFromSeed(`${i}`)));
    expect(new Set(deals.map(({ players }) => players[0].hand.join())).size).toBeGreaterThan(60);
    expect(new Set(deals.map(({ coasts }) => coasts[0].island)).size).toBe(6);
    expect(new Set(deals.map(({ sea }) => sea.join())).size).toBe(200);
  });

  it('[SP-SETUP-05] lasts five rounds unless fewer are agreed', () => {
    expect(readOptions(components, {})).toEqual({ ok: true, value: { rounds: 5 } });
    expect(readOptions(components, { rounds: 2 })).toEqual({ ok: true, value: { rounds: 2 } });
    expect(scenario({ rounds: 2 }).rounds).toBe(2);
  });

  it.each([
    [{ rounds: 6 }, { path: '/rounds', problem: 'integerRange', params: { min: 1, max: 5, found: '6' } }],
    [{ round: 1 }, { path: '/round', problem: 'unknownField' }],
    [undefined, { path: '', problem: 'object', params: { found: 'nothing' } }],
  ])('refuses the options %j', (options, error) => {
    expect(readOptions(components, options)).toEqual({ ok: false, error });
  });
});
