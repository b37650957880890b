import { COMMODITIES } from '@portolan/francis-drake';
import { Choice } from '@portolan/table-kit';
import type { JSX } from 'preact';
import { Glyph } from '../../art/Glyph.tsx';
import { t as move } from '../../messages/moves.ts';
import { t as word } from '../../messages/words.ts';
import { capital } from '../../words.ts';
import { useScene } from '../scene.ts';
import { t } from './messages.ts';

/** The commodities left at the port, and how many of each the viewer has. */
export function TradeControls(): JSX.Element {
  const { turn, view, me } = useScene();
  const offered = COMMODITIES.filter((ware) => turn?.whole.lit.has(`trade:${ware}`) === true);
  return (
    <>
      <p class="tk-hint">{t('tradeFor')}</p>
      <div class="tk-choice-row fd-tiles">
        {offered.map((ware) => (
          <Choice key={ware} target={`trade:${ware}`} class="fd-tile" card={`commodity:${ware}`}>
            <Glyph name={ware} class="fd-choice-glyph" />
            <span>{capital(word(ware))}</span>
            <span class="tk-choice-effect">
              {t('have', { n: me === undefined ? 0 : (view.players[me]?.commodities[ware] ?? 0) })}
            </span>
          </Choice>
        ))}
      </div>
      <div class="tk-choice-row">
        <Choice target="decline">
          <span class="tk-choice-words">
            <span>{move('decline')}</span>
            <span class="tk-choice-effect">{t('decline')}</span>
          </span>
        </Choice>
      </div>
    </>
  );
}
