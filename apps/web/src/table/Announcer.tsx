import type { GameUi, ShownEntry } from '@portolan/client';
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { t } from '../messages/tableLater.ts';
import { logLines, type TextLine } from './logLines.ts';

/** Enough for slow speech; older lines have long been read. */
const KEPT = 60;

export interface AnnouncerProps {
  readonly ui: GameUi;
  /** The entries that have been shown. */
  readonly entries: readonly ShownEntry[];
  readonly names: readonly string[];
}

/** Announces every event to screen readers once it has been shown or skipped; not what was there in the beginning. */
export function Announcer({ ui, entries, names }: AnnouncerProps): JSX.Element {
  const [lines, setLines] = useState<readonly TextLine[]>([]);
  const told = useRef<Told>(undefined);
  useEffect(() => {
    const { entries: before, lines: known } = told.current ?? {
      entries: entries.length,
      lines: Number.MAX_SAFE_INTEGER,
    };
    // The last entry may have been told in part.
    const from = Math.max(0, before - 1);
    const recent = entries.length < before ? [] : logLines(ui, entries, names, from);
    const inLast = recent.filter(({ seq }) => seq === entries[from]?.seq).slice(0, known);
    const news = recent.filter((line) => !inLast.includes(line));
    const last = logLines(ui, entries.slice(-1), names);
    told.current = { entries: entries.length, lines: last.length };
    if (news.length > 0) setLines((all) => [...all, ...news].slice(-KEPT));
  }, [entries, ui, names.join()]);
  return (
    <div class="unseen" role="log" aria-live="polite" aria-label={t('table.news')}>
      {lines.map(({ key, text }) => (
        <p key={key}>{text}</p>
      ))}
    </div>
  );
}

/** How much has been announced. */
interface Told {
  readonly entries: number;
  /** Of the last entry. */
  readonly lines: number;
}
