import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';

/** A measured waiting time in milliseconds. */
export interface Wait {
  readonly ms: number;
  /** The part of it in which the server or the one who measures was ready to run and waited for a core. */
  readonly starved: number;
}

/** How long the main threads of this process and of the server have waited for a core so far; 0 where unknown. */
export interface Starved {
  readonly here: number;
  readonly server: number;
}

export function starvedMs(server: number): Starved {
  return { here: waited(process.pid), server: waited(server) };
}

/** Both may have waited at the same time, so only the longer time counts. */
export function starvedSince(before: Starved, after: Starved): number {
  return Math.max(after.here - before.here, after.server - before.server);
}

function waited(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ')[1]) / 1e6;
  } catch {
    return 0;
  }
}

const TICK_MS = 10;

/** CPU time so far: of all processes of the machine, and of some of them. */
export function cpuShares(pids: readonly number[]): { readonly machine: number; readonly own: number } {
  let machine = 0;
  for (const { times } of cpus()) machine += times.user + times.nice + times.sys + times.irq;
  let own = 0;
  for (const pid of pids) own += usedMs(pid);
  return { machine, own };
}

function usedMs(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
  } catch {
    return 0;
  }
}

export function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? Number.POSITIVE_INFINITY;
}
