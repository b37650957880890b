import { COMMODITIES } from '@portolan/francis-drake';
import type { JSX } from 'preact';
import { Glyph } from '../../art/Glyph.tsx';
import { capital } from '../../words.ts';
import { useDeal } from '../deal.ts';
import { say } from '../messages.ts';
import { Choice } from './Choice.tsx';

/** What lies at the port, with what one has of it already. */
export function TradeControls(): JSX.Element {
  const { turn, view, me } = useDeal();
  const offered = COMMODITIES.filter((ware) => turn?.whole.lit.has(`trade:${ware}`) === true);
  return (
    <>
      <p class="fd-hint">{say('tradeFor')}</p>
      <div class="choice-row fd-tiles">
        {offered.map((ware) => (
          <Choice key={ware} target={`trade:${ware}`} class="fd-tile" card={`commodity:${ware}`}>
            <Glyph name={ware} />
            <span>{capital(ware)}</span>
            <span class="choice-effect">
              {say('haveSome', { n: me === undefined ? 0 : (view.players[me]?.commodities[ware] ?? 0) })}
            </span>
          </Choice>
        ))}
      </div>
      <div class="choice-row">
        <Choice target="decline">
          <span class="fd-choice-words">
            <span>{say('decline')}</span>
            <span class="choice-effect">{say('declineHint')}</span>
          </span>
        </Choice>
      </div>
    </>
  );
}
