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

describe('the database', () => {
  it('is SQLite unless a URL of PostgreSQL is given', () => {
    expect(readSettings({}).databaseUrl).toBeUndefined();
    expect(readSettings({ DATABASE_URL: '' }).databaseUrl).toBeUndefined();
    const DATABASE_URL = 'postgresql://ann:secret@db.example.org:5432/portolan';
    expect(readSettings({ DATABASE_URL }).databaseUrl).toBe(DATABASE_URL);
  });

  it.each(['mysql://ann:secret@x/y', 'data/secret.sqlite', 'postgresql://[secret'])(
    'cannot be %j, which is not repeated',
    (DATABASE_URL) => {
      expect(() => readSettings({ DATABASE_URL })).toThrow(
        /^DATABASE_URL must be like postgresql:\/\/user:password@host:5432\/portolan$/,
      );
    },
  );
});

describe('the prefix in Redis', () => {
  it('is portolan unless another is given', () => {
    for (const env of [{}, { REDIS_PREFIX: '' }]) expect(readSettings(env).redisPrefix).toBe('portolan');
    expect(readSettings({ REDIS_PREFIX: 'club_2.test-1' }).redisPrefix).toBe('club_2.test-1');
  });

  it.each(['a:b', 'two words', '{club}', 'x'.repeat(61)])('cannot be %j', (REDIS_PREFIX) => {
    expect(() => readSettings({ REDIS_PREFIX })).toThrow(
      `REDIS_PREFIX must be up to 60 letters, digits, dots, hyphens and underscores, not '${REDIS_PREFIX}'`,
    );
  });
});

describe('settings for operators', () => {
  it('are off unless asked for', () => {
    expect(readSettings({})).toMatchObject({ accessLog: false, metricsToken: undefined });
    const METRICS_TOKEN = 'a long and good one'.replaceAll(' ', '-');
    expect(readSettings({ ACCESS_LOG: 'on', METRICS_TOKEN })).toMatchObject({
      accessLog: true,
      metricsToken: METRICS_TOKEN,
    });
  });

  it('refuse what is unclear or easy to guess', () => {
    expect(() => readSettings({ ACCESS_LOG: 'yes' })).toThrow("ACCESS_LOG must be on or off, not 'yes'");
    expect(() => readSettings({ METRICS_TOKEN: 'short' })).toThrow('METRICS_TOKEN must be at least 16 characters');
  });
});

describe('settings for mail', () => {
  const mail = { SMTP_URL: 'smtp://x:y@mail.test', MAIL_FROM: 'P <p@x.org>', PUBLIC_URL: 'https://x.org' };

  it('are none unless given, and need each other', () => {
    expect(readSettings({})).toMatchObject({ mail: undefined, publicUrl: undefined, privateTargets: false });
    expect(readSettings(mail)).toMatchObject({
      mail: { url: mail.SMTP_URL, from: mail.MAIL_FROM },
      publicUrl: 'https://x.org',
    });
    expect(() => readSettings({ ...mail, MAIL_FROM: undefined })).toThrow('MAIL_FROM must be the address');
    expect(() => readSettings({ ...mail, MAIL_FROM: 'P <p>' })).toThrow('MAIL_FROM must be the address');
    expect(() => readSettings({ ...mail, PUBLIC_URL: undefined })).toThrow('PUBLIC_URL must be set');
  });

  it('do not repeat a password', () => {
    expect(() => readSettings({ ...mail, SMTP_URL: 'http://x:secret@mail.test' })).toThrow(
      /^SMTP_URL must start with smtp:\/\/ or smtps:\/\/$/,
    );
  });

  it.each(['x.org', 'ftp://x.org', 'https://x.org/path', 'https://x.org/?a=1'])(
    'refuse %s as the address',
    (PUBLIC_URL) => {
      expect(() => readSettings({ PUBLIC_URL })).toThrow('PUBLIC_URL must be like https://play.example.org');
    },
  );
});

describe('the lifetimes of tables', () => {
  const DAY = 24 * 60 * 60 * 1000;

  it('are a day, 14 days, 180 days and for ever', () => {
    expect(readSettings({}).lifetimes).toEqual({
      empty: DAY,
      unstarted: 14 * DAY,
      running: 180 * DAY,
      finished: undefined,
    });
  });

  it('are set in days, and switched off with 0 or never', () => {
    const env = {
      EXPIRE_EMPTY_DAYS: '0.5',
      EXPIRE_UNSTARTED_DAYS: '0',
      EXPIRE_RUNNING_DAYS: 'never',
      EXPIRE_FINISHED_DAYS: '365',
    };
    expect(readSettings(env).lifetimes).toEqual({
      empty: DAY / 2,
      unstarted: undefined,
      running: undefined,
      finished: 365 * DAY,
    });
  });

  it.each(['', '-1', '1e9', 'Never', '5 days', '999999'])('cannot be %j', (EXPIRE_RUNNING_DAYS) => {
    const problem = `EXPIRE_RUNNING_DAYS must be a number of days or 'never', not '${EXPIRE_RUNNING_DAYS}'`;
    expect(() => readSettings({ EXPIRE_RUNNING_DAYS })).toThrow(problem);
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

describe('the length of a season', () => {
  it('is a quarter unless another part of the year is set', () => {
    expect(readSettings({}).seasonMonths).toBe(3);
    expect(readSettings({ SEASON_MONTHS: '12' }).seasonMonths).toBe(12);
    for (const text of ['0', '5', '3.0', ''])
      expect(() => readSettings({ SEASON_MONTHS: text })).toThrow('SEASON_MONTHS must be one of 1, 2, 3, 4, 6, 12');
  });
});
