import { Button, Icon } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../messages/shell.ts';
import { connection } from './session.ts';
import { useStore } from './useStore.ts';

/** Shorter interruptions are not shown. */
const PATIENCE_MS = 1500;

/** Shows that the connection is lost or the page is outdated. */
export function LinkBanner(): JSX.Element {
  const { link, outdated } = useStore(connection.state);
  const [late, setLate] = useState(false);
  useEffect(() => {
    setLate(false);
    if (link === 'online') return;
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [link === 'online']);
  return (
    <div role="status" aria-live="polite">
      {outdated && (
        <p class="banner">
          {t('link.outdated')}{' '}
          <Button size="small" onClick={() => window.location.reload()}>
            {t('app.reload')}
          </Button>
        </p>
      )}
      {late && link !== 'online' && (
        <p class="banner banner-trouble">
          <Icon name="offline" />
          {t('link.offline')}
        </p>
      )}
    </div>
  );
}
