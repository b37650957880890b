import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { openGame } from '../openGame.ts';
import { checkArenaBot } from './bots.ts';

describe('checkArenaBot', () => {
  const netFile = (game: string): string =>
    fileURLToPath(new URL(`../../../../games/${game}/rules/src/bot/net.json`, import.meta.url));

  it.each([
    ['amerigo', 'shaken:random', "'shaken' changes nothing about random; it needs a bot that follows advice"],
    ['amerigo', 'linear:greedy', "'linear' changes nothing about greedy; it needs master or admiral"],
    ['amerigo', 'linear:rollout', "'linear' changes nothing about rollout;"],
    ['francis-drake', 'linear:admiral', "'linear' changes nothing about admiral;"],
    ['specimen', 'iterations=9:admiral', "'iterations' changes nothing about admiral;"],
    ['amerigo', `net=${netFile('amerigo')}:bosun`, "'net' changes nothing about bosun;"],
    ['amerigo', 'iterations=9:greedy', "'iterations' changes nothing about greedy;"],
    ['amerigo', 'iterations=9:master', "'iterations' changes nothing about master; it needs admiral"],
  ])('refuses in %s %s, which would play as without', (game, spec, message) => {
    expect(() => checkArenaBot(spec, openGame(game), 4)).toThrow(message);
  });

  it.each([
    ['amerigo', 'shaken:cabinBoy', 4],
    ['amerigo', 'linear:master', 4],
    ['amerigo', `iterations=9:net=${netFile('amerigo')}:admiral`, 4],
    ['nina-pinta', 'iterations=90:master', 1],
  ])('accepts in %s %s', (game, spec, seats) => {
    expect(() => checkArenaBot(spec, openGame(game), seats)).not.toThrow();
  });
});
