import { capital } from '@portolan/client';
import type { JSX } from 'preact';
import { TileShape } from '../art/TileShape.tsx';
import { Pickable } from '../table/Pickable.tsx';
import { picks } from '../table/picks.ts';
import { useScene } from '../table/scene.ts';
import { pieceName } from '../words.ts';
import { t } from './messages/panels.ts';
import { Panel } from './Panel.tsx';
import './supply.css';

/** The landscape tiles in the general supply, by shape. Village tiles are on the sheets of their owners. */
export function Supply(): JSX.Element {
  const scene = useScene();
  const { view, box } = scene;
  const { pieces } = box;
  return (
    <Panel name="supply" title={t('supply')} of={[view.supply.join(), picks(scene, 'plan')]}>
      {() => (
        <ul class="am-supply">
          {view.supply.map((left, piece) => (
            <Pickable
              key={piece}
              class={left === 0 ? 'am-stock am-shut' : 'am-stock'}
              target={`plan:${pieces.names[piece]}`}
              card={`supply:${pieces.names[piece]}`}
              label={t('supplyOf', {
                piece: capital(pieceName(box, piece)),
                n: left,
                squares: pieces.squares[piece] ?? 0,
                small: pieces.small[piece] ?? 0,
                big: pieces.big[piece] ?? 0,
              })}
            >
              <TileShape box={box} piece={piece} />
              <b aria-hidden="true">{`${left}`}</b>
            </Pickable>
          ))}
        </ul>
      )}
    </Panel>
  );
}
