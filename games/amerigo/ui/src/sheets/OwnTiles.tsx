import { capital } from '@portolan/client';
import type { JSX } from 'preact';
import { Glyph } from '../art/Glyph.tsx';
import { TileShape } from '../art/TileShape.tsx';
import { Pickable } from '../table/Pickable.tsx';
import { useScene } from '../table/scene.ts';
import { pieceName } from '../words.ts';
import { t } from './messages.ts';
import type { SheetPartProps } from './Stores.tsx';

/** The tiles a player has planned, and the village tiles still in the general supply. */
export function OwnTiles({ seat, player }: SheetPartProps): JSX.Element {
  const { box, question } = useScene();
  const { pieces } = box;
  const mine = question?.seat === seat;
  const planned = player.planned.flatMap((n, piece) => (n > 0 ? [{ n, piece }] : []));
  return (
    <div class="am-tiles">
      <div class="am-tiles-planned" title={t('planned')}>
        <Glyph name="red" />
        <span class="unseen">{t('planned')} </span>
        {planned.length === 0 && <span class="am-none">{t('noneText')}</span>}
        <ul>
          {planned.map(({ n, piece }) => (
            <Pickable
              key={piece}
              class="am-tile"
              target={mine ? `tile:${pieces.names[piece]}` : ''}
              card={`planned:${seat}:${pieces.names[piece]}`}
              label={t('plannedOf', { piece: capital(pieceName(box, piece)), n })}
            >
              <TileShape box={box} piece={piece} seat={seat} />
              {n > 1 && <small aria-hidden="true">{`${n}`}</small>}
            </Pickable>
          ))}
        </ul>
      </div>
      <div class="am-tiles-left" title={t('villages')}>
        <Glyph name="village" />
        <span class="unseen">{t('villages')} </span>
        <ul>
          {player.villages.map((n, at) => {
            const piece = pieces.neutrals + at;
            return (
              <Pickable
                key={at}
                class={n === 0 ? 'am-tile am-tile-out' : 'am-tile'}
                target={mine ? `plan:${pieces.names[piece]}` : ''}
                card={`supply:${pieces.names[piece]}`}
                spot={`supply:${seat}:${pieces.names[piece]}`}
                label={t('villageOf', { piece: capital(pieceName(box, piece)), n })}
              >
                <TileShape box={box} piece={piece} seat={seat} />
                <small aria-hidden="true">{`${n}`}</small>
              </Pickable>
            );
          })}
        </ul>
      </div>
    </div>
  );
}
