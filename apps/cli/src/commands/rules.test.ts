import { surveyRules } from '@portolan/ledger/survey';
import { tempTree } from '@portolan/syntax/testing';
import { describe, expect, it } from 'vitest';
import { describeRule } from './rules.ts';

const FILES = {
  'games/alpha/RULES.md': '## Turns (TURN)\n\n- **AL-TURN-01** One turn after the other. (RB)\n',
  'games/alpha/rules/src/decisions/turn.ts': "const C = [\n  ['AL-TURN-01', ({ state }) => state.free],\n];\n",
  'games/alpha/rules/src/rounds.ts': '// [AL-TURN-01]\n',
  'games/alpha/rules/tests/turn.test.ts': "it('[AL-TURN-01] turns', () => {});\n",
};

function describeIn(files: Readonly<Record<string, string>>): string[] {
  const root = tempTree(files);
  const survey = surveyRules(root, 'alpha');
  const [rule] = survey.rules;
  return rule === undefined ? [] : describeRule(survey, rule, root).split('\n');
}

describe('describeRule', () => {
  it('points at the condition that enforces the rule, its tests and its other citations', () => {
    expect(describeIn(FILES)).toEqual([
      'AL-TURN-01 (RB)  games/alpha/RULES.md:3',
      'One turn after the other.',
      '',
      'Enforced at',
      "  games/alpha/rules/src/decisions/turn.ts:2  ['AL-TURN-01', ({ state }) => state.free],",
      '',
      'Tests',
      '  games/alpha/rules/tests/turn.test.ts:1  [AL-TURN-01] turns',
      '',
      'Code',
      '  games/alpha/rules/src/rounds.ts:1  // [AL-TURN-01]',
    ]);
  });

  it('says so when nothing cites the rule', () => {
    expect(describeIn({ 'games/alpha/RULES.md': FILES['games/alpha/RULES.md'] }).slice(2)).toEqual([
      '',
      'No test cites it.',
      '',
      'No code cites it.',
    ]);
  });
});
