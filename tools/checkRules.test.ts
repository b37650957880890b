import { gamesWithLedger } from '@portolan/ledger/survey';
import { tempTree } from '@portolan/syntax/testing';
import { describe, expect, it } from 'vitest';
import { checkRules } from './checkRules.ts';

const LEDGER = `# A ledger

The form is \`AL-<SECTION>-<nn>\`.

- **AL-TURN-01** One turn after the other. (RB)
- **AL-TURN-02** A pass (of any kind) ends the round. (INF)
- **AL-END-01** The richest wins. (RULING)
`;

const TEST = `it('[AL-TURN-01][AL-TURN-02] turns', () => {});\nit('[AL-END-01] end', () => {});\n`;

describe('checkRules', () => {
  const files = {
    'games/alpha/RULES.md': LEDGER,
    'games/alpha/a.test.ts': TEST,
    'games/beta/RULES.md': '- **BE-A-01** One. (RB)\n- **BE-A-01** Two. (RB)\n- **BE-A-02** Three.\n',
    'games/beta/a.ts': '// [BE-B-01]\n',
    'games/gamma/RULES.md': 'No rules yet.\n',
  };

  function run(names: readonly string[]): { readonly code: number; readonly lines: string[] } {
    const lines: string[] = [];
    return { code: checkRules(tempTree(files), names, (line) => lines.push(line)), lines };
  }

  it('covers the games whose ledger has rules', () => {
    expect(gamesWithLedger(tempTree(files))).toEqual(['alpha', 'beta']);
    expect(gamesWithLedger(tempTree({}))).toEqual([]);
  });

  it('returns 0 for a sound game', () => {
    expect(run(['alpha'])).toEqual({ code: 0, lines: ['alpha: 3 rules, 3 cited by tests, 0 uncited'] });
  });

  it('returns 1 and reports each fault with its place', () => {
    expect(run([])).toEqual({
      code: 1,
      lines: [
        'alpha: 3 rules, 3 cited by tests, 0 uncited',
        'games/beta/RULES.md:2: BE-A-01 is defined more than once',
        'games/beta/RULES.md:3: looks like a rule but cannot be read as one',
        'games/beta/RULES.md:1: BE-A-01 is cited by no test',
        'games/beta/RULES.md:2: BE-A-01 is cited by no test',
        'games/beta/a.ts:1: cites BE-B-01, which games/beta/RULES.md does not have',
        'beta: 2 rules, 0 cited by tests, 2 uncited',
      ],
    });
  });

  it('returns 2 for a game without a ledger', () => {
    expect(run(['gamma'])).toEqual({
      code: 2,
      lines: ["checkRules: no ledger for 'gamma'; available: alpha, beta"],
    });
  });
});
