import type { GameUi, Match } from '@portolan/client';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../messages/table.ts';
import { type Line, logLines } from './logLines.ts';

/** Enough for slow speech; older lines have long been read. */
const KEPT = 60;

export interface AnnouncerProps {
  readonly ui: GameUi;
  readonly match: Match;
  readonly names: readonly string[];
}

/** Announces every event to screen readers, even when the animation is skipped. */
export function Announcer({ ui, match, names }: AnnouncerProps): JSX.Element {
  const [lines, setLines] = useState<readonly Line[]>([]);
  useEffect(
    () => match.onNews((entries) => setLines((before) => [...before, ...logLines(ui, entries, names)].slice(-KEPT))),
    [match, ui, names.join()],
  );
  return (
    <div class="unseen" role="log" aria-live="polite" aria-label={t('table.news')}>
      {lines.map(({ key, text }) => (
        <p key={key}>{text}</p>
      ))}
    </div>
  );
}
