import type { EntryInfo, Moment } from '@portolan/protocol';

/** The moves that still count: those taken back by a later entry are left out. */
export function standingMoves(entries: readonly EntryInfo[]): EntryInfo[] {
  let standing: EntryInfo[] = [];
  for (const entry of entries) {
    if (entry.kind === 'move') standing.push(entry);
    const { to } = entry;
    if (entry.kind === 'undo' && to !== undefined) standing = standing.filter(({ seq }) => seq <= to);
  }
  return standing;
}

export interface UndoChoice {
  /** Takes back the last step. */
  readonly last: number;
  /** Takes back the turn as far as it can be; equal to `last` when it has one step. */
  readonly all: number;
}

/** How far the viewer may step back; undefined when he may not. */
export function undoChoice(moment: Moment, entries: readonly EntryInfo[]): UndoChoice | undefined {
  const { undoTo } = moment;
  if (undoTo === undefined) return undefined;
  const before = standingMoves(entries).at(-2)?.seq ?? 0;
  return { last: Math.max(before, undoTo), all: undoTo };
}

/** After how many entries the seat had last moved: what came later is new to it. 0 when it has not moved. */
export function lastTurnOf(entries: readonly EntryInfo[], seat: number): number {
  const last = standingMoves(entries).findLast((entry) => entry.seat === seat);
  return last?.seq ?? 0;
}
