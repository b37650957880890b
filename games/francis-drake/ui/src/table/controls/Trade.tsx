import { COMMODITIES } from '@portolan/francis-drake';
import { Choice } from '@portolan/table-kit';
import type { JSX } from 'preact';
import { Glyph } from '../../art/Glyph.tsx';
import { capital } from '../../words.ts';
import { useDeal } from '../deal.ts';
import { say } from '../messages.ts';

/** What lies at the port, with what one has of it already. */
export function TradeControls(): JSX.Element {
  const { turn, view, me } = useDeal();
  const offered = COMMODITIES.filter((ware) => turn?.whole.lit.has(`trade:${ware}`) === true);
  return (
    <>
      <p class="tk-hint">{say('tradeFor')}</p>
      <div class="tk-choice-row fd-tiles">
        {offered.map((ware) => (
          <Choice key={ware} target={`trade:${ware}`} class="fd-tile" card={`commodity:${ware}`}>
            <Glyph name={ware} class="fd-choice-glyph" />
            <span>{capital(ware)}</span>
            <span class="tk-choice-effect">
              {say('haveSome', { n: me === undefined ? 0 : (view.players[me]?.commodities[ware] ?? 0) })}
            </span>
          </Choice>
        ))}
      </div>
      <div class="tk-choice-row">
        <Choice target="decline">
          <span class="tk-choice-words">
            <span>{say('decline')}</span>
            <span class="tk-choice-effect">{say('declineHint')}</span>
          </span>
        </Choice>
      </div>
    </>
  );
}
