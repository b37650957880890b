import { COMMODITIES, chestWorth, TREASURES, type View } from '@portolan/francis-drake';
import { cx, Figure } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { Glyph } from '../art/Glyph.tsx';
import { t as word } from '../messages/words.ts';
import { points } from '../words.ts';
import { t } from './messages.ts';
import { Chest } from './Pieces.tsx';
import { type Scene, useScene } from './scene.ts';

type PlayerView = View['players'][number];

/** Commodities and the chest: what is kept until the end. */
export function Riches({ seat, player }: { readonly seat: number; readonly player: PlayerView }): JSX.Element {
  const scene = useScene();
  return (
    <div class="fd-riches">
      <ul class="fd-kept">
        {COMMODITIES.map((ware) => (
          <li
            key={ware}
            data-card={`commodity:${ware}`}
            data-spot={`hold:${seat}:${ware}`}
            class={cx(player.commodities[ware] === 0 && 'fd-nought')}
          >
            <Glyph name={ware} />
            <span class="unseen">{word(ware)} </span>
            <Figure value={player.commodities[ware]} />
          </li>
        ))}
      </ul>
      <Treasures scene={scene} seat={seat} chest={player.chest} />
    </div>
  );
}

interface TreasuresProps {
  readonly scene: Scene;
  readonly seat: number;
  readonly chest: PlayerView['chest'];
}

function Treasures({ scene, seat, chest }: TreasuresProps): JSX.Element {
  const own = scene.own.includes(seat);
  if (chest === undefined) {
    return (
      <span class="fd-chest" data-spot={`chest:${seat}`} data-card="chest:other" title={t('chestClosed')}>
        <Chest seat={seat} />
        <span class="unseen">{t('chestClosed')}</span>
      </span>
    );
  }
  const words = t('chest', { own, ...chest, points: points(chestWorth(scene.box, chest)) });
  return (
    <span class="fd-chest fd-chest-open" data-spot={`chest:${seat}`} data-card="chest:own" title={words}>
      <Chest seat={seat} open />
      <span class="unseen">{words}</span>
      <span class="fd-treasures" aria-hidden="true">
        {TREASURES.map((treasure) => (
          <span key={treasure} class={cx(chest[treasure] === 0 && 'fd-nought')}>
            <b>{`${chest[treasure]}`}</b>
            <Glyph name={treasure} />
          </span>
        ))}
      </span>
    </span>
  );
}
