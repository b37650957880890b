import type { GameUi, Match } from '@portolan/client';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../messages/table.ts';
import { type Line, logLines } from './logLines.ts';

/** Enough for the slowest voice: what is older was read long ago. */
const KEPT = 60;

export interface AnnouncerProps {
  readonly ui: GameUi;
  readonly match: Match;
  readonly names: readonly string[];
}

/** Tells those who listen all that happens, line by line; nothing of it is lost when the show is skipped. */
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
