import type { NoticeKind } from '../store/noticeStore.ts';
import { asksForAnswer } from './dueOf.ts';
import { t } from './messages.ts';

/** What a notice tells of one table. Nothing that happened there is among it: the reader may not be alone. */
export interface Told {
  readonly kind: NoticeKind;
  readonly table: string;
  /** The title of the game. */
  readonly title: string;
  /** The code of the table, by which its players tell their tables apart. */
  readonly code: string;
  /** Undefined if the server does not know its own address. */
  readonly url: string | undefined;
}

// Everything below is written in the current locale: call it by `inLocale`, with the reader's.

export function subjectOf(tables: readonly Told[]): string {
  const [first] = tables;
  if (first !== undefined && tables.length === 1) return t(`subject.${first.kind}`, { title: first.title });
  const waiting = new Set(tables.filter(({ kind }) => asksForAnswer(kind)).map(({ table }) => table)).size;
  return t('digest', { waiting });
}

/** One line for every table, with its address. */
export function linesOf(tables: readonly Told[]): string {
  return tables
    .map(({ kind, title, code, url }) =>
      [t(`line.${kind}`, { title, code }), ...(url === undefined ? [] : [url])].join('\n'),
    )
    .join('\n\n');
}

export interface Written {
  readonly subject: string;
  /** Ends with a line break. */
  readonly text: string;
}

export interface MailLinks {
  readonly settings: string;
  readonly stop: string;
}

/** Links are alone on their lines, so that mail programs recognize where they end in any language. */
export function mailOf(tables: readonly Told[], { settings, stop }: MailLinks): Written {
  const text = `${linesOf(tables)}

-- 
${t('mail.settings')}
${settings}
${t('mail.stop')}
${stop}
`;
  return { subject: subjectOf(tables), text };
}

/** Asks the owner of an address whether they want to be told there. */
export function confirmMailOf({ confirm, stop }: { readonly confirm: string; readonly stop: string }): Written {
  const text = `${t('confirm.why')}

${t('confirm.open')}
${confirm}

${t('confirm.stop')}
${stop}
`;
  return { subject: t('confirm.subject'), text };
}

/** The first message to a webhook, which shows that it works. */
export function webhookHello(): string {
  return t('webhook');
}
