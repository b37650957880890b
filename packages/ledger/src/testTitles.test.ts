import { parseSource } from '@portolan/syntax';
import { describe, expect, it } from 'vitest';
import { runningTests } from './testTitles.ts';

function titles(text: string): string[] {
  return runningTests(parseSource('a.test.ts', text)).map(({ path }) => path.join(' > '));
}

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
