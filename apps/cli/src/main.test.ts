import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findGame } from './games.ts';
import { COMMANDS } from './run.ts';
import { cliInside } from './testing/cliInside.ts';
import { cli, scratch } from './testing/cliProcess.ts';

const folder = scratch();

function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

const components = findGame('francis-drake')?.package.components;

describe('the command line', { timeout: 60_000 }, () => {
  it('lists its commands if none is given', async () => {
    const { code, out } = await cli([]);
    expect(code).toBe(0);
    const width = Math.max(...COMMANDS.map(({ name }) => name.length));
    for (const { name, summary } of COMMANDS) expect(out).toContain(`${name.padEnd(width)}  ${summary}`);
  });

  it.each(COMMANDS)('explains $name with all its flags', async ({ name, flags }) => {
    const { code, out, err } = await cliInside([name, '--game', '--help']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(new RegExp(`^portolan ${name} `));
    for (const flag of Object.keys(flags)) expect(out).toContain(`--${flag}`);
  });

  const sim = ['sim', '--game', 'francis-drake'];

  it.each<[string, string[], RegExp]>([
    ['an unknown command', ['sail'], /unknown command 'sail'; known: watch, play, sim/],
    [
      'an unknown game',
      ['sim', '--game', 'chess'],
      /unknown game 'chess'; known games: francis-drake, amerigo, nina-pinta, specimen/,
    ],
    ['no game', ['sim'], /sim: --game G is missing/],
    ['an unknown option', ['perft', '--gmae', 'x'], /perft: unknown option '--gmae'; known: --game/],
    ['too few players', [...sim, '--players', '2'], /francis-drake is for 3 to 5 players, not 2/],
    [
      'a number of players that is none',
      [...sim, '--players', 'many'],
      /--players must be a whole number .* not 'many'/,
    ],
    ['no games', [...sim, '--games', '0'], /--games must be a whole number from 1 to \d+, not '0'/],
    ['an unknown bot', [...sim, '--bots', 'random,hal'], /--bots: unknown bot 'hal'; known bots: random, greedy/],
    [
      'too many bots',
      [...sim, '--players', '3', '--bots', 'random,random,random,greedy'],
      /--bots: 4 bots for 3 seats/,
    ],
    ['an unknown game option', [...sim, '--options', 'speed=1'], /--options: \/speed: is not a known field/],
    ['a misshapen game option', [...sim, '--options', 'speed'], /--options: 'speed' is not of the form name=value/],
    ['states without a log', [...sim, '--states'], /sim: --states needs --log FILE/],
    ['a log where none can be', [...sim, '--log', join(folder, 'no', 'log')], /no\/log: no such file/],
    ['a missing data file', [...sim, '--data', join(folder, 'none.json')], /none\.json: no such file/],
    ['a broken data file', [...sim, '--data', file('cut.json', '{\n  "dataVersion": 1,')], /cut\.json:2: not JSON: /],
    [
      'a data file with a wrong value',
      [...sim, '--data', file('odd.json', JSON.stringify({ ...Object(components), dieFaces: 'six' }))],
      /odd\.json: \/dieFaces: /,
    ],
    ['a missing log', ['replay', join(folder, 'none.jsonl')], /none\.jsonl: no such file/],
    ['a log that is a folder', ['replay', folder], /is a folder/],
    ['no log', ['replay'], /replay: FILE is missing/],
    [
      'an unknown rule',
      ['rules', 'FD-NOPE-01'],
      /no rule 'FD-NOPE-01' in the ledger of amerigo, francis-drake, nina-pinta/,
    ],
    [
      'a game without a ledger',
      ['rules', '--game', 'chess'],
      /no ledger for 'chess'; available: amerigo, francis-drake, nina-pinta/,
    ],
    ['a seat that is none', ['play', '--game', 'specimen', '--seat', '5'], /--seat must be a whole number from 1 to 4/],
    ['bots in a hot-seat game', ['play', '--game', 'specimen', '--hotseat', '--bots', 'random'], /--hotseat goes with/],
  ])('answers %s with one line and exit code 2', async (_, args, message) => {
    const { code, out, err } = await cliInside(args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(message);
    expect(err).toMatch(/^portolan: [^\n]+\n$/);
  });

  it('does the same in a separate process, without a stack trace', async () => {
    const args = ['sim', '--game', 'chess'];
    expect(await cli(args)).toEqual(await cliInside(args));
  });
});
