import { randomBytes } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { isMailAddress } from '@portolan/protocol';
import {
  DAY_MS,
  DEFAULT_LIFETIMES,
  DEFAULT_SEASON_MONTHS,
  DEFAULT_SESSION_MS,
  type Lifetimes,
  type MailerOptions,
  readSmtpUrl,
  SEASON_MONTHS,
  type SeasonMonths,
} from '@portolan/server';
import { DATA_FILES, isPostgresUrl, isSecret, PRIVATE_FILE, PRIVATE_FOLDER } from '@portolan/server/data';

export interface Settings {
  readonly host: string;
  /** Undefined: 8080, or the next free port. */
  readonly port: number | undefined;
  readonly dataDir: string;
  /** The PostgreSQL database; undefined: SQLite in the data folder. */
  readonly databaseUrl: string | undefined;
  /** The Redis through which several servers on one database tell each other; undefined: this is the only one. */
  readonly redisUrl: string | undefined;
  /** Begins every key and channel in Redis, so that several installations can share one. */
  readonly redisPrefix: string;
  /** What this server is called in the log and among the others. */
  readonly nodeId: string | undefined;
  readonly botThreads: number;
  readonly trustedProxies: readonly string[];
  /** Undefined: any. */
  readonly allowedHosts: readonly string[] | undefined;
  readonly accessLog: boolean;
  /** Undefined: nobody can read the metrics. */
  readonly metricsToken: string | undefined;
  /** The ids of the players who moderate. */
  readonly admins: readonly string[];
  /** How long tables are kept. */
  readonly lifetimes: Lifetimes;
  /** How many months a season of ratings has. */
  readonly seasonMonths: SeasonMonths;
  /** A device that is not used for this long is signed out. */
  readonly sessionMs: number;
  /** The address under which players reach the server, without a slash at the end; links in messages begin with it. */
  readonly publicUrl: string | undefined;
  /** Undefined: the server sends no mail. */
  readonly mail: MailerOptions | undefined;
  /** Whether push services and webhooks may be inside the network. */
  readonly privateTargets: boolean;
}

const LONGEST_SESSION_MS = 36_500 * DAY_MS;

/** The environment variables that are read. docs/operating.md explains each. */
export const SETTING_NAMES = [
  'PORT',
  'HOST',
  'DATA_DIR',
  'DATABASE_URL',
  'REDIS_URL',
  'REDIS_PREFIX',
  'NODE_ID',
  'TRUSTED_PROXIES',
  'ALLOWED_HOSTS',
  'EXPIRE_EMPTY_DAYS',
  'EXPIRE_UNSTARTED_DAYS',
  'EXPIRE_RUNNING_DAYS',
  'EXPIRE_FINISHED_DAYS',
  'SEASON_MONTHS',
  'SESSION_DAYS',
  'ACCESS_LOG',
  'METRICS_TOKEN',
  'PUBLIC_URL',
  'SMTP_URL',
  'MAIL_FROM',
  'PRIVATE_TARGETS',
  'ADMINS',
] as const;
export type SettingName = (typeof SETTING_NAMES)[number];

