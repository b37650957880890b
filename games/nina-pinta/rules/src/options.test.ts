import { describeProblem } from '@portolan/kernel';
import { describe, expect, it } from 'vitest';
import { PROBLEMS } from './data/problems.ts';
import { readOptions } from './options.ts';

describe('options', () => {
  it('have defaults', () => {
    expect(readOptions({})).toEqual({
      ok: true,
      value: { nations: [], planck: 'random', askTies: true, open: false },
    });
  });

  it("name nations by seat, Planck's nation and ties, and open play", () => {
    const options = { nations: ['france', 'random', 'spain'], planck: 'england', askTies: false, open: true };
    expect(readOptions(options)).toEqual({ ok: true, value: options });
    expect(readOptions({ nations: ['random', 'random'] }).ok).toBe(true);
  });

  it('contain the other readings only if the table agreed on them [NP-SOLO-37, NP-SOLO-75, NP-REV-10, NP-BONUS-20]', () => {
    const usual = { nations: [], planck: 'random', askTies: true, open: false };
    const readings = {
      settlersSpread: true,
      pirateByRevenue: true,
      strongholdGoldStays: true,
      planckShiftsGold: true,
      pushedChoosesSide: true,
    };
    expect(readOptions(readings)).toStrictEqual({ ok: true, value: { ...usual, ...readings } });
    expect(readOptions({ settlersSpread: false })).toStrictEqual({ ok: true, value: usual });
  });

  it.each([
    [null, '', 'must be an object, not null'],
    [{ learner: true }, '/learner', 'is not a known field'],
    [
      { nations: ['peru'] },
      '/nations/0',
      'must be one of "spain", "portugal", "england", "france", "random", not "peru"',
    ],
    [{ nations: ['spain', 'france', 'spain'] }, '/nations/2', 'gives spain to a second seat'],
    [{ nations: ['spain'], planck: 'spain' }, '/planck', 'gives Planck spain, which seat 1 plays'],
    [{ nations: Array(5).fill('random') }, '/nations', 'must have 0 to 4 entries, not 5'],
    [{ open: 1 }, '/open', 'must be true or false, not 1'],
    [{ askTies: 'no' }, '/askTies', 'must be true or false, not "no"'],
  ])('%j is refused by naming the field', (input, path, problem) => {
    const read = readOptions(input);
    expect(read.ok ? undefined : read.error.path).toBe(path);
    expect(read.ok ? undefined : describeProblem(read.error, PROBLEMS)).toBe(problem);
  });
});
