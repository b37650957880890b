import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { performance } from 'node:perf_hooks';

/** The time a process has used so far, in milliseconds; only differences are meaningful. */
export interface CpuTimes {
  /** Wall-clock time. */
  readonly wall: number;
  /** CPU time of this process on all cores. */
  readonly cpu: number;
  /** CPU time of the main thread alone; 0 where the system does not report it. */
  readonly mainThread: number;
  /** Time the main thread was busy, including waiting for the disk. */
  readonly busy: number;
  /** Time the main thread was ready to run but waited for a core. */
  readonly starved: number;
  /** CPU time of all processes on all cores; constant where the system does not report it. */
  readonly machine: number;
}

export function cpuTimesNow(): CpuTimes {
  const { user, system } = process.cpuUsage();
  const { active } = performance.eventLoopUtilization();
  const { mainThread, starved } = mainThreadMs();
  return {
    wall: performance.now(),
    cpu: (user + system) / 1000,
    mainThread,
    busy: active,
    starved,
    machine: machineMs(),
  };
}

/** Counted per thread by Linux; 0 elsewhere. */
function mainThreadMs(): Pick<CpuTimes, 'mainThread' | 'starved'> {
  try {
    const [ran, waited] = readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8').split(' ');
    return { mainThread: Number(ran) / 1e6, starved: Number(waited) / 1e6 };
  } catch {
    return { mainThread: 0, starved: 0 };
  }
}

function machineMs(): number {
  let sum = 0;
  for (const { times } of cpus()) sum += times.user + times.nice + times.sys + times.irq;
  return sum;
}

export function cpuTimesSince(before: CpuTimes, after: CpuTimes): CpuTimes {
  return {
    wall: after.wall - before.wall,
    cpu: after.cpu - before.cpu,
    mainThread: after.mainThread - before.mainThread,
    busy: after.busy - before.busy,
    starved: after.starved - before.starved,
    machine: after.machine - before.machine,
  };
}
