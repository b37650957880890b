import { WORLDS } from '@portolan/nina-pinta';
import type { JSX } from 'preact';
import { Glyph } from '../art/Glyph.tsx';
import { useScene } from '../table/scene.ts';
import { Amounts } from './Amounts.tsx';
import { t } from './messages.ts';
import { offered } from './moveAt.ts';
import { WordChoice } from './WordChoice.tsx';

/** A ship sails home with gold: a Pirate takes up to half of it, or it sails. */
export function PlayPirate(): JSX.Element | null {
  const scene = useScene();
  const { view, question } = scene;
  if (question?.kind !== 'playPirate') return null;
  const owner = view.players[question.owner];
  const gold = owner?.cargo[WORLDS[question.world] ?? 'nina'] ?? 0;
  const most = Math.max(0, ...offered(scene, 'gold').map((target) => Number(target.slice('gold:'.length))));
  const pirates = view.players[question.seat]?.kept?.filter((id) => id === 'pirate').length ?? 0;
  return (
    <>
      <p class="np-stake">
        <Glyph name={pirates > 0 ? 'pirate' : 'ship'} />
        {pirates > 0 ? t('stake', { gold, most, pirates }) : t('noPirate', { gold })}
      </p>
      {most > 0 && <Amounts words={(taken) => t('leftAboard', { gold: gold - taken })} />}
      <div class="np-column">
        <WordChoice target="decline" main={t('letSail')} />
        <WordChoice target="declineAll" main={t('letAllSail')} more={t('letAllSailMore')} />
      </div>
    </>
  );
}
