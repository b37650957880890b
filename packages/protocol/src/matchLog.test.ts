import { describe, expect, it } from 'vitest';
import { describeLogProblem } from './logFault.ts';
import { type LogMove, readMatchLogs, writeHeader, writeMove, writeOutcome } from './matchLog.ts';

const header = { game: 'g', rulesVersion: 1, players: 2, options: {}, seed: 's' };
const move: LogMove = { seq: 1, seat: 0, move: 'go', events: [{ kind: 'gone' }], hash: 'ff' };
const outcome = { scores: [1, 0], places: [1, 2], breakdown: [{ a: 1 }, { a: 0 }] };
const game = [writeHeader(header), writeMove(move), writeOutcome(outcome)].map((line) => line.trimEnd());

function faultOf(lines: readonly string[]): string | undefined {
  const last = [...readMatchLogs(lines)].at(-1);
  return last === undefined || last.ok ? undefined : `${last.error.line}: ${describeLogProblem(last.error)}`;
}

describe('the match log', () => {
  it('reads what it writes, game by game, with line numbers', () => {
    expect([...readMatchLogs([...game, ...game])]).toEqual(
      [0, 3].map((from) => ({
        ok: true,
        value: {
          header: { line: from + 1, value: { portolan: 1, ...header } },
          moves: [{ line: from + 2, value: move }],
          outcome: { line: from + 3, value: outcome },
        },
      })),
    );
  });

  it('puts every entry on one line', () => {
    for (const line of game) expect(line).not.toContain('\n');
    expect(writeMove({ ...move, move: 'a\nb' }).split('\n')).toHaveLength(2);
  });

  it.each([
    ['an empty file', [], '1: the log is empty'],
    ['a log without its end', game.slice(0, 2), '2: the log ends before the outcome of its game'],
    ['a game inside a game', [game[0], game[0]], '2: a new game begins before the outcome of the previous one'],
    ['a move before the header', [game[1]], '1: a game must begin with its header, not with a move'],
    ['an outcome before the header', [game[2]], '1: a game must begin with its header, not with an outcome'],
    ['a line cut in the middle', [game[0], game[1]?.slice(0, 20)], '2: not JSON (cut off or edited?)'],
    ['an empty line', [...game, ''], '4: not JSON (cut off or edited?)'],
    ['a line that is not an object', ['7'], '1: must be an object'],
    ['a line of another kind', ['{"a":1}'], '1: neither a header, nor a move, nor an outcome'],
    ['another format', ['{"portolan":3}'], '1: log format 3 is unknown; known: 1, 2'],
  ])('refuses %s', (_, lines, problem) => {
    expect(faultOf(lines.map((line) => line ?? ''))).toBe(problem);
  });

  it.each(['game', 'rulesVersion', 'players', 'options', 'seed'])('refuses a header without %s', (field) => {
    expect(faultOf([JSON.stringify({ portolan: 1, ...header, [field]: undefined })])).toContain(`1: “${field}”`);
  });

  it('refuses a commitment that is not a string', () => {
    expect(faultOf([JSON.stringify({ portolan: 1, ...header, commitment: 1 })])).toContain(
      '“commitment” must be a string',
    );
  });

  it.each(['seat', 'move', 'events', 'hash'])('refuses a move without %s', (field) => {
    expect(faultOf([game[0] ?? '', JSON.stringify({ ...move, [field]: undefined })])).toContain(`2: “${field}”`);
  });

  it.each([-1, 1.5, '1', null])('refuses %j as the number of a move', (seq) => {
    expect(faultOf([game[0] ?? '', JSON.stringify({ ...move, seq })])).toBe('2: “seq” must be a whole number');
  });

  it.each(['scores', 'places', 'breakdown'])('refuses an outcome without %s', (field) => {
    const line = JSON.stringify({ outcome: { ...outcome, [field]: undefined } });
    expect(faultOf([game[0] ?? '', line])).toBe(`2: “outcome/${field}” must be a list`);
    expect(faultOf([game[0] ?? '', '{"outcome":1}'])).toBe('2: “outcome” must be an object');
  });
});
