import type { RefusalInfo } from '@portolan/protocol';
import { ButtonLink, EmptyState } from '@portolan/ui-kit';
import type { ComponentChildren, JSX } from 'preact';
import { describeRefusal } from '../app/describeRefusal.ts';
import { t } from '../messages/noTable.ts';
import { t as tShell } from '../messages/shell.ts';

/** Why no table is shown. */
export type NoTableProps =
  | { readonly why: 'missing' }
  | { readonly why: 'unopenable'; readonly refusal: RefusalInfo }
  /** An administrator has closed it. */
  | { readonly why: 'closed'; readonly reason: string | undefined };

/** In place of a table that does not exist, cannot be opened by the server, or was closed. */
export function NoTable(props: NoTableProps): JSX.Element {
  switch (props.why) {
    case 'missing':
      return <Instead title={t('table.missing')}>{t('table.missingHint')}</Instead>;
    case 'unopenable':
      return <Instead title={t('unopenable.title')}>{describeRefusal(props.refusal)}</Instead>;
    case 'closed':
      return (
        <Instead title={t('closed.title')} more={props.reason && t('closed.why', { why: props.reason })}>
          {t('closed.hint')}
        </Instead>
      );
  }
}

interface InsteadProps {
  readonly title: string;
  readonly more?: string | undefined;
  readonly children: ComponentChildren;
}

function Instead({ title, more, children }: InsteadProps): JSX.Element {
  return (
    <div class="column">
      <EmptyState>
        <h1>{title}</h1>
        <p>{children}</p>
        {more !== undefined && <p>{more}</p>}
        <ButtonLink href="/lobby">{tShell('nav.lobby')}</ButtonLink>
      </EmptyState>
    </div>
  );
}
