import type { TableProps } from '@portolan/client';
import { h, type JSX } from 'preact';
import { afterEach, describe, expect, it } from 'vitest';
import { type DrawnTable, openTable } from './drawnTable.ts';

const offered = [
  { text: 'lay 1 a', path: ['disc:1', 'a'] },
  { text: 'lay 1 b', path: ['disc:1', 'b'] },
];
const question = { view: {}, seat: 0, seats: 2, seq: 0, offered };

let table: DrawnTable | undefined;
afterEach(() => table?.close());

describe('a table drawn without a browser', () => {
  it('shows what can be picked, and a click picks it', async () => {
    table = await openTable(async () => ({ Table }));
    const { now, targets } = table.draw(question);
    expect([...now.lit.keys()]).toEqual(['a', 'b']);
    expect([...targets]).toEqual(['a']);
    expect(table.click('a')).toEqual(['a']);
    expect(table.draw(question, ['a']).now.chosen?.text).toBe('lay 1 a');
    expect([...table.draw(question, ['a']).targets]).toEqual([]);
  });
});

/** Omits b. */
function Table({ turn }: TableProps): JSX.Element {
  const lit = turn?.outlook.lit.has('a') === true;
  return h('button', { 'data-target': 'a', 'data-pick': lit ? '' : undefined, onClick: () => turn?.pick('a') });
}
