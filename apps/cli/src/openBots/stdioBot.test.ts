import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { playGame } from '@portolan/bots';
import type { BotHostMessage } from '@portolan/protocol';
import { afterEach, describe, expect, it } from 'vitest';
import { type BotSpec, makeBots } from '../botSeats.ts';
import { openGame, readGameOptions } from '../openGame.ts';
import { cli, scratch } from '../testing/cliProcess.ts';
import { closeStdioBots, isStdioBot, tellStdioBots } from './stdioBot.ts';

/** Real processes, possibly on a busy machine. */
const SLOW = { timeout: 60_000 };
const PYTHON_BOT = fileURLToPath(new URL('../../../../examples/bots/random_bot.py', import.meta.url));
const hasPython = spawnSync('python3', ['--version']).status === 0;

afterEach(closeStdioBots);

/** A bot whose code answers each message of the host, in which `say` writes a line. */
function program(code: string): BotSpec {
  const file = join(scratch(), 'bot.mjs');
  const text = `import { createInterface } from 'node:readline';
    import { appendFileSync } from 'node:fs';
    const say = (message) => console.log(JSON.stringify(message));
    const hello = () => say({ type: 'hello', protocol: 1 });
    createInterface({ input: process.stdin }).on('line', (line) => {
      const message = JSON.parse(line);
      ${code}
    });`;
  writeFileSync(file, text);
  return `exec:${process.execPath} ${file}`;
}

const ANSWER = "say({ type: 'move', match: message.match, turn: message.turn, move: message.legal.at(-1) });";
const PLAYS = `if (message.type === 'hello') hello(); if (message.type === 'turn') ${ANSWER}`;

async function playWith(specs: readonly BotSpec[], seed = 'stdio'): Promise<number> {
  const chosen = openGame('specimen');
  const options = readGameOptions(chosen, undefined);
  const bots = makeBots(specs, chosen, options);
  const finished = await playGame({ game: chosen.game, options, seed, bots }, tellStdioBots(bots));
  for (const bot of bots.filter(isStdioBot)) bot.over(finished);
  return finished.decisions;
}

describe('a program at the command line', SLOW, () => {
  it('plays whole games, and the same process plays the next one', async () => {
    const bot = program(PLAYS);
    expect(await playWith([bot, 'greedy'])).toBeGreaterThan(2);
    expect(await playWith([bot, bot], 'next')).toBeGreaterThan(2);
  });

  it('is told the start, its turns with what happened since, and the end', async () => {
    const file = join(scratch(), 'heard.jsonl');
    const bot = program(`appendFileSync(${JSON.stringify(file)}, line + '\\n'); ${PLAYS}`);
    await playWith(['random', bot]);
    await expect.poll(() => readFileSync(file, 'utf8').includes('"over"')).toBe(true);
    const heard = readFileSync(file, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as BotHostMessage);
    expect(heard.slice(0, 2)).toMatchObject([
      { type: 'hello', protocol: 1 },
      { type: 'start', game: 'specimen', seat: 1, seats: 2 },
    ]);
    const entries = heard.flatMap((one) => (one.type === 'turn' || one.type === 'over' ? one.entries : []));
    expect(entries.map(({ seq }) => seq)).toEqual(entries.map((_, at) => at + 1));
    expect(entries.filter(({ seat, text }) => seat === 0 && text !== undefined)).toEqual([]);
    expect(entries.filter(({ seat }) => seat === 1).every(({ text }) => text !== undefined)).toBe(true);
    expect(heard.at(-1)).toMatchObject({ type: 'over', outcome: { scores: expect.any(Array) } });
  });

  it('may try again after an illegal move', async () => {
    const bot = program(
      `if (message.type === 'hello') hello();
      if (message.type === 'turn') { globalThis.last = message; say({ type: 'move', match: message.match, turn: message.turn, move: 'fly' }); }
      if (message.type === 'refused') { message = undefined; }`.replace(
        'message = undefined;',
        "const { match, turn, legal } = globalThis.last; say({ type: 'move', match, turn, move: legal[0] });",
      ),
    );
    expect(await playWith([bot, 'random'])).toBeGreaterThan(2);
  });

  it.each([
    [
      'always plays what is illegal',
      PLAYS.replace('message.legal.at(-1)', "'fly'").replace(
        'hello();',
        "hello(); if (message.type === 'refused') say({ type: 'move', match: message.match, turn: message.turn, move: 'fly' });",
      ),
      'which is no legal move',
    ],
    [
      'speaks another version',
      "if (message.type === 'hello') say({ type: 'hello', protocol: 7 });",
      'speaks version 7',
    ],
    ['ends', 'process.exit(3);', 'ended with code 3'],
    ['writes no JSON', "console.log('ahoy');", "writes 'ahoy': /: is not JSON"],
  ])('is reported if it %s', async (_, code, problem) => {
    await expect(playWith([program(code), 'random'])).rejects.toThrow(problem);
  });

  it('is reported if it cannot be started', async () => {
    await expect(playWith(['exec:no-such-program-anywhere', 'random'])).rejects.toThrow('ended with code 127');
  });

  it.runIf(hasPython)('can be written in Python (skipped where there is no python3)', async () => {
    const bots = `exec:python3 ${PYTHON_BOT},greedy`;
    const ran = await cli(['sim', '--game', 'specimen', '--players', '2', '--games', '4', '--bots', bots, '--json']);
    expect(ran.err).toBe('');
    expect(JSON.parse(ran.out)).toMatchObject({ errors: 0, games: 4 });
    expect(ran.code).toBe(0);
  });
});
