import type { TraceEvent } from '@portolan/web/driving';

/** Browsers record a task under one or both of these names, one inside the other. */
const TASK = /^(ThreadControllerImpl::)?RunTask$/;
const MS = 1000;

/** The CPU time of the task during which the page set a mark, in ms; undefined without such a mark. */
export function markedTask(events: readonly TraceEvent[], mark: string): number | undefined {
  const set = events.find(({ name }) => name === mark);
  if (set === undefined) return undefined;
  const around = events.filter(
    ({ name, pid, tid, ts, dur = 0 }) =>
      TASK.test(name) && pid === set.pid && tid === set.tid && ts <= set.ts && set.ts <= ts + dur,
  );
  const [longest] = around.map(({ dur = 0, tdur = dur }) => tdur / MS).sort((one, other) => other - one);
  return longest;
}
