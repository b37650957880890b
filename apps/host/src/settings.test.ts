import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readSecret, readSettings } from './settings.ts';

const folder = mkdtempSync(join(tmpdir(), 'portolan-host-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('settings', () => {
  it('have defaults and are read from the environment', () => {
    expect(readSettings({})).toMatchObject({ host: '0.0.0.0', port: undefined, dataDir: 'data' });
    expect(readSettings({ PORT: '0', DATA_DIR: '/x', HOST: '::1' })).toMatchObject({
      host: '::1',
      port: 0,
      dataDir: '/x',
    });
  });

  it.each(['', 'x', '-1', '65536', '80.5', ' 80'])('refuse the port %j', (PORT) => {
    expect(() => readSettings({ PORT })).toThrow(`PORT must be a number from 0 to 65535, not '${PORT}'`);
  });
});

describe('the secret', () => {
  it('is created once and readable by the owner only', () => {
    const dir = join(folder, 'new');
    const secret = readSecret(dir);
    expect(secret).toMatch(/^[0-9a-f]{64}$/);
    expect(readSecret(dir)).toBe(secret);
    expect(statSync(join(dir, 'secret')).mode & 0o077).toBe(0);
    expect(readFileSync(join(dir, 'secret'), 'utf8')).toBe(`${secret}\n`);
  });

  it('is refused if it is truncated', () => {
    writeFileSync(join(folder, 'secret'), '');
    expect(() => readSecret(folder)).toThrow('is damaged: it must hold 64 hex digits');
  });

  it('needs a usable folder', () => {
    writeFileSync(join(folder, 'file'), '');
    expect(() => readSecret(join(folder, 'file'))).toThrow(/^DATA_DIR .* cannot be used: /);
  });
});