/** A configuration error; reported in one line without a stack trace. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

type Environment = Readonly<Partial<Record<SettingName, string | undefined>>>;

/** Reads the environment; an invalid value is an error. */
export function readSettings(env: Environment): Settings {
  const { PORT, DATA_DIR, HOST, TRUSTED_PROXIES, ALLOWED_HOSTS, ACCESS_LOG, METRICS_TOKEN } = env;
  if (PORT !== undefined && !(/^\d{1,5}$/.test(PORT) && Number(PORT) <= 65535)) {
    throw new SettingsError(`PORT must be a number from 0 to 65535, not '${PORT}'`);
  }
  if (METRICS_TOKEN !== undefined && !/^[!-~]{16,}$/.test(METRICS_TOKEN)) {
    throw new SettingsError('METRICS_TOKEN must be at least 16 characters without spaces, hard to guess');
  }
  return {
    host: HOST ?? '0.0.0.0',
    port: PORT === undefined ? undefined : Number(PORT),
    dataDir: DATA_DIR ?? 'data',
    databaseUrl: readDatabaseUrl(env.DATABASE_URL),
    redisUrl: readRedisUrl(env),
    redisPrefix: readRedisPrefix(env.REDIS_PREFIX),
    nodeId: readNodeId(env.NODE_ID),
    botThreads: Math.max(1, Math.min(4, availableParallelism() - 1)),
    trustedProxies: readList(TRUSTED_PROXIES) ?? ['loopback'],
    allowedHosts: readList(ALLOWED_HOSTS),
    lifetimes: {
      empty: readDays(env, 'EXPIRE_EMPTY_DAYS', DEFAULT_LIFETIMES.empty),
      unstarted: readDays(env, 'EXPIRE_UNSTARTED_DAYS', DEFAULT_LIFETIMES.unstarted),
      running: readDays(env, 'EXPIRE_RUNNING_DAYS', DEFAULT_LIFETIMES.running),
      finished: readDays(env, 'EXPIRE_FINISHED_DAYS', DEFAULT_LIFETIMES.finished),
    },
    seasonMonths: readSeasonMonths(env.SEASON_MONTHS),
    sessionMs: readDays(env, 'SESSION_DAYS', DEFAULT_SESSION_MS) ?? LONGEST_SESSION_MS,
    accessLog: readSwitch('ACCESS_LOG', ACCESS_LOG),
    metricsToken: METRICS_TOKEN,
    publicUrl: readPublicUrl(env.PUBLIC_URL),
    mail: readMail(env),
    privateTargets: readSwitch('PRIVATE_TARGETS', env.PRIVATE_TARGETS),
    admins: readAdmins(env.ADMINS),
  };
}

/** It may have a password in it and is not repeated. */
function readDatabaseUrl(text: string | undefined): string | undefined {
  if (text === undefined || text === '') return undefined;
  if (!isPostgresUrl(text) || !URL.canParse(text))
    throw new SettingsError('DATABASE_URL must be like postgresql://user:password@host:5432/portolan');
  return text;
}

/** Servers that do not share a database would tell each other about tables they do not have. */
function readRedisUrl({ REDIS_URL, DATABASE_URL }: Environment): string | undefined {
  if (REDIS_URL === undefined || REDIS_URL === '') return undefined;
  if (!isRedisUrl(REDIS_URL)) throw new SettingsError(FAULTY_REDIS_URL);
  if (DATABASE_URL === undefined || DATABASE_URL === '')
    throw new SettingsError('DATABASE_URL must be set if REDIS_URL is');
  return REDIS_URL;
}

/** It may have a password in it and is not repeated. */
export const FAULTY_REDIS_URL = 'REDIS_URL must be like redis://user:password@host:6379';

export function isRedisUrl(text: string): boolean {
  return /^rediss?:\/\/./.test(text) && URL.canParse(text);
}

/** A colon would end it. */
export function readRedisPrefix(text: string | undefined): string {
  if (text === undefined || text === '') return 'portolan';
  if (!/^[A-Za-z0-9._-]{1,60}$/.test(text))
    throw new SettingsError(
      `REDIS_PREFIX must be up to 60 letters, digits, dots, hyphens and underscores, not '${text}'`,
    );
  return text;
}

function readNodeId(text: string | undefined): string | undefined {
  if (text === undefined || text === '') return undefined;
  if (!/^[A-Za-z0-9._-]{1,60}$/.test(text))
    throw new SettingsError(`NODE_ID must be up to 60 letters, digits, dots, hyphens and underscores, not '${text}'`);
  return text;
}

function readSeasonMonths(text: string | undefined): SeasonMonths {
  if (text === undefined) return DEFAULT_SEASON_MONTHS;
  const months = SEASON_MONTHS.find((one) => String(one) === text);
  if (months === undefined)
    throw new SettingsError(`SEASON_MONTHS must be one of ${SEASON_MONTHS.join(', ')}, not '${text}'`);
  return months;
}

