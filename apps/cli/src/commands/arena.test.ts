import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { seatTable } from '@portolan/bots';
import { opening, rngFromSeed } from '@portolan/kernel';
import { describe, expect, it } from 'vitest';
import { arenaBot, playArenaMatch } from '../arena/match.ts';
import { readVariants } from '../arena/variants.ts';
import { openGame } from '../openGame.ts';
import { cliInside } from '../testing/cliInside.ts';
import { scratch } from '../testing/cliProcess.ts';

const folder = scratch();
const specimen = ['arena', '--game', 'specimen', '--players', '2', '--games', '4', '--workers', '1'];

describe('arena', { timeout: 60_000 }, () => {
  it('prints a table of ratings and writes one line for each game', async () => {
    const out = join(folder, 'arena.jsonl');
    const ran = await cliInside([...specimen, '--bots', 'greedy,shaken:greedy', '--out', out]);
    expect(ran).toMatchObject({ code: 0, err: '' });
    expect(ran.out).toContain('specimen, 2 players: 4 games');
    const lines = readFileSync(out, 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines.map(({ seed }) => seed).sort()).toEqual(['1/0', '1/0', '1/1', '1/1']);
    expect(lines[0]).toMatchObject({ game: 'specimen', versions: { rules: 1, bots: { 'shaken:greedy': '1' } } });
  });

  it('plays the same match the same way', async () => {
    const match = { game: 'specimen', options: {}, seed: 'x', bots: ['shaken:greedy', 'cabinBoy', 'random'] };
    const [one, other] = [await playArenaMatch(match), await playArenaMatch(match)];
    expect({ ...one, ms: 0 }).toEqual({ ...other, ms: 0 });
  });

  it('lets linear bots search without the net of the game', async () => {
    const open = openGame('nina-pinta');
    if (open.foresight === undefined) throw new Error('Niña & Pinta offers foresight');
    let loaded = 0;
    const net = async (): Promise<never> => {
      loaded++;
      throw new Error('loaded');
    };
    const watched = { ...open, foresight: { ...open.foresight, net } };
    const options = open.game.readOptions({});
    if (!options.ok) throw new Error('no default options');
    const { state } = opening(open.game, { options: options.value, seats: 4, seed: 'linear' });
    const seat = open.game.awaiting(state)[0] ?? 0;
    const ask = async (bot: string): Promise<unknown> =>
      arenaBot(bot, watched, 'x').choose(
        seatTable(open.game, seat, () => state),
        {
          rng: rngFromSeed('own'),
          milliseconds: 1,
        },
      );
    await expect(ask('admiral')).rejects.toThrow('loaded');
    await ask('linear:admiral');
    expect(loaded).toBe(1);
  });

  it('lets programs of anybody play', async () => {
    const file = join(folder, 'last.mjs');
    const program = `import { createInterface } from 'node:readline';
      createInterface({ input: process.stdin }).on('line', (line) => {
        const { type, match, turn, legal } = JSON.parse(line);
        if (type === 'hello') console.log('{"type":"hello","protocol":1}');
        if (type === 'turn') console.log(JSON.stringify({ type: 'move', match, turn, move: legal.at(-1) }));
      });`;
    writeFileSync(file, program);
    const ran = await cliInside([...specimen, '--bots', `greedy,exec:${process.execPath} ${file}`]);
    expect(ran).toMatchObject({ code: 0, err: '' });
    expect(ran.out).toContain('last.mjs');
  });

  it('plays solo games against the opponent of the rules, grouped by options', async () => {
    const solo = ['arena', '--game', 'nina-pinta', '--players', '1', '--games', '2', '--bots', 'greedy'];
    const { out } = await cliInside([...solo, '--options', 'planck=spain|france']);
    expect(out).toContain('nina-pinta, 1 player, {"planck":"spain"}: 1 games');
    expect(out).toContain('nina-pinta, 1 player, {"planck":"france"}: 1 games');
    expect(out).toContain('Planck');
  });

  it.each([
    [['--bots', 'hal'], "--bots: unknown bot 'hal'"],
    [['--bots', 'greedy,random,greedy'], '--bots: 3 bots for 2 seats'],
    [['--bots', 'greedy', '--options', 'x'], "--options: 'x' is not of the form name=value"],
  ])('refuses %j', async (args, message) => {
    const ran = await cliInside([...specimen, ...args]);
    expect(ran.code).toBe(2);
    expect(ran.err).toContain(message);
  });
});

describe('readVariants', () => {
  it('makes one set of options for every combination of alternatives', () => {
    expect(readVariants(undefined)).toEqual([{}]);
    expect(readVariants('a=1|2,b=x')).toEqual([
      { a: 1, b: 'x' },
      { a: 2, b: 'x' },
    ]);
    expect(readVariants('a=1|2,b=true|false')).toHaveLength(4);
  });
});
