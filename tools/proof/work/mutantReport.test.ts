import { describe, expect, it } from 'vitest';
import { describeSurvivor, readMutants, scoreMutants } from './mutantReport.ts';

function mutant(status: string, line = 2): unknown {
  const location = { start: { line, column: 10 }, end: { line, column: 15 } };
  return { id: '1', status, mutatorName: 'EqualityOperator', replacement: 'a\n >= b', location };
}

const report = {
  files: {
    'a.ts': {
      source: 'const x = 1;\n123456789a > b;\n',
      mutants: ['Killed', 'Killed', 'Timeout', 'Survived', 'Ignored', 'CompileError', 'RuntimeError'].map((one) =>
        mutant(one),
      ),
    },
    'b.ts': { source: '', mutants: [mutant('Killed'), mutant('NoCoverage')] },
  },
};

describe('a mutation report', () => {
  const score = scoreMutants(readMutants(report));

  it('counts noticed and missed mutants, without those that never ran', () => {
    expect(score).toMatchObject({ mutants: 6, killed: 4, survived: 2, percent: 66.67 });
    expect(score.files).toEqual([
      { file: 'a.ts', killed: 3, survived: 1, uncovered: 0 },
      { file: 'b.ts', killed: 1, survived: 1, uncovered: 1 },
    ]);
  });

  it('shows each survivor with its place and the change', () => {
    expect(score.survivors.map(describeSurvivor)).toEqual([
      'a.ts:2:10  EqualityOperator  a > b  =>  a >= b',
      'b.ts:2:10  no test runs it    =>  a >= b',
    ]);
  });

  it('without mutants scores nothing', () => {
    expect(scoreMutants(readMutants(undefined))).toMatchObject({ mutants: 0, percent: 0 });
    expect(scoreMutants(readMutants({ files: { 'a.ts': 3 } }))).toMatchObject({ mutants: 0, percent: 0 });
  });
});
