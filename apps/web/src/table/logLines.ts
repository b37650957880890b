import { describeEvent, type Said, type ShownEntry, standingMoves } from '@portolan/client';
import { t } from '../messages/log.ts';
import type { Addressed } from './addressing.ts';
import { entryWords, standInMark } from './entryWords.ts';

export interface TextLine {
  readonly key: string;
  /** The moment after the entry. */
  readonly seq: number;
  readonly seat: number | undefined;
  readonly text: string;
  /** The same in parts, if the game marks the things on the board that the line mentions. */
  readonly parts?: readonly Said[];
  readonly undone: boolean;
  /** A bot moved for the player; who for whom. */
  readonly mark?: string;
  /** The line only reports that a seat has moved. */
  readonly quiet?: true;
}

/** The log as text, starting from an entry: one line for each event with a text and for each entry that is not a move. */
export function logLines(
  ui: Addressed,
  entries: readonly ShownEntry[],
  names: readonly string[],
  from = 0,
): TextLine[] {
  const standing = new Set(standingMoves(entries).map(({ seq }) => seq));
  return entries.slice(Math.max(from, 0)).flatMap((entry) =>
    textsOf(ui, entry, names).map(
      ({ seat, text, parts, quiet, mark }, at): TextLine => ({
        key: `${entry.seq}.${at}`,
        seq: entry.seq,
        seat,
        text,
        ...(parts === undefined ? {} : { parts }),
        ...(quiet === undefined ? {} : { quiet }),
        ...(mark === undefined ? {} : { mark }),
        undone: entry.kind === 'move' && !standing.has(entry.seq),
      }),
    ),
  );
}

/** How far back to look for a line with a text. */
const FAR_BACK = 8;

/** The last line with a text, or failing that the last move. */
export function lastLine(
  ui: Addressed,
  entries: readonly ShownEntry[],
  names: readonly string[],
): TextLine | undefined {
  const lines = logLines(ui, entries.slice(-FAR_BACK), names);
  return lines.findLast(({ quiet }) => quiet !== true) ?? lines.at(-1);
}

type Told = Pick<TextLine, 'seat' | 'text' | 'parts' | 'quiet' | 'mark'>;

interface Kept {
  readonly ui: Addressed;
  readonly who: string;
  readonly told: readonly Told[];
}

/** Entries never change, so their lines are cached. */
const kept = new WeakMap<ShownEntry, Kept>();

function textsOf(ui: Addressed, entry: ShownEntry, names: readonly string[]): readonly Told[] {
  const who = names.join('\n');
  const known = kept.get(entry);
  if (known !== undefined && known.ui === ui && known.who === who) return known.told;
  const told = entryTexts(ui, entry, names);
  kept.set(entry, { ui, who, told });
  return told;
}

function entryTexts(ui: Addressed, entry: ShownEntry, names: readonly string[]): Told[] {
  const { seat } = entry;
  const reader = { names, you: ui.you };
  const words = entryWords(entry, reader);
  if (words !== undefined) return [{ seat, text: words }];
  if (entry.kind !== 'move' || seat === undefined) return [];
  return marked(moveTexts(ui, entry, names), standInMark(entry, reader));
}

/** The mark stands at the first line of a move. */
function marked(told: readonly Told[], mark: string | undefined): Told[] {
  return told.map((one, at) => (mark === undefined || at > 0 ? one : { ...one, mark }));
}

function moveTexts(ui: Addressed, entry: ShownEntry, names: readonly string[]): Told[] {
  const { seat } = entry;
  const told = entry.events.flatMap((event): Told[] => {
    const text = describeEvent(ui, event, names);
    const parts = ui.text?.tellEvent?.(event, names);
    return text === undefined ? [] : [{ seat: seatOf(event), text, ...(parts === undefined ? {} : { parts }) }];
  });
  if (told.length > 0 || entry.partial === true) return told;
  const said = { name: seat === undefined ? '' : (names[seat] ?? ''), you: seat === ui.you };
  return [{ seat, text: t('log.quiet', said), quiet: true }];
}

function seatOf(event: object): number | undefined {
  // A negative seat means no seat.
  return 'seat' in event && typeof event.seat === 'number' && event.seat >= 0 ? event.seat : undefined;
}
