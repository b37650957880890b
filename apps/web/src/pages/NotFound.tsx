import { ButtonLink, EmptyState } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { t } from '../messages/notFound.ts';

export function NotFound(): JSX.Element {
  return (
    <div class="column">
      <EmptyState>
        <h1>{t('notFound.title')}</h1>
        <p>{t('notFound.lead')}</p>
        <ButtonLink href="/" look="primary">
          {t('notFound.home')}
        </ButtonLink>
      </EmptyState>
    </div>
  );
}
