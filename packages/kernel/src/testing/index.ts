export type { AnyAudit, Audit, AuditStep } from './audit.ts';
export { checkGame, type GameCheck } from './checkGame.ts';
export { describeGame, type GameSuite, type Runner } from './describeGame.ts';
export { type GameExtent, measureGame, raiseNumbers } from './extremes.ts';
export { addFigures, emptyFigures, type Figures, type Secret } from './figures.ts';
export { LAWS, type Law, LawBroken, type Place } from './lawBroken.ts';
export type { CheckRequest, Thoroughness } from './probe.ts';
export { requireSame, type TableRequest, type TestTable, testTable } from './testTable.ts';
export { findLeaks, findUnlooked } from './verdict.ts';
