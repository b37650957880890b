import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { readArgs } from '../args.ts';
import { scratch } from '../testing/cliProcess.ts';
import { analyse } from './analyse.ts';
import { sim } from './sim.ts';

const log = join(scratch(), 'games.jsonl');

function run(args: readonly string[]): string {
  let out = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => {
    out += String(chunk);
    return true;
  });
  void analyse.run(readArgs(analyse, args));
  return out;
}

/** The first game as if a bot had stood in for seat 2. The header of its log can be changed. */
function stoodInFor(change: object): string {
  const [header = '', ...lines] = readFileSync(log, 'utf8').trimEnd().split('\n');
  const first = lines.slice(0, 1 + lines.findIndex((line) => line.startsWith('{"outcome"')));
  const file = `${log}.standIn`;
  const marked = first.map((line) => line.replace(/^(.*"seat":1,.*)}$/, '$1,"standIn":"bosun"}'));
  writeFileSync(file, [JSON.stringify({ ...JSON.parse(header), ...change }), ...marked].join('\n'));
  return file;
}

beforeAll(async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  await sim.run(readArgs(sim, ['--game', 'specimen', '--games', '3', '--players', '3', '--log', log]));
});
afterEach(() => vi.restoreAllMocks());

it('prints for every seat what was expected, the result, luck and the costliest decisions in words', () => {
  const out = run(['--log', log]);
  expect(out.match(/Seat 3\n/g)).toHaveLength(3);
  expect(out).toMatch(/result: +place 1\.00/);
  expect(out).toMatch(/move \d+: .*places.*\n {4}played: Bid .*\n {4}better: Bid .*\n {4}because of: /);
});

it('prints the same findings as JSON, each time', () => {
  const out = run(['--log', log, '--json']);
  expect(run(['--log', log, '--json'])).toBe(out);
  const [first] = out.trim().split('\n');
  expect(JSON.parse(first ?? '')).toMatchObject({ players: 3, seats: [{}, {}, {}] });
});

it('blames nobody for what a stand-in decided for them, and says that one did', () => {
  const [, second] = run(['--log', stoodInFor({})]).split('\n\n');
  expect(second).toContain('Seat 2 (a bot stood in at times; its decisions count as luck)\n');
  expect(second).toContain('costly decisions:  0 of 0,');
});

it('says of whoever resigned only that, and that the decisions of the bot are luck', () => {
  const [ann, bob, cid] = ['Ann', 'Bob', 'Cid'].map((name) => ({ kind: 'person', name }));
  const seats = [ann, { ...bob, resigned: true }, cid];
  const [first, second] = run(['--log', stoodInFor({ seats })]).split('\n\n');
  expect(first).not.toContain('resigned');
  expect(second).toContain('Seat 2 (resigned; a bot played on, and its decisions count as luck)\n');
});

it('refuses a log with a false line', () => {
  const file = `${log}.false`;
  writeFileSync(file, readFileSync(log, 'utf8').replace(/"hash":"./, '"hash":"x'));
  expect(() => run(['--log', file])).toThrow(/:2: /);
});
