import { useReadable } from '@portolan/table-kit';
import type { JSX } from 'preact';
import { showsConnections } from './mapState.ts';
import { t } from './messages.ts';

/** Switches the lines between the viewer's connected lands on and off. */
export function ConnectionsToggle(): JSX.Element {
  const shown = useReadable(showsConnections);
  return (
    <button
      type="button"
      class="np-toggle"
      aria-pressed={shown}
      aria-label={t('connections')}
      title={t('connections.help')}
      onClick={() => showsConnections.set(!shown)}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M5.5 18.5 12 6l6.5 12.5" />
        <circle cx="5.5" cy="18.5" r="3" />
        <circle cx="12" cy="5.5" r="3" />
        <circle cx="18.5" cy="18.5" r="3" />
      </svg>
    </button>
  );
}
