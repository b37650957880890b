import { isRepelled } from '@portolan/amerigo';
import { Emblem, seatColour } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { Glyph } from '../art/Glyph.tsx';
import { t } from './messages.ts';
import type { FightSprite } from './sprite.ts';
import './plaque.css';
import './pirateFight.css';

/** The most cannon shots that are drawn. */
const MOST = 6;

/** The pirates attack one player, who fires all they have; then it is clear what it costs. */
export function PirateFight({ fight }: { readonly fight: FightSprite }): JSX.Element {
  const { seat, name, strength, fired, lost } = fight;
  const held = isRepelled(fight);
  return (
    <div class="am-plaque am-fight" data-held={held} style={{ '--c': seatColour(seat) }}>
      <span
        class="am-fight-pirates"
        data-moves={held && strength > 0 ? 'shakes' : 'drops'}
        data-at="0.05"
        data-for="0.4"
      >
        <Glyph name="pirate" />
        <b>{strength}</b>
      </span>
      <span class="am-fight-player">
        <i data-seat={seat}>
          <Emblem seat={seat} />
        </i>
        <b>
          {fired} <Glyph name="cannon" />
        </b>
      </span>
      {Array.from({ length: Math.min(MOST, fired) }, (_, at) => (
        <i
          key={at}
          class="am-fight-shot"
          style={{ '--row': at }}
          data-moves="flies"
          data-at={0.12 + 0.06 * at}
          data-for="0.22"
        />
      ))}
      <p>{name}</p>
      <p class="am-fight-end" data-moves="rises" data-at="0.58" data-for="0.14">
        {held ? t('held') : t('lost', { n: lost })}
      </p>
    </div>
  );
}
