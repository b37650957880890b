import { capital } from '@portolan/client';
import { cx } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { TokenFace } from '../panels/TokenFace.tsx';
import { Pickable } from '../table/Pickable.tsx';
import { useScene } from '../table/scene.ts';
import { tokensIn, tokenWords } from '../words.ts';
import { t } from './messages.ts';
import type { SheetPartProps } from './Stores.tsx';

/** The progress tokens a player owns; those that were used lie face down. */
export function OwnTokens({ seat, player }: SheetPartProps): JSX.Element {
  const { box, question } = useScene();
  const mine = question?.seat === seat;
  return (
    <ul class="am-own-tokens" data-spot={`tokens:${seat}`} data-card={`tokens:${seat}`} aria-label={t('tokens')}>
      {tokensIn(player.tokens).map((token) => {
        const id = box.names.tokens[token];
        const used = ((player.used >> token) & 1) === 1;
        const words = capital(tokenWords(box, token));
        return (
          <Pickable
            key={token}
            class={cx('am-token', used && 'am-token-used')}
            target={mine ? `cash:${id}` : ''}
            card={`token:${id}`}
            piece={`token:${id}`}
            label={used ? t('usedToken', { token: words }) : words}
          >
            <TokenFace box={box} token={token} />
          </Pickable>
        );
      })}
    </ul>
  );
}
