import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Page } from '@portolan/server/testing';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));

export interface Host {
  readonly process: ChildProcess;
  readonly address: string;
  /** Its exit code and output. */
  readonly ended: Promise<{ readonly code: number | null; readonly out: string; readonly err: string }>;
}

/** Starts the host as its own process and waits until it is open or has given up. */
export async function startHostProcess(
  dataDir: string,
  env: Readonly<Record<string, string | undefined>> = {},
  [program, ...args]: readonly [string, ...string[]] = [process.execPath, MAIN],
): Promise<Host> {
  const child = spawn(program, args, { env: { ...process.env, PORT: '0', DATA_DIR: dataDir, ...env } });
  let out = '';
  let err = '';
  child.stderr.on('data', (data) => {
    err += data;
  });
  child.stdout.on('data', (data) => {
    out += data;
  });
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, out, err }));
  const open = new Promise<void>((resolve) => child.stdout.on('data', () => /http:\S+/.test(out) && resolve()));
  await Promise.race([open, ended]);
  return { process: child, address: /http:\S+/.exec(out)?.[0] ?? '', ended };
}

/** Plays the first legal move each time until the match has `until` entries or is over. */
export async function playUntil(page: Page, id: string, until: number): Promise<void> {
  for (;;) {
    const { moment, entries } = page.at(id);
    if (moment === undefined || moment.awaiting.length === 0 || entries.length >= until) return;
    const seq = entries.length;
    const answer =
      moment.mayEnd === true
        ? await page.ask({ type: 'end', table: id, seq })
        : moment.legal === undefined
          ? undefined
          : await page.move(id, moment.legal[0] ?? '', { final: true });
    if (answer?.type === 'refused' && answer.refusal.code === 'tooFast') await new Promise((on) => setTimeout(on, 500));
    else await page.until(() => page.at(id).entries.length > seq, 'the next entry');
  }
}
