import type { GameOption } from '@portolan/client';
import { describe, expect, it } from 'vitest';
import { agreedOptions } from './agreedOptions.ts';
import { gameOptions } from './gameOptions.ts';

const OPEN = { kind: 'open' } as const;

describe('what a table agreed on', () => {
  const options: readonly GameOption[] = [
    { key: 'fog', label: 'Fog', hint: 'Nobody sees much.', initial: false },
    { key: 'wind', label: 'Wind', hint: '', initial: true },
    { key: 'nations.0', label: 'First', hint: '', initial: 'any', values: [{ value: 'fr', label: 'France' }] },
    { key: 'nations.1', label: 'Second', hint: '', initial: 'any', values: [{ value: 'fr', label: 'France' }] },
    { key: 'alone', label: 'Alone', hint: '', initial: false, seats: [1] },
    { key: 'ties', label: 'Ties', hint: '', rule: 'G-A-01', initial: false },
  ];
  const labels = (agreed: unknown): string[] =>
    agreedOptions(options, { options: agreed, seats: [OPEN, OPEN] }).map(({ label }) => label);

  it('is nothing at a table with the usual options', () => {
    expect(labels({})).toEqual([]);
    expect(labels({ fog: false, wind: true, nations: ['any'] })).toEqual([]);
    expect(labels(undefined)).toEqual([]);
  });

  it('is said in words: switches, choices and members of lists', () => {
    expect(labels({ fog: true, wind: false, nations: ['any', 'fr'], alone: true })).toEqual([
      'Fog',
      'Wind: no',
      'Second: France',
    ]);
  });

  it('names the rule of a second reading', () => {
    const [ties] = agreedOptions(options, { options: { ties: true }, seats: [OPEN] });
    expect(ties).toEqual({ key: 'ties', label: 'Ties', hint: '', rule: 'G-A-01' });
  });

  it.each([
    ['francis-drake', ['FD-RESET-08', 'FD-SAIL-09']],
    ['nina-pinta', ['NP-REV-10', 'NP-BONUS-20']],
    ['amerigo', ['AM-GREEN-26', 'AM-GOLD-09', 'AM-TOKENS-22']],
  ])('can be the second readings of %s', (game, rules) => {
    const readings = gameOptions(game).filter(({ rule }) => rule !== undefined);
    const agreed = Object.fromEntries(readings.map(({ key }) => [key, true]));
    const said = agreedOptions(gameOptions(game), { options: agreed, seats: [OPEN, OPEN, OPEN] });
    expect(said.map(({ rule }) => rule)).toEqual(rules);
    for (const { label, hint } of said) expect([label, hint]).not.toContain('');
  });
});
