import { dockBonus, homeBonus } from '@portolan/francis-drake';
import { Choice } from '@portolan/table-kit';
import type { JSX } from 'preact';
import { Glyph } from '../../art/Glyph.tsx';
import { placeName } from '../../words.ts';
import { useDeal } from '../deal.ts';
import { discNumber } from '../destinations.ts';
import { say } from '../messages.ts';
import { Disc } from '../Pieces.tsx';
import { discWords } from './Mission.tsx';

/** Home with the bonus, or on to the missions that are still to come: both sides are shown. */
export function HomeControls(): JSX.Element {
  const { box, view, me } = useDeal();
  const dock = view.docks.homebound.length;
  const bonus = dockBonus(box, dock);
  const hero = me !== undefined && homeBonus(box, view, me) > 0;
  const still = view.map
    .flatMap((place, at) => {
      const disc = place.discs.find(({ seat, done }) => seat === me && !done)?.disc;
      return disc === undefined ? [] : [{ at, disc }];
    })
    .sort((one, other) => discNumber(one.disc) - discNumber(other.disc));
  const missions = still.map(({ at, disc }) => say('stillAt', { disc: discWords(disc), place: placeName(box, at) }));
  return (
    <div class="tk-choice-row fd-tall-choices">
      <Choice
        target="home"
        label={`${say('goHome')}: ${say('goHomeHint', { n: dock + 1 })}. ${heroWords(bonus, hero)}`}
      >
        <Glyph name="home" class="fd-choice-glyph" />
        <span class="tk-choice-words">
          <span>{say('goHome')}</span>
          <span class="tk-choice-effect">
            {say('goHomeHint', { n: dock + 1 })}. {heroWords(bonus, hero)}
          </span>
        </span>
      </Choice>
      <Choice target="sail" label={`${say('sailOn')}. ${say('stillOut')} ${missions.join(', ')}`}>
        <Glyph name="frigate" class="fd-choice-glyph" />
        <span class="tk-choice-words">
          <span>{say('sailOn')}</span>
          <span class="tk-choice-effect">
            {say('stillOut')}{' '}
            {still.map(({ at, disc }) => (
              <span key={at} class="fd-still">
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

function heroWords(bonus: number, hero: boolean): string {
  if (bonus === 0) return say('lateHero');
  return hero ? say('heroBonus', { n: bonus }) : say('noHero');
}
