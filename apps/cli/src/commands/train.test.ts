import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FittedValue } from '@portolan/kernel';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../games.ts';
import { cliInside } from '../testing/cliInside.ts';
import { scratch } from '../testing/cliProcess.ts';

describe('train', { timeout: 60_000 }, () => {
  const folder = scratch();
  const specimen = ['train', '--game', 'specimen', '--games', '30', '--workers', '1'];

  it('fits a linear value, and shows how much it explains', async () => {
    const out = join(folder, 'value.json');
    const ran = await cliInside([...specimen, '--out', out]);
    expect(ran).toMatchObject({ code: 0, err: '' });
    expect(ran.out).toMatch(/2 players, round 1\s+explained/);
    const made = 'portolan train --game specimen --games 30 --seed 1';
    expect(JSON.parse(readFileSync(out, 'utf8'))).toMatchObject({ game: 'specimen', features: 1, made });
  });

  it('fits a net, and compares it with the linear value on games held out', async () => {
    const out = join(folder, 'net.json');
    const ran = await cliInside([...specimen, '--net', '--epochs', '1', '--out', out]);
    expect(ran).toMatchObject({ code: 0, err: '' });
    expect(ran.out).toMatch(/2 players, round 1\s+explained .*, with the net/);
    const net = JSON.parse(readFileSync(out, 'utf8'));
    expect(net).toMatchObject({ game: 'specimen', features: 1, rating: 'not measured' });
    expect(net.layers).toHaveLength(3);
  });

  it('keeps the fits for other numbers of players if it is asked for one number only', async () => {
    const out = join(folder, 'parts.json');
    const value = (): FittedValue => JSON.parse(readFileSync(out, 'utf8')) as FittedValue;
    const part = [...specimen, '--out', out];
    await cliInside(part);
    const before = value();
    await cliInside([...part, '--players', '2', '--seed', 'other']);
    const { seats, made } = value();
    expect(Object.keys(seats)).toEqual(Object.keys(before.seats));
    expect(seats[3]).toEqual(before.seats[3]);
    expect(seats[2]).not.toEqual(before.seats[2]);
    expect(made).toBe(`${before.made}; portolan train --game specimen --players 2 --games 30 --seed other`);
  });

  it('writes no net for one number only, since one net serves all', async () => {
    const out = join(folder, 'part.json');
    const ran = await cliInside([...specimen, '--net', '--epochs', '1', '--players', '2', '--out', out]);
    expect(ran).toMatchObject({ code: 2, out: '' });
    expect(ran.err).toContain('train: --out writes a net only without --players');
    expect(existsSync(out)).toBe(false);
    const shown = await cliInside([...specimen, '--net', '--epochs', '1', '--players', '2']);
    expect(shown).toMatchObject({ code: 0, err: '' });
    expect(shown.out).not.toContain('3 players');
  });
});

/** Landfall is too small to be searched. */
const SEARCHED = GAMES.filter(({ package: { id } }) => id !== 'specimen').map((entry) => entry.package);

describe.each(SEARCHED)('the value shipped with $id', (pkg) => {
  const opened = pkg.open();
  if (!opened.ok) throw new Error(`${pkg.id} does not open`);
  const { game, foresight } = opened.value;

  it('was fitted to this game and to its present features', () => {
    expect(foresight?.value).toMatchObject({ game: pkg.id, features: foresight?.features.version });
  });

  it('comes with the effort of a search for every number of players', () => {
    for (let seats = game.seats.min; seats <= game.seats.max; seats++)
      expect(foresight?.effort?.[seats]?.iterations).toBeGreaterThan(50);
  });

  it('has a weight for every feature, for every number of players and every round but the last', () => {
    const { names = [] } = foresight?.features ?? {};
    for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
      const [first, ...rounds] = foresight?.value?.seats[seats] ?? [];
      expect(first).toBeNull();
      expect(rounds.length).toBeGreaterThan(1);
      for (const round of rounds) expect(round?.weights).toHaveLength(names.length);
    }
  });
});

/** In Francis Drake a net explains hardly more than the linear value. */
const WITH_NET = SEARCHED.filter(({ id }) => id !== 'francis-drake');

describe.each(WITH_NET)('the net shipped with $id', async (pkg) => {
  const opened = pkg.open();
  if (!opened.ok) throw new Error(`${pkg.id} does not open`);
  const { game, foresight } = opened.value;
  const net = await foresight?.net?.();

  it('was fitted to this game and to its present features', () => {
    expect(net).toMatchObject({ game: pkg.id, features: foresight?.features.version });
  });

  it('says what it is worth', () => {
    expect(net?.rating).toMatch(/^\d+\.\d % \(/);
  });

  it('covers every round but the last for two players and more', () => {
    for (let seats = 2; seats <= game.seats.max; seats++)
      expect(net?.seats[seats]).toHaveLength(foresight?.value?.seats[seats]?.length ?? 0);
  });

  it('is smaller than 400 KB', () => {
    expect(JSON.stringify(net).length).toBeLessThan(400_000);
  });
});
