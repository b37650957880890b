import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { seatTable } from '@portolan/bots';
import { opening, rngFromSeed } from '@portolan/kernel';
import { describe, expect, it } from 'vitest';
import { arenaBot, arenaBotVersion } from '../arena/bots.ts';
import { playArenaMatch } from '../arena/match.ts';
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

  it('lets bots search with another net and so many iterations, and tells them apart', async () => {
    const open = openGame('nina-pinta');
    const file = join(folder, 'net.json');
    const own = await open.foresight?.net?.();
    if (own === undefined) throw new Error('Niña & Pinta has a net');
    const last = own.layers.length - 1;
    const doubled = own.layers[last]?.map((weights) => weights.map((weight) => 2 * weight)) ?? [];
    writeFileSync(file, JSON.stringify({ ...own, layers: own.layers.with(last, doubled) }));
    const spec = `iterations=9:net=${file}:admiral`;
    expect(arenaBotVersion('iterations=9:admiral', open, 4)).toBe('2 9/1/0.5');
    expect(arenaBotVersion(spec, open, 4)).toMatch(/^2 9\/1\/0.5 [0-9a-f]{8}$/);
    const options = open.game.readOptions({});
    if (!options.ok) throw new Error('no default options');
    const { state } = opening(open.game, { options: options.value, seats: 4, seed: 'net' });
    const seat = open.game.awaiting(state)[0] ?? 0;
    const table = seatTable(open.game, seat, () => state);
    const sharesOf = async (bot: string): Promise<readonly (number | undefined)[]> => {
      const { compared = [] } = await arenaBot(bot, open, 'x').choose(table, { rng: rngFromSeed('own') });
      const visits = compared.reduce((sum, one) => sum + one.visits, 0);
      expect(visits).toBeGreaterThan(0);
      expect(visits).toBeLessThanOrEqual(9);
      return compared.map(({ share }) => share);
    };
    const plain = await sharesOf('iterations=9:admiral');
    expect(plain.length).toBeGreaterThan(0);
    expect(await sharesOf('iterations=9:admiral')).toEqual(plain);
    expect(await sharesOf(spec)).not.toEqual(plain);
    writeFileSync(file, JSON.stringify(own));
    expect(await sharesOf(spec)).toEqual(plain);
    expect(() => arenaBot(spec, openGame('amerigo'), 'x')).toThrow("fitted to 'nina-pinta', not to 'amerigo'");
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

  it('counts a game that a program spoils as failed, says why, and rates the bots by the others', async () => {
    const file = join(folder, 'atTheFirstSeat.mjs');
    const program = `import { createInterface } from 'node:readline';
      createInterface({ input: process.stdin }).on('line', (line) => {
        const { type, match, turn, legal, seat } = JSON.parse(line);
        if (type === 'hello') console.log('{"type":"hello","protocol":1}');
        if (type === 'start' && seat !== 0) process.exit(3);
        if (type === 'turn') console.log(JSON.stringify({ type: 'move', match, turn, move: legal[0] }));
      });`;
    writeFileSync(file, program);
    const bots = ['--bots', `greedy,exec:${process.execPath} ${file}`];
    const ran = await cliInside([...specimen, ...bots]);
    expect(ran.code).toBe(1);
    expect(ran.err).toMatch(/game 1\/0: exec:.*atTheFirstSeat\.mjs ended with code 3\n/);
    expect(ran.err).toMatch(/game 1\/1: exec:.*ended with code 3\n2 of 4 games failed\n$/);
    expect(ran.out).toContain('specimen, 2 players: 2 games');
    const asJson = await cliInside([...specimen, ...bots, '--json']);
    expect(asJson.out.trimEnd().split('\n')).toHaveLength(2);
  });

  it('ends the programs of a game that failed, so that none is told of the next game without the end of this one', async () => {
    const heard = join(folder, 'heard.txt');
    writeFileSync(heard, '');
    const bot = (name: string, more: string): string => {
      const file = join(folder, `${name}.mjs`);
      const program = `import { appendFileSync } from 'node:fs';
        import { createInterface } from 'node:readline';
        createInterface({ input: process.stdin }).on('line', (line) => {
          const { type, match, turn, legal } = JSON.parse(line);
          ${more}
          if (type === 'hello') console.log('{"type":"hello","protocol":1}');
          if (type === 'turn') console.log(JSON.stringify({ type: 'move', match, turn, move: legal[0] }));
        });`;
      writeFileSync(file, program);
      return `exec:${process.execPath} ${file}`;
    };
    const listens = bot(
      'listens',
      `if (/start|over/.test(type)) appendFileSync(${JSON.stringify(heard)}, process.pid + ' ' + type + '\\n');`,
    );
    const match = { game: 'specimen', options: {}, seed: 'x' };
    await expect(
      playArenaMatch({ ...match, bots: [listens, bot('spoils', "if (type === 'turn') process.exit(3);")] }),
    ).rejects.toThrow('ended with code 3');
    await playArenaMatch({ ...match, bots: [listens, 'greedy'] });
    await playArenaMatch({ ...match, bots: [listens, 'greedy'] });
    const told = (): string[][] =>
      readFileSync(heard, 'utf8')
        .trimEnd()
        .split('\n')
        .map((line) => line.split(' '));
    await expect.poll(() => told().filter(([, type]) => type === 'over')).toHaveLength(2);
    const [last] = told().at(-1) ?? [];
    // The same process plays on after a game that it was told the end of.
    const byLast = told().filter(([process]) => process === last);
    expect(byLast.map(([, type]) => type)).toEqual(['start', 'over', 'start', 'over']);
  });

  it('prints no table if every game failed', async () => {
    const ran = await cliInside([...specimen, '--bots', 'greedy,exec:no-such-program-anywhere']);
    expect(ran).toMatchObject({ code: 1, out: '' });
    expect(ran.err).toContain('4 of 4 games failed');
  });

  it('shows a dash where a bot met no other', async () => {
    const { out } = await cliInside([...specimen, '--bots', 'greedy']);
    expect(out).toMatch(/greedy .* – +– /);
    expect(out).not.toContain('NaN');
  });

  it('says so if the last deal is not played in every rotation', async () => {
    const three = [
      'arena',
      '--game',
      'specimen',
      '--players',
      '3',
      '--workers',
      '1',
      '--bots',
      'greedy,random,cabinBoy',
    ];
    const uneven = await cliInside([...three, '--games', '4']);
    expect(uneven.code).toBe(0);
    expect(uneven.err).toBe('the last deal is played in 1 of 3 rotations only; --games 6 plays it in all\n');
    expect(await cliInside([...three, '--games', '3'])).toMatchObject({ code: 0, err: '' });
  });

  it('plays solo games against the opponent of the rules, grouped by options', async () => {
    const solo = ['arena', '--game', 'nina-pinta', '--players', '1', '--games', '2', '--bots', 'greedy'];
    const { out } = await cliInside([...solo, '--options', 'planck=spain|france']);
    expect(out).toContain('nina-pinta, 1 player, {"planck":"spain"}: 1 game\n');
    expect(out).toContain('nina-pinta, 1 player, {"planck":"france"}: 1 game\n');
    expect(out).toContain('Planck');
  });

  it.each([
    [['--bots', 'hal'], "--bots: unknown bot 'hal'"],
    [['--bots', 'quick:greedy'], "--bots: unknown prefix 'quick:'"],
    [['--bots', 'net=none.json:greedy'], 'none.json: no such file'],
    [['--bots', 'net=C:\\x.json:greedy'], 'C:\\x.json: no such file'],
    [['--bots', 'net=D:/x.json:linear:greedy'], 'D:/x.json: no such file'],
    [['--bots', 'net:greedy'], "--bots: 'net' needs a value, as in 'net=FILE:'"],
    [['--bots', 'iterations:greedy'], "--bots: 'iterations' needs a value, as in 'iterations=N:'"],
    [['--bots', 'shaken=0.5:greedy'], "--bots: 'shaken:' takes no value"],
    [['--bots', 'linear=x:greedy'], "--bots: 'linear:' takes no value"],
    [['--bots', 'iterations=0:greedy'], '--bots: iterations must be a whole number from 1 to 1000000'],
    [['--bots', 'greedy,random,greedy'], '--bots: 3 bots for 2 seats'],
    [['--bots', 'greedy,exec:'], '--bots: exec: needs a command'],
    [['--bots', 'greedy', '--options', 'nope=1'], '--options: /nope: is not a known field'],
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
