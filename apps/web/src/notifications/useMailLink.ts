import { useEffect, useState } from 'preact/hooks';
import { currentPlace, navigate } from '../app/router.ts';
import { tellFailure } from '../app/session.ts';
import { useStore } from '../app/useStore.ts';
import { t } from '../messages/notifications.ts';
import { noticeApi } from './noticeApi.ts';

const LINK = /^(confirm|stop)=([\w.-]+)$/;

/** Uses the email link that opened the page, and says what came of it. */
export function useMailLink(): string | undefined {
  const [said, setSaid] = useState<string>();
  const { hash } = useStore(currentPlace);
  useEffect(() => {
    const [, purpose, token = ''] = LINK.exec(hash) ?? [];
    if (purpose !== 'confirm' && purpose !== 'stop') return;
    // A link that was used does not stay in the history.
    navigate('/notifications', { replace: true });
    void noticeApi.useLink(purpose, token).then((answer) => {
      if (answer.ok) setSaid(t(purpose === 'confirm' ? 'notify.confirmed' : 'notify.stopped'));
      else tellFailure(answer.error);
    });
  }, [hash]);
  return said;
}
