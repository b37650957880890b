import { describe, expect, it } from 'vitest';
import { findRule } from '../ledger.ts';
import { cli } from '../testing/cliProcess.ts';

const vsBots = ['play', '--game', 'specimen', '--players', '3', '--seed', 'p'];
const hotseat = ['play', '--game', 'specimen', '--players', '2', '--seed', 'p', '--hotseat'];

function lines(...input: string[]): string {
  return `${input.join('\n')}\n`;
}

/** The first line of the list of moves, with the notation of the move in brackets. */
const FIRST_MOVE = /\n +1 {2}\S[^\n]*\[([^\]]+)\]\n/;

describe('play', { timeout: 60_000 }, () => {
  it('lets a player finish a game against bots by entering numbers', async () => {
    const { code, out, err } = await cli(vsBots, '1\n'.repeat(100));
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('Seat 1 (you) [');
    expect(out).toContain('Seat 2 (greedy)');
    expect(out).toMatch(/\nplace {2}seat +score/);
    expect(out).toContain('The seed was p.');
  });

  it('plays a whole game hot-seat, and says whose turn it is', async () => {
    const { code, out } = await cli(hotseat, '1\n'.repeat(200));
    expect(code).toBe(0);
    expect(out).toContain('-- Seat 1 --');
    expect(out).toContain('-- Seat 2 --');
    expect(out).toContain('The seed was p.');
  });

  it('never shows one player what another has sealed', async () => {
    const { out } = await cli(hotseat, lines('1', 'log', 'quit'));
    const second = out.slice(out.indexOf('-- Seat 2 --'));
    expect(second).toContain('1. Seat 1');
    expect(second).not.toContain('1. Seat 1 [');
  });

  it('does not mention a move that the other player may not know of', async () => {
    const table = ['play', '--game', 'nina-pinta', '--players', '2', '--seed', 'p', '--hotseat'];
    const { out } = await cli(table, lines('decline', '2', '1', '1', '1', 'quit'));
    const [first, second] = out.split('-- Seat 2 --');
    expect(first).toContain('2. Seat 1 [load nina 1]');
    expect(second?.match(/^\d+\. Seat.*\n.*/gm)).toEqual([
      '1. Seat 1\n   Seat 1 looks at no lands.',
      '5. Seat 1\n   Seat 1 has sealed the loads.',
    ]);
  });

  it('accepts a move by its text, at any seat', async () => {
    const start = await cli([...vsBots, '--seat', '2'], lines('quit'));
    const first = FIRST_MOVE.exec(start.out)?.[1] ?? '';
    const { out } = await cli([...vsBots, '--seat', '2'], lines(first, 'quit'));
    expect(out).toContain(`Seat 2 (you) [${first}]`);
  });

  it('answers invalid input with one line and asks again', async () => {
    const { code, out } = await cli(vsBots, lines('fly away', '99', '0', '', 'help', 'quit'));
    expect(code).toBe(0);
    expect(out).toContain('\n“fly away” is not a move of this game\n');
    expect(out).toMatch(/\nThere is no move 99; they are numbered from 1 to \d+\.\n/);
    expect(out).toContain('\nThere is no move 0;');
    expect(out).toContain('\nType a number, a move, or help.\n');
    expect(out).toContain('why MOVE');
    expect(out).toContain('The game was left after 0 moves');
  });

  it('names the rule that forbids a move, with its text', async () => {
    const { out } = await cli(vsBots, lines('bid 77', 'why bid 77', 'why', 'why nonsense', 'quit'));
    const refused = /\n'bid 77' is not allowed: (SP-[A-Z]+-\d\d) ([^\n]+)\n/.exec(out);
    expect(refused?.[2]).toBe(findRule('specimen', refused?.[1] ?? '')?.text);
    expect(out.split(refused?.[0].trim() ?? '?').length).toBe(3);
    expect(out).toContain('Why what?');
    expect(out).toContain("'nonsense' is not a move of this game.");
  });

  it('says so if the move in question is legal', async () => {
    const start = await cli(vsBots, lines('quit'));
    const first = FIRST_MOVE.exec(start.out)?.[1] ?? '';
    const { out } = await cli(vsBots, lines(`why ${first}`, 'quit'));
    expect(out).toContain(`'${first}' is allowed.`);
  });

  it('undoes a move that revealed nothing, and no other', async () => {
    const { out } = await cli(hotseat, lines('undo', '1', 'undo', 'quit'));
    expect(out).toContain('Nothing to take back');
    expect(out).toContain('The game was left after 0 moves');
    const later = await cli(vsBots, lines('1', 'undo', 'quit'));
    expect(later.out).toContain('Nothing to take back');
    expect(later.out).not.toContain('The game was left after 0 moves');
  });

  it('shows the table again on demand', async () => {
    const { out } = await cli(vsBots, lines('look', 'quit'));
    expect(out.match(new RegExp(FIRST_MOVE, 'g'))).toHaveLength(2);
  });

  it('ends quietly when the input ends', async () => {
    const { code, out, err } = await cli(vsBots, '');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('The game was left after 0 moves. Its seed was p.');
  });
});
