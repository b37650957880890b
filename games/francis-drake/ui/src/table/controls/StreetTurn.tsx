import { Choice, pickedOf } from '@portolan/table-kit';
import type { JSX } from 'preact';
import { t as move } from '../../messages/moves.ts';
import { capital, joined } from '../../words.ts';
import { useDeal } from '../deal.ts';
import { t } from '../messages.ts';
import { Ship } from '../Pieces.tsx';
import { skippedBy } from '../street.ts';

/** Locations are picked on the street. Here are the way to the dock, and what a stop would skip. */
export function StreetControls(): JSX.Element {
  const deal = useDeal();
  const { view, me } = deal;
  const picked = pickedOf(deal, 'loc:');
  const skipped = picked === undefined ? [] : skippedBy(deal, `loc:${picked}`);
  const barrels = me === undefined ? 1 : (view.players[me]?.barrels ?? 0);
  const mayDock = deal.turn?.whole.lit.has('dock') === true;
  return (
    <>
      {picked === undefined && mayDock && <p class="tk-hint">{t('tapPlace')}</p>}
      {skipped.length > 0 && (
        <p class="tk-hint fd-warn">{t('youSkip', { places: joined(skipped.map(({ name }) => name)) })}</p>
      )}
      {mayDock && (
        <div class="tk-choice-row">
          <Choice target="dock" card="dock:outbound">
            {me !== undefined && <Ship seat={me} galleon={view.players[me]?.galleon === true} nameless />}
            <span class="tk-choice-words">
              <span>{move('dockNth', { n: view.docks.outbound.length + 1 })}</span>
              {barrels === 0 && <span class="tk-choice-effect fd-warn">{capital(move('noBarrel'))}</span>}
            </span>
          </Choice>
        </div>
      )}
    </>
  );
}
