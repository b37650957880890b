import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { PageProps } from '../app/pages.ts';
import { navigate } from '../app/router.ts';
import { api, tellFailure } from '../app/session.ts';
import { t } from '../messages/shell.ts';

/** An invitation: finds the table behind the code and goes there. */
export function Join({ params: { code = '' } }: PageProps): JSX.Element {
  useEffect(() => {
    void api.findByCode(code).then((answer) => {
      if (answer.ok) {
        navigate(`/table/${answer.value.id}`, { replace: true });
        return;
      }
      tellFailure(answer.error);
      navigate('/lobby', { replace: true });
    });
  }, [code]);
  return <p class="page-loading">{t('join.title')}</p>;
}
