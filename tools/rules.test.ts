import { describe, expect, it } from 'vitest';
import { checkRules } from './checkRules.ts';
import { citedIds } from './rules/ids.ts';
import { readLedger } from './rules/ledger.ts';
import { runningTests } from './rules/titles.ts';
import { gamesWithLedger, isSound, type RuleSurvey, surveyRules } from './rules.ts';
import { parseSource } from './source/syntax.ts';
import { tempTree } from './testing/tempTree.ts';

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

function titles(text: string): string[] {
  return runningTests(parseSource('a.test.ts', text)).map(({ path }) => path.join(' > '));
}

describe('readLedger', () => {
  it('reads id, section, text, source and line', () => {
    const { rules, broken } = readLedger(LEDGER);
    expect(rules.map(({ id }) => id)).toEqual(['AL-TURN-01', 'AL-TURN-02', 'AL-END-01']);
    expect(rules[1]).toEqual({
      id: 'AL-TURN-02',
      section: 'TURN',
      text: 'A pass (of any kind) ends the round.',
      source: 'INF',
      line: 6,
    });
    expect(broken).toEqual([]);
  });

  it.each([
    '- **AL-TURN-03** No mark.',
    '- **AL-TURN-3** One digit. (RB)',
    '* **AL-TURN-03** A star. (RB)',
    '- **AL-TURN-03** Another mark. (FAQ)',
  ])('names the broken line %j', (line) => {
    expect(readLedger(`\n${line}\n`)).toEqual({ rules: [], broken: [{ line: 2, text: line }] });
  });
});

describe('citedIds', () => {
  it.each([
    ['[AL-A-01] one', ['AL-A-01']],
    ['[AL-A-01][AL-B-02] two', ['AL-A-01', 'AL-B-02']],
    ['[AL-A-01, AL-B-02] a list', ['AL-A-01', 'AL-B-02']],
    ['[AL-A-09..11] a range', ['AL-A-09', 'AL-A-10', 'AL-A-11']],
    ['[AL-A-09..11, AL-B-01]', ['AL-A-09', 'AL-A-10', 'AL-A-11', 'AL-B-01']],
    ['AL-A-01 without brackets', []],
    ['[UTF-8] [A-B-1] [x]', []],
  ])('in %j', (text, ids) => {
    expect(citedIds(text)).toEqual(ids);
  });
});

describe('runningTests', () => {
  it.each([
    ["it('a', () => {});", ['a']],
    ["test('a', async function () {});", ['a']],
    ["it('a', body);", ['a']],
    ["it.only('a', () => {});", ['a']],
    ["it.each([1])('a %d', () => {});", ['a %d']],
    ["it.for([1])('a', () => {});", ['a']],
    [`it.each\`x\n\${1}\`('a', () => {});`, ['a']],
    [`for (const n of [1]) it(\`a \${n} b\`, () => {});`, ['a  b']],
    [
      "describe('d', () => { describe('e', () => { it('a', () => {}); }); it('b', () => {}); });",
      ['d > e > a', 'd > b'],
    ],
    ["describe.each([1])('d', () => { it('a', () => {}); });", ['d > a']],
    ["it('a', { timeout: 1 }, () => {});", ['a']],
    ["describe('d', () => {});", []],
    ["it('a');", []],
    ["it.skip('a', () => {});", []],
    ["it.todo('a');", []],
    ["it.skipIf(true)('a', () => {});", []],
    ["it.skip.each([1])('a', () => {});", []],
    ["it('a', { skip: true }, () => {});", []],
    ["describe.skip('d', () => { it('a', () => {}); });", []],
    ["describe.todo('d', () => { it('a', () => {}); });", []],
    ["expect('a').toBe(unit('b', () => {}));", []],
  ])('in %j', (text, expected) => {
    expect(titles(text)).toEqual(expected);
  });
});

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

  it('finds the code that cites, in comments and constants', () => {
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

  it('counts neither a comment, a constant nor a skipped test as a test', () => {
    const text =
      "// [AL-END-01]\nconst id = 'AL-END-01';\nit.skip('[AL-TURN-01] x', () => {});\nit('[AL-TURN-02] y', () => {});";
    const { uncited } = survey({ 'games/alpha/rules/a.test.ts': text });
    expect(uncited.map(({ id }) => id)).toEqual(['AL-TURN-01', 'AL-END-01']);
  });

  it('takes a citation of the group for each test in it', () => {
    const text = "describe('[AL-TURN-01..02] turns', () => { it('[AL-END-01] end', () => {}); });";
    expect(survey({ 'games/alpha/rules/a.test.ts': text }).uncited).toEqual([]);
  });

  it('names citations of rules that do not exist', () => {
    const { unknown } = survey({
      'games/alpha/rules/b.test.ts': "it('[AL-TURN-09] x', () => {});",
      'games/alpha/ui/c.tsx': '// [AL-TURN-08]\n',
    });
    expect(unknown.map(({ id, file }) => `${file} ${id}`)).toEqual([
      'games/alpha/rules/b.test.ts AL-TURN-09',
      'games/alpha/ui/c.tsx AL-TURN-08',
    ]);
  });

  it('names the second definition of an id', () => {
    const { twice } = survey({ 'games/alpha/RULES.md': `${LEDGER}- **AL-TURN-01** Again. (RB)\n` });
    expect(twice.map(({ id, line }) => [id, line])).toEqual([['AL-TURN-01', 8]]);
  });

  it('names the line that does not parse', () => {
    expect(() => survey({ 'games/alpha/rules/b.ts': '\nconst = 1;' })).toThrow(/b\.ts:2: /);
  });
});

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

  it('takes the games that have rules', () => {
    expect(gamesWithLedger(tempTree(files))).toEqual(['alpha', 'beta']);
    expect(gamesWithLedger(tempTree({}))).toEqual([]);
  });

  it('answers 0 for a game in order', () => {
    expect(run(['alpha'])).toEqual({ code: 0, lines: ['alpha: 3 rules, 3 cited by tests, 0 uncited'] });
  });

  it('answers 1 and names each fault with its place', () => {
    expect(run([])).toEqual({
      code: 1,
      lines: [
        'alpha: 3 rules, 3 cited by tests, 0 uncited',
        'games/beta/RULES.md:2: BE-A-01 is defined a second time',
        'games/beta/RULES.md:3: opens like a rule but does not read as one',
        'games/beta/RULES.md:1: BE-A-01 is cited by no test',
        'games/beta/RULES.md:2: BE-A-01 is cited by no test',
        'games/beta/a.ts:1: cites BE-B-01, which games/beta/RULES.md does not have',
        'beta: 2 rules, 0 cited by tests, 2 uncited',
      ],
    });
  });

  it('answers 2 for a game without a ledger', () => {
    expect(run(['gamma'])).toEqual({
      code: 2,
      lines: ["checkRules: no ledger for 'gamma'; there is one for alpha, beta"],
    });
  });
});
