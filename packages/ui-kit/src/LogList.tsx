import type { ComponentChildren, JSX } from 'preact';
import { cx } from './cx.ts';
import { Memo } from './Memo.tsx';
import { SeatBadge } from './SeatBadge.tsx';

export interface LogLine {
  readonly key: string;
  readonly seat?: number;
  readonly text: () => ComponentChildren;
  /** Link to the moment in the replay. */
  readonly href?: string;
  readonly undone?: boolean;
  /** The line of the current moment. */
  readonly here?: boolean;
}

/** An unchanged line is not rendered again, because a log grows long. */
export function LogList({ lines, label }: { readonly lines: readonly LogLine[]; readonly label: string }): JSX.Element {
  return (
    <ol class="log-list" aria-label={label}>
      {lines.map((line) => (
        <li key={line.key}>
          <Memo of={[line]}>{() => draw(line)}</Memo>
        </li>
      ))}
    </ol>
  );
}

function draw({ seat, text, href, undone, here }: LogLine): JSX.Element {
  const look = cx('log-line', undone === true && 'log-line-undone', here === true && 'log-line-here');
  const inside = (
    <>
      {seat === undefined ? <span /> : <SeatBadge seat={seat} />}
      <span>{text()}</span>
    </>
  );
  if (href === undefined) return <div class={look}>{inside}</div>;
  return (
    <a class={look} href={href} aria-current={here === true ? 'true' : undefined}>
      {inside}
    </a>
  );
}
