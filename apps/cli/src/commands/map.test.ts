import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cliInside } from '../testing/cliInside.ts';
import { scratch } from '../testing/cliProcess.ts';

const folder = scratch();

describe('map', () => {
  it('prints the map for a seed, the same each time', async () => {
    const args = ['map', '--game', 'amerigo', '--players', '2', '--seed', 'tuesday'];
    const [one, two] = [await cliInside(args), await cliInside(args)];
    expect(one).toMatchObject({ code: 0, err: '' });
    expect(two.out).toBe(one.out);
    const lines = one.out.split('\n');
    expect(lines.slice(2, 17).every((line) => /^[ 1]\d {3}[.#Pa1-5]{15}$/.test(line))).toBe(true);
    const { out } = await cliInside([...args.slice(0, -1), 'friday']);
    expect(out).not.toBe(one.out);
  });

  it('writes a drawing to a file', async () => {
    const file = join(folder, 'map.svg');
    const { code, out } = await cliInside(['map', '--game', 'amerigo', '--svg', file]);
    expect({ code, out }).toEqual({ code: 0, out: '' });
    expect(readFileSync(file, 'utf8')).toMatch(/^<svg .*<\/svg>\n$/s);
  });

  it('reports an unwritable file and a game without such a map', async () => {
    const nowhere = join(folder, 'no', 'map.svg');
    const answers = [
      await cliInside(['map', '--game', 'amerigo', '--svg', nowhere]),
      await cliInside(['map', '--game', 'specimen']),
    ];
    expect(answers.map(({ code }) => code)).toEqual([2, 2]);
    expect(answers[0]?.err).toContain(`--svg: cannot write ${nowhere}`);
    expect(answers[1]?.err).toContain('specimen has no map that differs from game to game; map is for: amerigo');
  });
});
