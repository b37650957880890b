import { describe, expect, it } from 'vitest';
import { readLedger } from './readLedger.ts';

const LEDGER = `# A ledger

The form is \`AL-<SECTION>-<nn>\`.

## Turns (TURN)

- **AL-TURN-01** One turn after the other. (RB)

Passing

- **AL-TURN-02** A pass (of any kind) ends the round. (INF)

### The end (END)

- **AL-END-01** The richest wins. (RULING)
`;

describe('readLedger', () => {
  it('reads id, text, source, section, group and line', () => {
    const { rules, broken } = readLedger(LEDGER);
    expect(rules.map(({ id }) => id)).toEqual(['AL-TURN-01', 'AL-TURN-02', 'AL-END-01']);
    expect(rules[1]).toEqual({
      id: 'AL-TURN-02',
      text: 'A pass (of any kind) ends the round.',
      source: 'INF',
      section: 'Turns',
      group: 'Passing',
      line: 11,
    });
    expect(broken).toEqual([]);
  });

  it('starts a section at a heading of the second or third level, without a group', () => {
    const { rules } = readLedger(LEDGER);
    expect(rules.map(({ section, group }) => [section, group])).toEqual([
      ['Turns', ''],
      ['Turns', 'Passing'],
      ['The end', ''],
    ]);
    expect(readLedger('### BID\n- **AL-BID-01** Bids. (RB)').rules[0]?.section).toBe('BID');
  });

  it.each([
    '- **AL-TURN-03** No mark.',
    '- **AL-TURN-3** One digit. (RB)',
    '* **AL-TURN-03** A star. (RB)',
    '- **AL-TURN-03** Another mark. (FAQ)',
  ])('reports the broken line %j', (line) => {
    expect(readLedger(`\n${line}\n`)).toEqual({ rules: [], broken: [{ line: 2, text: line }] });
  });
});
