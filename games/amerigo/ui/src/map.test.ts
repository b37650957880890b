import { amerigo } from '@portolan/amerigo';
import { rngFromSeed } from '@portolan/kernel';
import { describe, expect, it } from 'vitest';
import { mapFor } from './index.ts';

function viewOf(seats: number): unknown {
  const opened = amerigo.open();
  if (!opened.ok) throw new Error('the shipped components do not open');
  const { game } = opened.value;
  return game.view(game.setup({}, seats, rngFromSeed('map')), 'spectator');
}

describe('the map', () => {
  it('is written with a line for each row and a summary', () => {
    const lines = mapFor().text(viewOf(4)).split('\n');
    expect(lines[0]).toBe('     00000000001111111111');
    expect(lines[1]).toBe('     01234567890123456789');
    expect(lines.slice(2, 22).every((line) => /^[ 1]\d {3}[.#Pa1-5]{20}$/.test(line))).toBe(true);
    expect(lines.slice(2, 22).join('').replaceAll(/[^P]/g, '')).toHaveLength(36);
    expect(lines.at(-2)).toMatch(/^\d+ islands, 181 land spaces, 36 post spaces, 40 goods$/);
  });

  it('is drawn with every land space, post space, anchor and good', () => {
    const svg = mapFor().svg(viewOf(2));
    const text = mapFor()
      .text(viewOf(2))
      .split('\n')
      .slice(2, 17)
      .map((line) => line.slice(5))
      .join('');
    const count = (pattern: RegExp): number => [...text.matchAll(pattern)].length;
    expect([...svg.matchAll(/<rect[^>]*stroke-width="0.5"/g)]).toHaveLength(count(/[#P1-5]/g));
    expect([...svg.matchAll(/stroke-width="2"/g)]).toHaveLength(count(/P/g));
    expect([...svg.matchAll(/<circle/g)]).toHaveLength(count(/[1-5]/g));
    expect([...svg.matchAll(/⚓/g)]).toHaveLength(count(/a/g));
    expect(svg.startsWith('<svg ')).toBe(true);
    expect(svg.trimEnd().endsWith('</svg>')).toBe(true);
  });

  it('refuses components that the game refuses', () => {
    expect(() => mapFor({})).toThrow('no texts or map for these components: /players: is missing');
  });
});
