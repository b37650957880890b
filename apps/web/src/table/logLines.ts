import { describeEvent, type GameUi, type Said, standingMoves } from '@portolan/client';
import type { EntryInfo } from '@portolan/protocol';
import { t } from '../messages/table.ts';

export interface Line {
  readonly key: string;
  /** The moment after it. */
  readonly seq: number;
  readonly seat: number | undefined;
  readonly text: string;
  /** The same in parts, where the game tells which things on the board it speaks of. */
  readonly parts?: readonly Said[];
  readonly undone: boolean;
  /** It only says that somebody moved. */
  readonly quiet?: true;
}

/** The log in words: a line for every event that says something, and for every step back; from an entry on. */
export function logLines(ui: GameUi, entries: readonly EntryInfo[], names: readonly string[], from = 0): Line[] {
  const standing = new Set(standingMoves(entries).map(({ seq }) => seq));
  return entries.slice(Math.max(from, 0)).flatMap((entry) =>
    textsOf(ui, entry, names).map(
      ({ seat, text, parts, quiet }, at): Line => ({
        key: `${entry.seq}.${at}`,
        seq: entry.seq,
        seat,
        text,
        ...(parts === undefined ? {} : { parts }),
        ...(quiet === undefined ? {} : { quiet }),
        undone: entry.kind === 'move' && !standing.has(entry.seq),
      }),
    ),
  );
}

/** How far back something is looked for that has words. */
const FAR_BACK = 8;

/** The last line that says something; where nothing did lately, that somebody moved. */
export function lastLine(ui: GameUi, entries: readonly EntryInfo[], names: readonly string[]): Line | undefined {
  const lines = logLines(ui, entries.slice(-FAR_BACK), names);
  return lines.findLast(({ quiet }) => quiet !== true) ?? lines.at(-1);
}

type Told = Pick<Line, 'seat' | 'text' | 'parts' | 'quiet'>;

interface Kept {
  readonly ui: GameUi;
  readonly who: string;
  readonly told: readonly Told[];
}

/** An entry never changes, so that its words are found once. */
const kept = new WeakMap<EntryInfo, Kept>();

function textsOf(ui: GameUi, entry: EntryInfo, names: readonly string[]): readonly Told[] {
  const who = names.join('\n');
  const known = kept.get(entry);
  if (known !== undefined && known.ui === ui && known.who === who) return known.told;
  const told = entryTexts(ui, entry, names);
  kept.set(entry, { ui, who, told });
  return told;
}

function entryTexts(ui: GameUi, entry: EntryInfo, names: readonly string[]): Told[] {
  const { seat } = entry;
  const name = names[seat] ?? '';
  if (entry.kind === 'end') return [];
  if (entry.kind === 'undo') return [{ seat, text: t('log.undo', { name }) }];
  if (entry.kind === 'resign') return [{ seat, text: t('log.resign', { name }) }];
  const said = entry.events.flatMap((event): Told[] => {
    const text = describeEvent(ui, event, names);
    const parts = ui.text?.tellEvent?.(event, names);
    return text === undefined ? [] : [{ seat: seatOf(event), text, ...(parts === undefined ? {} : { parts }) }];
  });
  return said.length > 0 ? said : [{ seat, text: t('log.quiet', { name }), quiet: true }];
}

function seatOf(event: object): number | undefined {
  // A seat below 0 is nobody's.
  return 'seat' in event && typeof event.seat === 'number' && event.seat >= 0 ? event.seat : undefined;
}
