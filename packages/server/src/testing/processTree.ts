import { readdirSync, readFileSync } from 'node:fs';

/** Of the fields after the name: the parent, and CPU time of the process and of its children that have ended. */
const PARENT = 1;
const TIMES = [11, 12, 13, 14];
/** Linux counts in hundredths of a second for programs. */
const TICK_MS = 10;

/** CPU time in milliseconds that a process and its descendants have used so far; 0 where the system does not report it. */
export function cpuOfTree(root: number): number {
  const processes = readProcesses();
  const childrenOf = Map.groupBy(processes.keys(), (pid) => processes.get(pid)?.parent);
  const sum = (pid: number): number =>
    (childrenOf.get(pid) ?? []).reduce((all, child) => all + sum(child), processes.get(pid)?.cpuMs ?? 0);
  return sum(root);
}

function readProcesses(): ReadonlyMap<number, { readonly parent: number; readonly cpuMs: number }> {
  const found = new Map<number, { readonly parent: number; readonly cpuMs: number }>();
  if (process.platform !== 'linux') return found;
  for (const name of readdirSync('/proc').filter((one) => /^\d+$/.test(one))) {
    try {
      const text = readFileSync(`/proc/${name}/stat`, 'utf8');
      // The name is in parentheses and may contain anything.
      const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
      const ticks = TIMES.reduce((all, at) => all + Number(fields[at]), 0);
      found.set(Number(name), { parent: Number(fields[PARENT]), cpuMs: ticks * TICK_MS });
    } catch {
      // It has ended meanwhile.
    }
  }
  return found;
}
