import { tempTree } from '@portolan/syntax/testing';
import { describe, expect, it } from 'vitest';
import { isSound, type RuleSurvey, surveyRules } from './survey.ts';

const LEDGER = `# A ledger

The form is \`AL-<SECTION>-<nn>\`.

- **AL-TURN-01** One turn after the other. (RB)
- **AL-TURN-02** A pass (of any kind) ends the round. (INF)
- **AL-END-01** The richest wins. (RULING)
`;

const TEST = `it('[AL-TURN-01][AL-TURN-02] turns', () => {});\nit('[AL-END-01] end', () => {});\n`;

function survey(files: Readonly<Record<string, string>>): RuleSurvey {
  return surveyRules(
    tempTree({ 'games/alpha/RULES.md': LEDGER, 'games/alpha/rules/a.test.ts': TEST, ...files }),
    'alpha',
  );
}

describe('surveyRules', () => {
  it('is sound when each rule is cited', () => {
    const found = survey({});
    expect(isSound(found)).toBe(true);
    expect(found.tests).toEqual([
      { id: 'AL-TURN-01', file: 'games/alpha/rules/a.test.ts', line: 1, title: '[AL-TURN-01][AL-TURN-02] turns' },
      { id: 'AL-TURN-02', file: 'games/alpha/rules/a.test.ts', line: 1, title: '[AL-TURN-01][AL-TURN-02] turns' },
      { id: 'AL-END-01', file: 'games/alpha/rules/a.test.ts', line: 2, title: '[AL-END-01] end' },
    ]);
  });

  it('finds citations in comments and string literals', () => {
    const { code } = survey({
      'games/alpha/rules/b.ts':
        "/**\n * First.\n * [AL-TURN-01] here\n */\nexport const rule = 'AL-END-01'; // [AL-TURN-02]\n",
    });
    expect(code.map(({ id, line }) => [id, line])).toEqual([
      ['AL-TURN-01', 3],
      ['AL-TURN-02', 5],
      ['AL-END-01', 5],
    ]);
  });

  it('finds the ids a longer text cites in brackets', () => {
    const { code } = survey({ 'games/alpha/rules/b.ts': "export const hint = 'see [AL-TURN-01..02]';\n" });
    expect(code.map(({ id }) => id)).toEqual(['AL-TURN-01', 'AL-TURN-02']);
  });

  it('finds the conditions that enforce a rule', () => {
    const text = [
      'const CONDITIONS = [',
      "  ['AL-TURN-01', ({ state }, { place }) => state.at === place],",
      "  ['AL-TURN-02', isOver],",
      '];',
      "const BY_ID = { 'AL-END-01': richest(1) };",
      "const PAIR = ['AL-TURN-01', 'AL-TURN-02'];",
    ].join('\n');
    const { enforced, code } = survey({ 'games/alpha/rules/src/decisions/b.ts': text });
    expect(enforced).toEqual([
      { id: 'AL-TURN-01', file: 'games/alpha/rules/src/decisions/b.ts', line: 2 },
      { id: 'AL-TURN-02', file: 'games/alpha/rules/src/decisions/b.ts', line: 3 },
      { id: 'AL-END-01', file: 'games/alpha/rules/src/decisions/b.ts', line: 5 },
    ]);
    expect(code.map(({ id, line }) => [id, line])).toEqual([
      ['AL-TURN-01', 6],
      ['AL-TURN-02', 6],
    ]);
  });

  it('reports a condition of a rule that does not exist', () => {
    const { unknown } = survey({ 'games/alpha/rules/b.ts': "const C = ['AL-TURN-07', () => true];" });
    expect(unknown.map(({ id }) => id)).toEqual(['AL-TURN-07']);
  });

  it('does not count a comment, a constant or a skipped test as a test', () => {
    const text =
      "// [AL-END-01]\nconst id = 'AL-END-01';\nit.skip('[AL-TURN-01] x', () => {});\nit('[AL-TURN-02] y', () => {});";
    const { uncited } = survey({ 'games/alpha/rules/a.test.ts': text });
    expect(uncited.map(({ id }) => id)).toEqual(['AL-TURN-01', 'AL-END-01']);
  });

  it('applies the citation of a group to each test in it', () => {
    const text = "describe('[AL-TURN-01..02] turns', () => { it('[AL-END-01] end', () => {}); });";
    expect(survey({ 'games/alpha/rules/a.test.ts': text }).uncited).toEqual([]);
  });

  it('reports citations of rules that do not exist', () => {
    const { unknown } = survey({
      'games/alpha/rules/b.test.ts': "it('[AL-TURN-09] x', () => {});",
      'games/alpha/ui/c.tsx': '// [AL-TURN-08]\n',
    });
    expect(unknown.map(({ id, file }) => `${file} ${id}`)).toEqual([
      'games/alpha/rules/b.test.ts AL-TURN-09',
      'games/alpha/ui/c.tsx AL-TURN-08',
    ]);
  });

  it('reports the second definition of an id', () => {
    const { repeated } = survey({ 'games/alpha/RULES.md': `${LEDGER}- **AL-TURN-01** Again. (RB)\n` });
    expect(repeated.map(({ id, line }) => [id, line])).toEqual([['AL-TURN-01', 8]]);
  });

  it('reports the line that does not parse', () => {
    expect(() => survey({ 'games/alpha/rules/b.ts': '\nconst = 1;' })).toThrow(/b\.ts:2: /);
  });
});
