import { describe, expect, it } from 'vitest';
import { describeFault, describeProblem, faultMaker, SHAPE_PROBLEMS } from './fault.ts';

const TEXTS = { tooDeep: 'is {depth} deep, deeper than {most}', dry: 'is dry' } as const;
const fault = faultMaker({ ...SHAPE_PROBLEMS, ...TEXTS });

describe('a fault', () => {
  it('is a place, a code and the parameters of its text', () => {
    expect(fault('/sea', 'tooDeep', { depth: 9, most: 5 })).toEqual({
      path: '/sea',
      problem: 'tooDeep',
      params: { depth: 9, most: 5 },
    });
    expect(fault('/sea', 'dry')).toEqual({ path: '/sea', problem: 'dry' });
  });

  it('reads as English with the texts of where it comes from', () => {
    expect(describeFault(fault('/sea', 'tooDeep', { depth: 9, most: 5 }), TEXTS)).toBe(
      '/sea: is 9 deep, deeper than 5',
    );
    expect(describeFault(fault('', 'missing'), TEXTS)).toBe('/: is missing');
    expect(describeFault(fault('', 'missing'))).toBe('/: is missing');
  });

  it('shows its code where no text is known, and its placeholder where a parameter is absent', () => {
    expect(describeProblem({ problem: 'tooDeep' })).toBe('tooDeep');
    expect(describeProblem({ problem: 'tooDeep', params: { depth: 9 } }, TEXTS)).toBe('is 9 deep, deeper than {most}');
  });
});
