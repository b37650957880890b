import { GOODS, goodWorth } from '@portolan/amerigo';
import { capital } from '@portolan/client';
import type { JSX } from 'preact';
import { Glyph } from '../art/Glyph.tsx';
import { Pickable } from '../table/Pickable.tsx';
import { picks } from '../table/picks.ts';
import { useScene } from '../table/scene.ts';
import { productionName } from '../words.ts';
import { t } from './messages/panels.ts';
import { Panel } from './Panel.tsx';
import './market.css';

/** The production tokens on sale: what each costs, and what it would add to the viewer's goods at the end. */
export function Market(): JSX.Element {
  const scene = useScene();
  const { view, me } = scene;
  const goods = view.players[me ?? -1]?.goods.join();
  return (
    <Panel name="market" title={t('market')} of={[view.market.join(), goods, picks(scene, 'buy')]}>
      {() => (
        <ul class="am-market" style={{ '--n': `${view.market.length}` }}>
          {view.market.map((kind, space) => (
            <Offer key={space} kind={kind} space={space} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

interface OfferProps {
  /** Negative where the token has been sold. */
  readonly kind: number;
  readonly space: number;
}

function Offer({ kind, space }: OfferProps): JSX.Element {
  const { box, view, me } = useScene();
  const offer = box.production[kind];
  const good = GOODS[offer?.good ?? -1];
  if (offer === undefined || good === undefined) {
    return (
      <li class="am-offer am-offer-sold" data-spot={`market:${space}`}>
        <span class="unseen">{t('sold')}</span>
      </li>
    );
  }
  const player = view.players[me ?? -1];
  const worth = player === undefined ? undefined : goodWorth(player, offer.good).oneMoreProduction;
  const production = capital(productionName(box, kind));
  const { cost } = offer;
  return (
    <Pickable
      class="am-offer"
      target={`buy:${kind}`}
      card={`production:${kind}`}
      spot={`market:${space}`}
      label={
        worth === undefined ? t('marketPlain', { production, cost }) : t('marketTitle', { production, cost, worth })
      }
    >
      <Glyph name={good} />
      <b aria-hidden="true">{t('costShort', { n: cost })}</b>
      {worth !== undefined && (
        <span class="am-offer-worth" data-none={worth === 0} aria-hidden="true">
          {t('worthShort', { n: worth })}
        </span>
      )}
    </Pickable>
  );
}
