import { allOf, integer, isRecord, list, object, oneOf, optional, type Shape } from '@portolan/kernel';
import type { LogEntry } from './entry.ts';
import { MOVE_SHAPE } from './readMessage.ts';
import { BOT_SHAPE, NAME_SHAPE } from './requests.ts';

/** Who played a seat. A person without a name has been deleted. */
export type LogSeat =
  | { readonly kind: 'person'; readonly name?: string; readonly resigned?: true }
  | { readonly kind: 'bot'; readonly bot: string };

/** An entry of the match that is not among the moves of its log: a move that was undone, or no move at all. */
export interface OtherEntry {
  /** Its number among all entries of the match. */
  readonly seq: number;
  readonly entry: LogEntry;
}

const SEAT = integer(0, 7);
const SEQ = integer(0, 1_000_000);
const FLAG = optional(oneOf([true]));

/** Chooses the shape by the field `kind`. */
function byKind(shapes: Readonly<Record<string, Shape>>): Shape {
  const KIND: Shape = (value, path) =>
    isRecord(value) ? oneOf(Object.keys(shapes))(value.kind, `${path}/kind`) : object({})(value, path);
  return allOf(KIND, (value, path) => (isRecord(value) ? shapes[String(value.kind)]?.(value, path) : undefined));
}

const SEATS = list(
  byKind({
    person: object({ kind: oneOf(['person']), name: optional(NAME_SHAPE), resigned: FLAG }),
    bot: object({ kind: oneOf(['bot']), bot: BOT_SHAPE }),
  }),
  { min: 1, max: 8 },
);

const OTHER_ENTRIES = list(
  object({
    seq: SEQ,
    entry: byKind({
      move: object({ kind: oneOf(['move']), seat: SEAT, text: MOVE_SHAPE, final: FLAG }),
      end: object({ kind: oneOf(['end']), seat: SEAT }),
      undo: object({ kind: oneOf(['undo']), seat: SEAT, to: SEQ }),
      resign: object({ kind: oneOf(['resign']), seat: SEAT }),
    }),
  }),
  { min: 0, max: 100_000 },
);

export function areLogSeats(value: unknown, players: number): value is readonly LogSeat[] {
  return Array.isArray(value) && value.length === players && SEATS(value, '') === undefined;
}

export function areOtherEntries(value: unknown): value is readonly OtherEntry[] {
  return OTHER_ENTRIES(value, '') === undefined;
}

/** All entries of the match in their order; undefined if the numbers of the others leave a gap or occur twice. */
export function allEntries(moves: readonly LogEntry[], others: readonly OtherEntry[]): readonly LogEntry[] | undefined {
  const entries: LogEntry[] = [];
  const waiting = [...moves];
  const sorted = others.toSorted((one, next) => one.seq - next.seq);
  for (const { seq, entry } of sorted) {
    const before = waiting.splice(0, seq - 1 - entries.length);
    entries.push(...before, entry);
    if (entries.length !== seq) return undefined;
  }
  return [...entries, ...waiting];
}