function readPublicUrl(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isSite =
    url !== undefined && /^https?:$/.test(url.protocol) && `${url.pathname}${url.search}${url.hash}` === '/';
  if (!isSite) throw new SettingsError(`PUBLIC_URL must be like https://play.example.org, not '${text}'`);
  return url.origin;
}

/** Mails have links in them, so the server has to know its own address. The URL has a password in it and is not repeated. */
function readMail({ SMTP_URL, MAIL_FROM, PUBLIC_URL }: Environment): MailerOptions | undefined {
  if (SMTP_URL === undefined) return undefined;
  try {
    readSmtpUrl(SMTP_URL);
  } catch (error) {
    throw new SettingsError(`SMTP_URL ${error instanceof Error ? error.message : error}`);
  }
  if (MAIL_FROM === undefined || !isMailAddress(/<([^<>]*)>$/.exec(MAIL_FROM)?.[1] ?? MAIL_FROM))
    throw new SettingsError('MAIL_FROM must be the address emails come from, like Portolan <portolan@example.org>');
  if (PUBLIC_URL === undefined) throw new SettingsError('PUBLIC_URL must be set if SMTP_URL is');
  return { url: SMTP_URL, from: MAIL_FROM };
}

function readSwitch(name: SettingName, text: string | undefined): boolean {
  if (text !== undefined && text !== 'on' && text !== 'off')
    throw new SettingsError(`${name} must be on or off, not '${text}'`);
  return text === 'on';
}

/** A number of days in milliseconds; undefined for `0` and `never`. */
function readDays(env: Environment, name: SettingName, otherwise: number | undefined): number | undefined {
  const text = env[name];
  if (text === undefined) return otherwise;
  if (text === 'never') return undefined;
  if (!/^\d{1,5}(\.\d{1,3})?$/.test(text))
    throw new SettingsError(`${name} must be a number of days or 'never', not '${text}'`);
  const days = Number(text);
  return days === 0 ? undefined : days * DAY_MS;
}

function readAdmins(text: string | undefined): readonly string[] {
  const ids = readList(text) ?? [];
  const wrong = ids.find((id) => !/^[a-z0-9]{8,40}$/.test(id));
  if (wrong !== undefined)
    throw new SettingsError(
      `ADMINS must be player ids, as their profiles show them, with commas between, not '${wrong}'`,
    );
  return ids;
}

/** `a, b` as a list; undefined if there is nothing in it. */
function readList(text: string | undefined): readonly string[] | undefined {
  const values = (text ?? '').split(',').map((one) => one.trim());
  const given = values.filter((one) => one !== '');
  return given.length === 0 ? undefined : given;
}

/** The key that signs cookies, created once and kept in the data folder; `hasPlayers`: whether somebody needs the old one. */
export function readSecret(dataDir: string, hasPlayers = existsSync(join(dataDir, DATA_FILES.database))): string {
  const file = join(dataDir, DATA_FILES.secret);
  try {
    mkdirSync(dataDir, { recursive: true, mode: PRIVATE_FOLDER });
    if (!existsSync(file)) {
      if (hasPlayers) throw new SettingsError(missingKey(file));
      writeSecret(file);
    }
    const secret = readFileSync(file, 'utf8').trim();
    if (isSecret(secret)) return secret;
  } catch (error) {
    if (error instanceof SettingsError) throw error;
    throw new SettingsError(`DATA_DIR ${dataDir} cannot be used: ${error instanceof Error ? error.message : error}`);
  }
  throw new SettingsError(
    `${file} is damaged: it must hold 64 hex digits; without it all players have to sign in again`,
  );
}

/** A new key would silently lock every player out of their games. */
function missingKey(file: string): string {
  return `${file}, the key that signs cookies, is missing; restore it from a backup, or put 64 hex digits there to start with a new key: all players then have to sign in again`;
}

/** Writes a new file and renames it, so that a crash cannot leave half a key. */
function writeSecret(file: string): void {
  const draft = `${file}.new`;
  const out = openSync(draft, 'w', PRIVATE_FILE);
  writeSync(out, `${randomBytes(32).toString('hex')}\n`);
  fsyncSync(out);
  closeSync(out);
  renameSync(draft, file);
}
