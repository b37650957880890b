import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { readArgs } from '../args.ts';
import { UserError } from '../errors.ts';
import { findGame } from '../games.ts';
import { cliInside } from '../testing/cliInside.ts';
import { cli, scratch } from '../testing/cliProcess.ts';
import { replay } from './replay.ts';
import { sim } from './sim.ts';

type Line = Record<string, unknown>;

const folder = scratch();
const good = join(folder, 'good.jsonl');
let lines: string[] = [];

function silently(act: () => unknown): string {
  let out = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => {
    out += String(chunk);
    return true;
  });
  act();
  return out;
}

beforeAll(async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  await sim.run(readArgs(sim, ['--game', 'specimen', '--games', '2', '--players', '3', '--log', good, '--states']));
  lines = readFileSync(good, 'utf8').trimEnd().split('\n');
  vi.restoreAllMocks();
});

afterEach(() => vi.restoreAllMocks());

function replayLines(changed: readonly string[]): string {
  const file = join(folder, 'changed.jsonl');
  writeFileSync(file, `${changed.join('\n')}\n`);
  try {
    return silently(() => replay.run(readArgs(replay, [file, '--verify'])));
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return error.message.replace(file, 'log');
  }
}

function edited(index: number, change: (line: Line) => Line): string[] {
  return lines.map((text, at) => (at === index ? JSON.stringify(change(JSON.parse(text))) : text));
}

function lastOfFirstGame(): number {
  return lines.findIndex((text) => text.startsWith('{"outcome"'));
}

describe('replay --verify', () => {
  it('confirms a valid log', () => {
    expect(replayLines(lines)).toBe(`2 games, ${lines.length - 4} moves verified\n`);
  });

  it('confirms a log with replaced components, which it contains', async () => {
    const data = join(folder, 'own.json');
    const file = join(folder, 'own.jsonl');
    const open = findGame('specimen')?.package.components;
    writeFileSync(data, JSON.stringify(open));
    vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    await sim.run(readArgs(sim, ['--game', 'specimen', '--games', '1', '--data', data, '--log', file]));
    const own = readFileSync(file, 'utf8').trimEnd().split('\n');
    expect(JSON.parse(own[0] ?? '')).toMatchObject({ data: open });
    expect(replayLines(own)).toMatch(/^1 game, \d+ moves verified\n$/);
    const broken = JSON.stringify({ ...JSON.parse(own[0] ?? ''), data: { odd: 1 } });
    expect(replayLines([broken, ...own.slice(1)])).toMatch(/^log:1: data: \/odd: is not a known field/);
  });

  it.each<[string, number, (line: Line) => Line, RegExp]>([
    ['an unknown game', 0, (line) => ({ ...line, game: 'chess' }), /^log:1: unknown game 'chess'; known games: /],
    [
      'other rules',
      0,
      (line) => ({ ...line, rulesVersion: 99 }),
      /^log:1: played with version 99 of the rules of specimen; /,
    ],
    ['too many players', 0, (line) => ({ ...line, players: 9 }), /^log:1: specimen is for 2 to 4 players, not 9$/],
    ['wrong options', 0, (line) => ({ ...line, options: { odd: 1 } }), /^log:1: options: \/odd: is not a known field$/],
    ['another seed', 0, (line) => ({ ...line, seed: 'z' }), /^log:1: the commitment does not match the seed$/],
    ['a forged seed', 0, (line) => ({ ...line, seed: 'z', commitment: undefined }), /^log:\d+: /],
    ['another hash', 1, (line) => ({ ...line, hash: '0' }), /^log:2: the hash is [0-9a-f]{16} when replayed, not 0$/],
    ['other events', 1, (line) => ({ ...line, events: [] }), /^log:2: the events differ from those replayed$/],
    ['another state', 2, (line) => ({ ...line, state: {} }), /^log:3: the state differs from the one replayed$/],
    ['another seat', 1, (line) => ({ ...line, seat: 7 }), /^log:2: the table waits for seat .*, not 7$/],
    ['another number', 2, (line) => ({ ...line, seq: 5 }), /^log:3: move 2 is due, not move 5$/],
    [
      'an unreadable move',
      1,
      (line) => ({ ...line, move: 'fly away' }),
      /^log:2: “fly away” is not a move of this game$/,
    ],
    [
      'an illegal move',
      1,
      (line) => ({ ...line, move: 'bid 77' }),
      /^log:2: “bid 77” is not allowed here \(SP-[A-Z]+-\d\d\)$/,
    ],
  ])('refuses %s', (_, index, change, message) => {
    expect(replayLines(edited(index, change))).toMatch(message);
  });

  it('refuses another outcome', () => {
    const change = (line: Line): Line => ({ outcome: { ...(line.outcome as object), scores: [99, 99, 99] } });
    const at = lastOfFirstGame();
    expect(replayLines(edited(at, change))).toBe(`log:${at + 1}: the outcome differs from the one replayed`);
  });

  it('refuses a log with lines missing', () => {
    const at = lastOfFirstGame();
    expect(replayLines(lines.filter((_, index) => index !== 2))).toMatch(/^log:3: move 2 is due, not move 3$/);
    expect(replayLines(lines.filter((_, index) => index !== at - 1))).toBe(
      `log:${at}: the game is not over after the last move`,
    );
    expect(replayLines(lines.slice(0, -1))).toMatch(/the log ends before the outcome of its game$/);
  });

  it('refuses a move after the end', () => {
    const at = lastOfFirstGame();
    const more = JSON.stringify({ ...JSON.parse(lines[at - 1] ?? ''), seq: at });
    expect(replayLines([...lines.slice(0, at), more, ...lines.slice(at)])).toBe(
      `log:${at + 1}: the game is already over`,
    );
  });
});

