import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { performance } from 'node:perf_hooks';

/** What a process has had of the machine so far, in milliseconds; only differences mean something. */
export interface Strain {
  /** By the clock on the wall. */
  readonly wall: number;
  /** Time of all cores in this process. */
  readonly cpu: number;
  /** In which the main thread had something to do, waiting for the disk included. */
  readonly busy: number;
  /** In which the main thread could have run, but others had the core. */
  readonly starved: number;
  /** Time of all cores in all processes, this one among them; it stands still where nobody counts it. */
  readonly machine: number;
}

export function strainNow(): Strain {
  const { user, system } = process.cpuUsage();
  const { active } = performance.eventLoopUtilization();
  return {
    wall: performance.now(),
    cpu: (user + system) / 1000,
    busy: active,
    starved: starvedMs(),
    machine: machineMs(),
  };
}

/** The kernel counts it for each thread; 0 where it does not. */
function starvedMs(): number {
  try {
    const [, waited] = readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8').split(' ');
    return Number(waited) / 1e6;
  } catch {
    return 0;
  }
}

function machineMs(): number {
  let sum = 0;
  for (const { times } of cpus()) sum += times.user + times.nice + times.sys + times.irq;
  return sum;
}

export function strainSince(before: Strain, after: Strain): Strain {
  return {
    wall: after.wall - before.wall,
    cpu: after.cpu - before.cpu,
    busy: after.busy - before.busy,
    starved: after.starved - before.starved,
    machine: after.machine - before.machine,
  };
}
