import { list } from '@portolan/i18n';
import { type RevenueFlow, revenueOutlook } from '@portolan/nina-pinta';
import type { JSX } from 'preact';
import { Glyph } from '../art/Glyph.tsx';
import { useScene } from '../table/scene.ts';
import { landTitle } from '../words.ts';
import { t } from './messages.ts';
import { WordChoice } from './WordChoice.tsx';

/** Where revenue flows: each group of connected lands to the ship or to its Strongholds, or nowhere. */
export function CollectRevenue(): JSX.Element | null {
  const { box, view, question } = useScene();
  if (question?.kind !== 'collectRevenue') return null;
  const { flows, revenue, lost, mined, aboard } = revenueOutlook(box, view, question.seat, question.world);
  return (
    <>
      <ul class="np-flows">
        {flows.map((flow) => (
          <Flow key={flow.lands.join()} flow={flow} />
        ))}
      </ul>
      <div class="np-column">
        <WordChoice
          target="collect"
          glyph="gold"
          main={t('collectAll')}
          figure={t('revenue', { gold: revenue + mined })}
          more={t('collectMore', { aboard, mined, lost })}
          warn={lost > 0}
        />
        <WordChoice target="arrange" glyph="stronghold" main={t('arrange')} more={t('arrangeMore')} />
      </div>
    </>
  );
}

const SIGNS = { ship: 'ship', strongholds: 'stronghold', nowhere: 'pass' } as const;

function Flow({ flow: { lands, yields, to, strongholds } }: { readonly flow: RevenueFlow }): JSX.Element {
  const { box } = useScene();
  const names = (ids: readonly string[]) =>
    list(
      ids.map((id) => landTitle(box, id)),
      'and',
    );
  return (
    <li class={to === 'nowhere' && yields > 0 ? 'np-flow np-flow-lost' : 'np-flow'}>
      <span class="np-flow-lands">{t('lands', { lands: names(lands) })}</span>
      <span class="np-flow-line" aria-hidden="true" />
      <b>{t('revenue', { gold: yields })}</b>
      <span class="np-flow-to">
        <Glyph name={SIGNS[to]} />
        {to === 'strongholds'
          ? t('toStrongholds', { lands: names(strongholds) })
          : t(to === 'ship' ? 'toShip' : 'toNowhere')}
      </span>
    </li>
  );
}