describe('replay as a command', () => {
  it('shows the moves and the result of each game', async () => {
    const { code, out, err } = await cliInside(['replay', good]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('specimen, 3 players, seed 1/0');
    expect(out).toContain('specimen, 3 players, seed 1/1');
    expect(out.split('\n').filter((line) => /^ +\d+ {2}Seat \d/.test(line)).length).toBeGreaterThanOrEqual(
      lines.length - 4,
    );
    expect(out).toContain('place  seat');
  });

  it('puts whoever resigned last, as the server tells it, and still verifies the outcome of the rules', async () => {
    const { outcome } = JSON.parse(lines[lastOfFirstGame()] ?? '');
    const winner = outcome.places.indexOf(1);
    const seats = outcome.places.map((_: number, seat: number) => ({
      kind: 'person',
      ...(seat === winner ? { resigned: true } : {}),
    }));
    const file = join(folder, 'resigned.jsonl');
    const game = edited(0, (header) => ({ ...header, seats })).slice(0, lastOfFirstGame() + 1);
    writeFileSync(file, `${game.join('\n')}\n`);
    const { out } = await cliInside(['replay', file]);
    expect(out.trimEnd().split('\n').at(-1)).toMatch(new RegExp(`^ +3 {2}Seat ${winner + 1} \\(resigned\\)`));
    const json = JSON.parse((await cliInside(['replay', file, '--json'])).out);
    expect(json.outcome).toMatchObject({ scores: outcome.scores, resigned: [winner] });
    expect(json.outcome.places[winner]).toBe(3);
  });

  it('prints the same as JSON', async () => {
    const { out } = await cliInside(['replay', good, '--json']);
    const games = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(games).toHaveLength(2);
    expect(games[0]).toMatchObject({ game: 'specimen', players: 3, seed: '1/0' });
    expect(games[0].moves).toHaveLength(lastOfFirstGame() - 1);
  });

  it('reports a truncated log in one line with exit code 2', async () => {
    const file = join(folder, 'cut.jsonl');
    writeFileSync(file, readFileSync(good, 'utf8').slice(0, -50));
    const { code, out, err } = await cli(['replay', file, '--verify']);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toBe(`portolan: ${file}:${lines.length}: not JSON (cut off or edited?)\n`);
  });
});
