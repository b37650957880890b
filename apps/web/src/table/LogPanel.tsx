import { type GameUi, lastTurnOf, type Said } from '@portolan/client';
import type { EntryInfo } from '@portolan/protocol';
import { type LogLine, LogList } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { t as tConsent } from '../messages/consent.ts';
import { t } from '../messages/tableLater.ts';
import { logLines, type TextLine } from './logLines.ts';

const SHOWN = 200;
/** Enough to fill the panel on any screen. The older lines are drawn when somebody turns to the log. */
const AT_FIRST = 40;

export interface LogPanelProps {
  readonly ui: GameUi;
  readonly table: string;
  readonly entries: readonly EntryInfo[];
  readonly names: readonly string[];
  readonly own: readonly number[];
  /** The current moment, in a replay. */
  readonly here?: number;
  /** Asks the others to take something back; absent where there is nothing to ask. */
  readonly onAskBack?: (() => void) | undefined;
}

/** The log; each line links to its moment in the replay. */
export function LogPanel({ ui, table, entries, names, own, here, onAskBack }: LogPanelProps): JSX.Element {
  const foot = useRef<HTMLDivElement>(null);
  const shown = useTurnedTo(foot) ? SHOWN : AT_FIRST;
  const lines = useLines({ ui, table, entries, names, here, shown });
  useEffect(() => {
    // In the next frame, because reading the height now would force a second layout.
    const frame = requestAnimationFrame(() => {
      const box = foot.current?.closest('[role="tabpanel"]');
      if (box !== null && box !== undefined) box.scrollTop = box.scrollHeight;
    });
    return () => cancelAnimationFrame(frame);
    // A full log does not grow any more.
  }, [lines.at(-1)?.key]);
  const [seat] = own;
  return (
    <>
      {lines.length === 0 && <EmptyLog />}
      {lines.length > 0 && seat !== undefined && here === undefined && (
        <p class="small log-since log-ways">
          <a href={`/replay/${table}#${lastTurnOf(entries, seat)}`}>{t('table.since')}</a>
          {onAskBack !== undefined && (
            <button type="button" class="log-ask-back" onClick={onAskBack}>
              {tConsent('back.ask')}
            </button>
          )}
        </p>
      )}
      {lines.length > 0 && <LogList label={t('log.label')} lines={lines} />}
      <div ref={foot} />
    </>
  );
}

/** Its panel scrolls where there is no room for even one line, and must be reachable by keyboard then. */
function EmptyLog(): JSX.Element {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: nothing else in the panel takes the focus
    <p class="quiet small" tabIndex={0}>
      {t('log.empty')}
    </p>
  );
}

/** Whether somebody has pointed at, scrolled or focused the panel around an element. */
function useTurnedTo(inside: { readonly current: HTMLElement | null }): boolean {
  const [turnedTo, setTurnedTo] = useState(false);
  useEffect(() => {
    const panel = inside.current?.closest('[role="tabpanel"]');
    const note = (): void => setTurnedTo(true);
    for (const type of TURNING) panel?.addEventListener(type, note, { once: true, passive: true });
    return () => {
      for (const type of TURNING) panel?.removeEventListener(type, note);
    };
  }, []);
  return turnedTo;
}

const TURNING = ['pointerenter', 'wheel', 'focusin'] as const;

/** The visible lines. An unchanged line is the same object and is not rendered again. */
function useLines({
  ui,
  table,
  entries,
  names,
  here,
  shown,
}: Omit<LogPanelProps, 'own' | 'here' | 'onAskBack'> & {
  readonly here: number | undefined;
  readonly shown: number;
}): readonly LogLine[] {
  const drawn = useRef(new Map<string, LogLine>());
  return useMemo(() => {
    const lines = shownLines(ui, entries, names, shown).map((line): [string, LogLine] => {
      const key = `${line.text} ${line.mark} ${line.undone} ${line.seq === here} ${line.key}`;
      return [key, drawn.current.get(key) ?? drawLine(line, table, line.seq === here)];
    });
    drawn.current = new Map(lines);
    return lines.map(([, line]) => line);
  }, [ui, table, entries, names.join(), here, shown]);
}

function drawLine(line: TextLine, table: string, here: boolean): LogLine {
  return {
    key: line.key,
    text: () => (
      <>
        <Words {...line} />
        {line.mark !== undefined && <span class="log-mark">{line.mark}</span>}
      </>
    ),
    href: `/replay/${table}#${line.seq}`,
    undone: line.undone,
    here,
    ...(line.seat === undefined ? {} : { seat: line.seat }),
  };
}

/** In a game with texts, a move without one is left out. Only as many lines as can be shown are described. */
function shownLines(
  ui: GameUi,
  entries: readonly EntryInfo[],
  names: readonly string[],
  shown: number,
): readonly TextLine[] {
  const lines = logLines(ui, entries, names, entries.length - 2 * shown);
  return (ui.text === undefined ? lines : lines.filter(({ quiet }) => quiet !== true)).slice(-shown);
}

/** Pointing at a mention in a line highlights the thing on the board. */
function Words({ text, parts }: Pick<TextLine, 'text' | 'parts'>): JSX.Element {
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
