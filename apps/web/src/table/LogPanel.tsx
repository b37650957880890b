import { type GameUi, lastTurnOf, type Said } from '@portolan/client';
import type { EntryInfo } from '@portolan/protocol';
import { LogList } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { t } from '../messages/index.ts';
import { type Line, logLines } from './logLines.ts';

const SHOWN = 200;

export interface LogPanelProps {
  readonly ui: GameUi;
  readonly table: string;
  readonly entries: readonly EntryInfo[];
  readonly names: readonly string[];
  readonly own: readonly number[];
  /** The moment on show, in a replay. */
  readonly here?: number;
}

/** The ship's log; each line leads to its moment in the replay. */
export function LogPanel({ ui, table, entries, names, own, here }: LogPanelProps): JSX.Element {
  const foot = useRef<HTMLDivElement>(null);
  const lines = useMemo(() => shownLines(ui, entries, names), [ui, entries, names.join()]);
  useLayoutEffect(() => {
    const box = foot.current?.closest('.tab-panel');
    if (box !== null && box !== undefined) box.scrollTop = box.scrollHeight;
  }, [lines.length]);
  const [seat] = own;
  if (lines.length === 0) return <p class="quiet small">{t('log.empty')}</p>;
  return (
    <>
      {seat !== undefined && here === undefined && (
        <p class="small">
          <a href={`/replay/${table}#${lastTurnOf(entries, seat)}`}>{t('table.since')}</a>
        </p>
      )}
      <LogList
        label={t('log.label')}
        lines={lines.map((line) => ({
          key: line.key,
          text: <Words {...line} />,
          href: `/replay/${table}#${line.seq}`,
          undone: line.undone,
          here: line.seq === here,
          ...(line.seat === undefined ? {} : { seat: line.seat }),
        }))}
      />
      <div ref={foot} />
    </>
  );
}

/** Where a game has words, a move without any goes without saying. */
function shownLines(ui: GameUi, entries: readonly EntryInfo[], names: readonly string[]): readonly Line[] {
  const lines = logLines(ui, entries, names);
  return (ui.text === undefined ? lines : lines.filter(({ quiet }) => quiet !== true)).slice(-SHOWN);
}

/** What a line speaks of can be pointed at, and is then shown on the board by whoever draws it. */
function Words({ text, parts }: Pick<Line, 'text' | 'parts'>): JSX.Element {
  return <>{parts === undefined ? text : parts.map(word)}</>;
}

function word(part: Said, at: number): JSX.Element | string {
  if (typeof part === 'string') return part;
  return (
    <span key={at} class="mention" data-mention={part.target}>
      {part.text}
    </span>
  );
}
