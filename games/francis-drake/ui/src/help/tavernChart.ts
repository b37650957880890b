import type { Box } from '@portolan/francis-drake';
import { list } from '@portolan/i18n';
import { t as word } from '../messages/words.ts';
import { itemWords, joined } from '../words.ts';
import { t } from './messages/now.ts';

/** What the die brings at the Tavern: a sentence for all results with the same yield. [FD-PROV-23] */
export function tavernChart({ components }: Box): string[] {
  const results = new Map<string, string[]>();
  for (const [result, { crew, ghost }] of Object.entries(components.tavern)) {
    const items = ghost ? joined([...(crew > 0 ? [itemWords({ crew })] : []), word('ghost')]) : itemWords({ crew });
    results.set(items, [...(results.get(items) ?? []), result]);
  }
  return [...results].map(([items, numbers]) => t('tavern', { results: list(numbers, 'or'), items }));
}
