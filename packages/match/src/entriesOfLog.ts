import { allEntries, type LoggedEntry, type LogHeader, type LogMove, type MatchLog } from '@portolan/protocol/log';
import { checkEntries } from './checkEntries.ts';
import type { MatchStart } from './matchPosition.ts';

/** What a log says about its table, for `MatchStart`. */
export function tableOfLog({
  players,
  terms = {},
  startedAt,
  seats,
}: LogHeader): Omit<MatchStart, 'game' | 'options' | 'seed'> {
  const bots = seats?.map(({ kind }) => kind === 'bot');
  return {
    seats: players,
    terms,
    ...(startedAt === undefined ? {} : { startedAt }),
    ...(bots === undefined ? {} : { bots }),
  };
}

/** All entries of the match; undefined if what was undone or agreed does not fit the moves, or times run backwards. */
export function entriesOfLog(start: MatchStart, { header, moves }: MatchLog): readonly LoggedEntry[] | undefined {
  const { otherEntries } = header.value;
  const counted = moves.map(({ value }) => moveEntry(value, otherEntries === undefined));
  if (otherEntries === undefined) return counted;
  const entries = allEntries(counted, otherEntries);
  if (entries === undefined || !areInOrder(entries)) return undefined;
  const end = checkEntries(
    start,
    entries.map(({ entry, at = 0 }) => ({ entry, at })),
  );
  const same =
    end?.counted.length === moves.length &&
    end.counted.every(({ seat, text }, at) => moves[at]?.value.seat === seat && moves[at].value.move === text);
  return same ? entries : undefined;
}

/** A log without its other entries does not say where a turn was ended: every move is final, and nobody was replaced. */
function moveEntry({ seat, move, final, standIn, at }: LogMove, isAlone: boolean): LoggedEntry {
  const more = {
    ...(isAlone || final === true ? { final: true as const } : {}),
    ...(isAlone || standIn === undefined ? {} : { standIn }),
  };
  return { entry: { kind: 'move', seat, text: move, ...more }, ...(at === undefined ? {} : { at }) };
}

function areInOrder(entries: readonly LoggedEntry[]): boolean {
  return entries.every(({ at = 0 }, index) => at >= (entries[index - 1]?.at ?? 0));
}
