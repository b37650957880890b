import type { TableInfo } from '@portolan/protocol';
import type { JSX } from 'preact';
import { t } from '../messages/terms.ts';
import { termsInWords } from './termsInWords.ts';
import '../style/agreedOptions.css';

/** What a table agreed on besides the rules, in words. People who share a device agree without us. */
export function AgreedTerms({
  table: { terms, visibility },
}: {
  readonly table: Pick<TableInfo, 'terms' | 'visibility'>;
}): JSX.Element | null {
  if (visibility === 'hotseat') return null;
  return (
    <div class="agreed">
      <p class="agreed-title">{t('terms.title')}</p>
      <ul class="agreed-terms">
        {termsInWords(terms).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </div>
  );
}
