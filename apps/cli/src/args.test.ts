import { describe, expect, it } from 'vitest';
import { type Args, readArgs } from './args.ts';

const spec = {
  name: 'do',
  flags: { game: { value: 'G', help: '' }, many: { value: 'N', help: '' }, json: { help: '' } },
  positionals: 1,
};

function read(...argv: string[]): Args {
  return readArgs(spec, argv);
}

describe('readArgs', () => {
  it('reads values, switches and positional arguments', () => {
    const args = read('--game', 'x', 'file', '--json', '--many=7');
    expect(args.text('game')).toBe('x');
    expect(args.on('json')).toBe(true);
    expect(args.on('many')).toBe(true);
    expect(args.whole('many', { min: 1, max: 9 })).toBe(7);
    expect(args.positionals).toEqual(['file']);
  });

  it('omits what is absent', () => {
    const args = read();
    expect(args.text('game')).toBeUndefined();
    expect(args.on('json')).toBe(false);
    expect(args.whole('many', { min: 1, max: 9, otherwise: 4 })).toBe(4);
    expect(() => args.required('game')).toThrow('do: --game G is missing');
    expect(() => args.whole('many', { min: 1, max: 9 })).toThrow('do: --many N is missing');
  });

  it('accepts a value that starts with a dash only if it is joined to its flag', () => {
    expect(read('--game=-5').text('game')).toBe('-5');
    expect(() => read('--game', '--json')).toThrow('do: --game needs a value (G)');
  });

  it.each([
    [['--nope'], "do: unknown option '--nope'; known: --game, --many, --json"],
    [['-j'], "do: unknown option '-j'; known: --game, --many, --json"],
    [['--toString'], "do: unknown option '--toString'; known: --game, --many, --json"],
    [['--game'], 'do: --game needs a value (G)'],
    [['--game='], 'do: --game needs a value (G)'],
    [['--json=yes'], 'do: --json takes no value'],
    [['--json', '--json'], 'do: --json is given twice'],
    [['one', 'two'], "do: 'two' is one argument too many"],
  ])('refuses %j', (argv, message) => {
    expect(() => read(...argv)).toThrow(message);
  });

  it.each(['x', '1.5', '0', '10', '', ' 3', '1e1'])('refuses %j as a number from 1 to 9', (text) => {
    expect(() => read(`--many=${text}`).whole('many', { min: 1, max: 9 })).toThrow(/--many (must|needs)/);
  });

  it('describes the range of a number without an upper bound', () => {
    expect(() => read('--many=0').whole('many', { min: 1, max: Number.MAX_SAFE_INTEGER })).toThrow(
      "--many must be a whole number of at least 1, not '0'",
    );
  });
});
