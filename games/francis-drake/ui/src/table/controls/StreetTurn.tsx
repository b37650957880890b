import { canSail } from '@portolan/francis-drake';
import { Choice, pickedOf } from '@portolan/table-kit';
import type { JSX } from 'preact';
import { t as move } from '../../messages/moves.ts';
import { capital, joined } from '../../words.ts';
import { t } from '../messages.ts';
import { Ship } from '../Pieces.tsx';
import { useScene } from '../scene.ts';
import { skippedBy } from '../street.ts';

/** Locations are picked on the street. Here are the way to the dock, and what a stop would skip. */
export function StreetControls(): JSX.Element {
  const scene = useScene();
  const { view, me } = scene;
  const picked = pickedOf(scene, 'loc:');
  const skipped = picked === undefined ? [] : skippedBy(scene, `loc:${picked}`);
  const player = me === undefined ? undefined : view.players[me];
  const mayDock = scene.turn?.whole.lit.has('dock') === true;
  return (
    <>
      {picked === undefined && mayDock && <p class="tk-hint">{t('tapPlace')}</p>}
      {skipped.length > 0 && (
        <p class="tk-hint fd-warn">{t('youSkip', { places: joined(skipped.map(({ name }) => name)) })}</p>
      )}
      {mayDock && (
        <div class="tk-choice-row">
          <Choice target="dock" card="dock:outbound">
            {me !== undefined && <Ship seat={me} galleon={player?.galleon === true} nameless />}
            <span class="tk-choice-words">
              <span>{move('dockNth', { n: view.docks.outbound.length + 1 })}</span>
              {player !== undefined && !canSail(player) && (
                <span class="tk-choice-effect fd-warn">{capital(move('noBarrel'))}</span>
              )}
            </span>
          </Choice>
        </div>
      )}
    </>
  );
}
