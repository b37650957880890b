export { dissect } from './anatomy.ts';
export { type Args, type Flags, readArgs } from './args.ts';
export { EXIT, messageOf, UserError } from './errors.ts';
export { type Bench, cpuNow, measureSpeed } from './measure.ts';
export { type Progress, progress } from './progress.ts';
export { forgiveClosedPipe, report } from './report.ts';
export { type SlowDecision, slowestDecision } from './slowest.ts';
export { type Cell, facts, showNumber, table } from './table.ts';
