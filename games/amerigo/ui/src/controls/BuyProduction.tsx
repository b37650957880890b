import { GOODS, goodWorth } from '@portolan/amerigo';
import { capital } from '@portolan/client';
import { Choice } from '@portolan/table-kit';
import type { JSX } from 'preact';
import { Glyph } from '../art/Glyph.tsx';
import { useScene } from '../table/scene.ts';
import { goodName } from '../words.ts';
import { Cash } from './Cash.tsx';
import { playerOf } from './inScene.ts';
import { t } from './messages.ts';
import { priceText } from './price.ts';
import { WordChoice } from './Words.tsx';

/** The production tokens on sale: what each costs, and what it would be worth at the end as things are. */
export function BuyProduction(): JSX.Element | null {
  const { view, question } = useScene();
  if (question?.kind !== 'buyProduction') return null;
  const { ap } = question;
  const kinds = [...new Set(view.market)].filter((kind) => kind >= 0).sort((one, other) => one - other);
  return (
    <>
      <div class="am-shelf">
        {kinds.map((kind) => (
          <Token key={kind} kind={kind} ap={ap} />
        ))}
      </div>
      <div class="am-column">
        <WordChoice target="end" main={t('endBuy')} more={t('endLoses', { ap })} warn={ap > 0} />
      </div>
      <Cash />
    </>
  );
}

function Token({ kind, ap }: { readonly kind: number; readonly ap: number }): JSX.Element | null {
  const scene = useScene();
  const { box, view } = scene;
  const token = box.production[kind];
  const player = playerOf(scene);
  const name = GOODS[token?.good ?? -1];
  if (token === undefined || player === undefined || name === undefined) return null;
  const goods = player.goods[token.good] ?? 0;
  const before = player.production[token.good] ?? 0;
  const worth = t('productionWorth', { points: goodWorth(player, token.good).oneMoreProduction });
  const count = view.market.filter((one) => one === kind).length;
  return (
    <Choice
      target={`buy:${kind}`}
      class="am-item am-wide-item"
      card={`production:${kind}`}
      label={t('productionLabel', { good: capital(goodName(token.good)), cost: priceText(token.cost, ap), worth })}
    >
      <Glyph name={name} class="am-good-glyph" />
      <span>
        {capital(goodName(token.good))} <b>{priceText(token.cost, ap)}</b>{' '}
        {count > 1 && <span class="quiet">{t('count', { n: count })}</span>}
      </span>
      <span class="tk-choice-effect">{t('productionChange', { goods, before, after: before + 1 })}</span>
      <span class="tk-choice-effect">{worth}</span>
    </Choice>
  );
}
