import { listWords } from '@portolan/client';
import { Choice, pickedOf } from '@portolan/table-kit';
import type { JSX } from 'preact';
import { Glyph } from '../../art/Glyph.tsx';

import { useDeal } from '../deal.ts';
import { say } from '../messages.ts';
import { skippedBy } from '../street.ts';

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
      {picked === undefined && mayDock && <p class="tk-hint">{say('tapPlace')}</p>}
      {skipped.length > 0 && (
        <p class="tk-hint fd-warn">{say('youSkip', { places: listWords(skipped.map(({ name }) => name)) })}</p>
      )}
      {mayDock && (
        <div class="tk-choice-row">
          <Choice target="dock" card="dock:outbound">
            <Glyph name="voyage" class="fd-choice-glyph" />
            <span class="tk-choice-words">
              <span>{say('dockNow', { n: view.docks.outbound.length + 1 })}</span>
              {barrels === 0 && <span class="tk-choice-effect fd-warn">{say('noBarrel')}</span>}
            </span>
          </Choice>
        </div>
      )}
    </>
  );
}
