export { type FerryMove, type FerryState, ferry } from './ferry.ts';
export { type FerryTable, type FerryTableOptions, ferryTable } from './ferryTable.ts';
export { type MemoryLog, makeMemoryLog } from './memoryLog.ts';
export { replayWhole } from './replayWhole.ts';
