import type { EntryInfo, Moment } from '@portolan/protocol';

/** Whether the match goes back with the entry: an undo, or a take-back that all agreed to. */
export function goesBack({ kind }: Pick<EntryInfo, 'kind'>): boolean {
  return kind === 'undo' || kind === 'takeBack';
}

/** The moves that still stand, without those undone by a later entry. */
export function standingMoves(entries: readonly EntryInfo[]): EntryInfo[] {
  let standing: EntryInfo[] = [];
  for (const entry of entries) {
    if (entry.kind === 'move') standing.push(entry);
    const { to } = entry;
    if (goesBack(entry) && to !== undefined) standing = standing.filter(({ seq }) => seq <= to);
  }
  return standing;
}

export interface UndoChoice {
  /** Undoes the last step. */
  readonly last: number;
  /** Undoes as much of the turn as possible; equals `last` when the turn has a single step. */
  readonly all: number;
}

/** How far the viewer may undo; undefined when they may not. */
export function undoChoice(moment: Moment, entries: readonly EntryInfo[]): UndoChoice | undefined {
  const { undoTo } = moment;
  if (undoTo === undefined) return undefined;
  const before = standingMoves(entries).at(-2)?.seq ?? 0;
  return { last: Math.max(before, undoTo), all: undoTo };
}

/** The number of entries when the seat last moved; everything later is new to it. 0 when it has not moved. */
export function lastTurnOf(entries: readonly EntryInfo[], seat: number): number {
  const last = standingMoves(entries).findLast((entry) => entry.seat === seat);
  return last?.seq ?? 0;
}
