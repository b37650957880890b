import { GOODS, goodWorth } from '@portolan/amerigo';
import { Figure } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { Glyph } from '../art/Glyph.tsx';
import { goodName } from '../words.ts';
import { t } from './messages.ts';
import type { SheetPartProps } from './Stores.tsx';

/** Goods times production, what that is worth now, and what one more of either would add. */
export function Goods({ seat, player }: SheetPartProps): JSX.Element {
  return (
    <ul class="am-goods">
      {GOODS.map((id, good) => {
        const [goods, production] = [player.goods[good] ?? 0, player.production[good] ?? 0];
        const { points, oneMoreGood, oneMoreProduction } = goodWorth(player, good);
        const more = { oneGood: oneMoreGood, oneProduction: oneMoreProduction };
        const label = t('product', { good: goodName(good), goods, production, points, ...more });
        return (
          <li
            key={id}
            class={points === 0 ? 'am-good am-nought' : 'am-good'}
            data-card={`goods:${seat}:${id}`}
            data-spot={`goods:${seat}:${id}`}
            title={label}
          >
            <span class="unseen">{label}</span>
            <Glyph name={id} />
            <span class="am-times" data-spot={`productionOf:${seat}:${id}`} aria-hidden="true">
              {t('times', { goods, production })}
            </span>
            <b class="am-product" aria-hidden="true">
              <Figure value={points} />
            </b>
            <small class="am-one-more" aria-hidden="true">
              {t('oneMore', more)}
            </small>
          </li>
        );
      })}
    </ul>
  );
}
