import { dockBonus, homeBonus } from '@portolan/francis-drake';
import { Choice } from '@portolan/table-kit';
import type { JSX } from 'preact';
import { Glyph } from '../../art/Glyph.tsx';
import { t as move } from '../../messages/moves.ts';
import { t as word } from '../../messages/words.ts';
import { discName, joined, placeName, points } from '../../words.ts';
import { discNumber } from '../destinations.ts';
import { Disc, Ship } from '../Pieces.tsx';
import { useScene } from '../scene.ts';
import { t } from './messages.ts';

/** Going home with its bonus, beside the missions that are still to come. */
export function HomeControls(): JSX.Element {
  const { box, view, me } = useScene();
  const dock = view.docks.homebound.length;
  const bonus = dockBonus(box, dock);
  const hero = me !== undefined && homeBonus(box, view, me) > 0;
  const still = view.map
    .flatMap((place, at) => {
      const disc = place.discs.find(({ seat, done }) => seat === me && !done)?.disc;
      return disc === undefined ? [] : [{ at, disc }];
    })
    .sort((one, other) => discNumber(one.disc) - discNumber(other.disc));
  const missions = still.map(({ at, disc }) =>
    word('at', { what: discName(discNumber(disc)), place: placeName(box, at) }),
  );
  const worthy = hero ? 'hero' : 'none';
  const hint = t('home', { n: dock + 1, bonus: bonus === 0 ? 'other' : worthy, points: points(bonus) });
  return (
    <div class="tk-choice-row fd-tall-choices">
      <Choice target="home" label={t('homeLabel', { hint })}>
        <Glyph name="home" class="fd-choice-glyph" />
        <span class="tk-choice-words">
          <span>{move('home')}</span>
          <span class="tk-choice-effect">{hint}</span>
        </span>
      </Choice>
      <Choice target="sail" label={t('sailLabel', { missions: joined(missions) })}>
        {me !== undefined && <Ship seat={me} galleon={view.players[me]?.galleon === true} nameless />}
        <span class="tk-choice-words">
          <span>{move('sail')}</span>
          <span class="tk-choice-effect">
            {t('still')}{' '}
            {still.map(({ at, disc }) => (
              <span key={at} class="fd-still" translate={false}>
                {me !== undefined && <Disc seat={me} face={disc} />}
                {placeName(box, at)}
              </span>
            ))}
          </span>
        </span>
      </Choice>
    </div>
  );
}
