import { listWords } from '@portolan/client';
import type { JSX } from 'preact';
import { Glyph } from '../../art/Glyph.tsx';

import { pickedOf, useDeal } from '../deal.ts';
import { say } from '../messages.ts';
import { skippedBy } from '../street.ts';
import { Choice } from './Choice.tsx';

/** The places themselves are on the street; here is the way to the dock, and what a stop leaves behind. */
export function StreetControls(): JSX.Element {
  const deal = useDeal();
  const { view, me } = deal;
  const picked = pickedOf(deal, 'loc:');
  const skipped = picked === undefined ? [] : skippedBy(deal, `loc:${picked}`);
  const barrels = me === undefined ? 1 : (view.players[me]?.barrels ?? 0);
  const mayDock = deal.turn?.whole.lit.has('dock') === true;
  return (
    <>
      {picked === undefined && mayDock && <p class="fd-hint">{say('tapPlace')}</p>}
      {skipped.length > 0 && (
        <p class="fd-hint fd-warn">{say('youSkip', { places: listWords(skipped.map(({ name }) => name)) })}</p>
      )}
      {mayDock && (
        <div class="choice-row">
          <Choice target="dock" card="dock:outbound">
            <Glyph name="voyage" />
            <span class="fd-choice-words">
              <span>{say('dockNow', { n: view.docks.outbound.length + 1 })}</span>
              {barrels === 0 && <span class="choice-effect fd-warn">{say('noBarrel')}</span>}
            </span>
          </Choice>
        </div>
      )}
    </>
  );
}
