import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rngFromSeed } from '@portolan/kernel';
import { afterAll, describe, expect, it } from 'vitest';
import { LossyDisk } from './lossyDisk.ts';
import { losePower } from './powerTrial.ts';

const folder = mkdtempSync(join(tmpdir(), 'portolan-power-'));
afterAll(() => rmSync(folder, { recursive: true }));

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

describe('a disk that loses power', () => {
  it('keeps what was flushed, and of the rest nothing, all, or a part', () => {
    const rng = rngFromSeed('disk');
    const disk = new LossyDisk();
    disk.create('log');
    disk.write('log', 0, bytes('one'));
    disk.flush('log');
    disk.write('log', 3, bytes('two'));
    disk.write('log', 6, bytes('six'));
    const seen = new Set<string>();
    for (let i = 0; i < 60; i++) seen.add(String(Buffer.from(disk.afterLoss(rng).get('log') ?? [])));
    expect([...seen].sort()).toEqual(['one', 'one\0\0\0', 'one\0\0\0six', 'onetwo', 'onetwosix']);
    expect(String(Buffer.from(disk.read('log', 0, 99)))).toBe('onetwosix');
  });

  it('may lose that a file became shorter', () => {
    const rng = rngFromSeed('disk');
    const disk = new LossyDisk();
    disk.create('log');
    disk.write('log', 0, bytes('long'));
    disk.flush('log');
    disk.truncate('log', 1);
    const lengths = new Set<number | undefined>();
    for (let i = 0; i < 30; i++) lengths.add(disk.afterLoss(rng).get('log')?.length);
    expect([...lengths].sort()).toEqual([1, 4]);
  });
});

describe('a server whose power is lost', { timeout: 60_000 }, () => {
  it('has everything that it acknowledged', async () => {
    const found = await losePower({ folder, losses: 40, rng: rngFromSeed('power') });
    expect(found).toMatchObject({ losses: 40, problems: [] });
    expect(found.acknowledged).toBeGreaterThan(50);
  });

  it.each(['PRAGMA synchronous = NORMAL', 'PRAGMA synchronous = OFF'])('would not with %s', async (pragma) => {
    const { problems } = await losePower({ folder, losses: 20, rng: rngFromSeed('power'), pragma });
    expect(problems.join()).toMatch('acknowledged and is lost');
  });
});
