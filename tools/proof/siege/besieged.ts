import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { UserError } from '@portolan/cli/toolkit';
import { MOST_UNDER_SIEGE } from '../floors.ts';
import type { Inside } from './figures.ts';

const MAIN = fileURLToPath(new URL('../../../apps/host/src/main.ts', import.meta.url));
const PLAGUE = fileURLToPath(new URL('./botPlague.ts', import.meta.url));
const HEAP_MB = 256;
const LOOK_MS = 100;
const KEPT_ERRORS = 2000;
const METRICS_TOKEN = 'readBySiegeItself';
/** The server measures the delay of its event loop with a timer of this interval, which is part of what it reports. */
const LOOP_TIMER_MS = 20;

/** The real host in a process of its own, with a small heap and the limits it has by default. */
export class Besieged {
  readonly process: ChildProcess;
  readonly host: string;
  readonly port: number;
  /** The end of what it has logged. */
  errors = '';
  /** The most memory it has used since the last look, in bytes. */
  #peak = 0;
  #timer: NodeJS.Timeout;
  #slowCommits = 0;

  private constructor(child: ChildProcess, address: URL) {
    this.process = child;
    this.host = address.hostname;
    this.port = Number(address.port);
    child.stderr?.on('data', (data) => {
      this.errors = (this.errors + data).slice(-KEPT_ERRORS);
    });
    this.#timer = setInterval(() => this.#look(), LOOK_MS);
  }

  static async start(dataDir: string, plague: string): Promise<Besieged> {
    const child = spawn(process.execPath, [`--max-old-space-size=${HEAP_MB}`, '--import', PLAGUE, MAIN], {
      env: {
        ...process.env,
        PORT: '0',
        HOST: '127.0.0.1',
        DATA_DIR: dataDir,
        SIEGE_PLAGUE: plague,
        METRICS_TOKEN,
        // Nobody speaks for others, so that each address is a network of its own.
        TRUSTED_PROXIES: '192.0.2.1',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let out = '';
    child.stdout.on('data', (data) => {
      out += data;
    });
    await Promise.race([once(child.stdout, 'data'), once(child, 'exit')]);
    const address = /http:\S+/.exec(out)?.[0];
    if (address === undefined) throw new UserError('the server did not start');
    return new Besieged(child, new URL(address));
  }

  get address(): string {
    return `http://${this.host}:${this.port}`;
  }

  get isAlive(): boolean {
    return this.process.exitCode === null && this.process.signalCode === null;
  }

  /** The most memory used since this was last called, in bytes. */
  takePeak(): number {
    this.#look();
    const peak = this.#peak;
    this.#peak = 0;
    return peak;
  }

  /** What the server has measured since this was last called. */
  async takeInside(): Promise<Inside> {
    const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
    const response = await fetch(`${this.address}/metrics`, { headers }).catch(() => undefined);
    const text = (await response?.text().catch(() => undefined)) ?? '';
    const slow = slowCommitsIn(text);
    const slowCommits = slow - this.#slowCommits;
    this.#slowCommits = slow;
    const longest = 1000 * reading(text, 'nodejs_eventloop_lag_seconds{quantile="1"}');
    return { loopMs: Math.max(0, Math.round(longest - LOOP_TIMER_MS)), slowCommits };
  }

  /** Sends SIGTERM; the milliseconds until the process has ended. */
  async stop(): Promise<number> {
    const started = performance.now();
    if (this.isAlive) {
      const ended = once(this.process, 'exit');
      this.process.kill('SIGTERM');
      const late = setTimeout(() => this.process.kill('SIGKILL'), 30_000);
      await ended;
      clearTimeout(late);
    }
    clearInterval(this.#timer);
    return performance.now() - started;
  }

  async kill(): Promise<void> {
    clearInterval(this.#timer);
    if (!this.isAlive) return;
    const ended = once(this.process, 'exit');
    this.process.kill('SIGKILL');
    await ended;
  }

  #look(): void {
    try {
      const [, pages = '0'] = readFileSync(`/proc/${this.process.pid}/statm`, 'utf8').split(' ');
      this.#peak = Math.max(this.#peak, Number(pages) * 4096);
    } catch {
      // It has ended, or the system has no such file.
    }
  }
}

function slowCommitsIn(metrics: string): number {
  const inTime = `portolan_commit_seconds_bucket{le="${MOST_UNDER_SIEGE.ackMs / 1000}"}`;
  return reading(metrics, 'portolan_commit_seconds_count') - reading(metrics, inTime);
}

/** The value of one line of the metrics; 0 if there is none. */
function reading(metrics: string, name: string): number {
  const line = metrics.split('\n').find((one) => one.startsWith(`${name} `));
  return Number(line?.slice(name.length + 1) ?? 0);
}
