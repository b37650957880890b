import type { TableInfo } from '@portolan/protocol';
import type { JSX } from 'preact';
import { agreedOptions } from '../games/agreedOptions.ts';
import { gameOptions } from '../games/gameOptions.ts';
import { t } from '../messages/options.ts';
import '../style/agreedOptions.css';

/** The options of a table in words; nothing for a game that has none. */
export function AgreedOptions({ table }: { readonly table: TableInfo }): JSX.Element | null {
  const all = gameOptions(table.game);
  if (all.length === 0) return null;
  const agreed = agreedOptions(all, table);
  if (agreed.length === 0) return <p class="small quiet">{t('options.usual')}</p>;
  return (
    <div class="agreed">
      <p class="agreed-title">{t('options.agreed')}</p>
      <dl class="agreed-list">
        {agreed.map(({ key, label, hint, rule }) => (
          <div key={key}>
            <dt class="agreed-label">{label}</dt>
            <dd class="agreed-hint">
              {hint}{' '}
              {rule !== undefined && (
                <a class="agreed-rule" href={`/learn/${table.game}#${rule}`}>
                  {t('options.rule', { rule })}
                </a>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
