import { ruleAgainstTile } from '@portolan/amerigo';

import { useReadable } from '@portolan/table-kit';
import type { JSX } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
import { rectangleOf } from '../../map/geometry.ts';
import { useScene } from '../../table/scene.ts';
import { tileBrings } from '../brings.ts';
import { dragTile } from '../dragTile.ts';
import { HitField } from '../HitField.tsx';
import { heldSpace, holdOver, spaceOf } from '../hand.ts';
import { coverable, type Laying } from '../laying.ts';
import { t } from '../messages.ts';
import { reasonText } from '../reasonText.ts';
import { snapTo } from '../snap.ts';
import { useResting } from '../useResting.ts';
import { turnBy } from '../useTileKeys.ts';
import { useWheel } from '../useWheel.ts';
import { areaPath, Overlay } from './Area.tsx';
import { Ghost } from './Ghost.tsx';
import { GhostInHand } from './GhostInHand.tsx';
import { TipAt } from './Tip.tsx';

/** The squares a tile can cover, its ghost under the pointer, and where it has been put down. */
export function TileField({ laying }: { readonly laying: Laying }): JSX.Element {
  const scene = useScene();
  const { layout, view } = scene;
  const root = useRef<HTMLDivElement>(null);
  const latest = useRef({ scene, laying });
  latest.current = { scene, laying };
  useWheel(root, (quarters) => turnBy(latest.current.laying, quarters));
  const { holder, piece, turn, seat, placed, state, targetOf } = laying;
  const over = useMemo(() => coverable(scene, laying), [state, piece, turn]);
  const path = useMemo(() => areaPath(layout, [...over.keys()]), [over]);
  const hits = useMemo(
    () =>
      [...laying.legal].map((space) => ({
        target: targetOf(space),
        label: () => t('tileSquare', { row: Math.floor(space / layout.stride) + 1, col: (space % layout.stride) + 1 }),
        at: rectangleOf(layout, space),
        space,
      })),
    [state, piece, turn, view],
  );
  const point = (event: PointerEvent | MouseEvent): number | undefined =>
    root.current === null
      ? undefined
      : snapTo({ scene, laying, over, map: root.current.getBoundingClientRect() }, event);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the hit areas inside take the focus and the keys.
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above.
    <div
      ref={root}
      class="am-tile-field"
      onPointerMove={(event) => event.pointerType !== 'touch' && holdOver(holder, point(event))}
      onPointerLeave={() => holdOver(holder, undefined)}
      onClick={(event) => {
        if (event.target !== event.currentTarget) return;
        const space = point(event);
        if (space !== undefined && laying.legal.has(space)) laying.place(space);
        else holdOver(holder, space);
      }}
    >
      <Overlay>
        <path class="am-area-ap am-area-land" d={path} />
      </Overlay>
      {placed !== undefined && (
        <Ghost
          placement={placed}
          seat={seat}
          look="placed"
          onPointerDown={(event) => dragTile(event, () => latest.current)}
        />
      )}
      <HitField
        hits={hits}
        onPress={({ space }) => space !== undefined && laying.place(space)}
        onPoint={(hit) => holdOver(holder, hit?.space)}
      />
      <Held laying={laying} />
    </div>
  );
}

/** The tile under the pointer, with what it would bring there. */
function Held({ laying }: { readonly laying: Laying }): JSX.Element | null {
  useReadable(heldSpace);
  const { holder, seat, piece, turn, legal } = laying;
  const space = spaceOf(holder);
  if (space === undefined) return null;
  return (
    <>
      <GhostInHand placement={{ piece, turn, space }} seat={seat} look={legal.has(space) ? 'legal' : 'illegal'} />
      <Note laying={laying} />
    </>
  );
}

/** What the tile would bring where it rests, or why it may not lie there. */
function Note({ laying }: { readonly laying: Laying }): JSX.Element | null {
  const scene = useScene();
  const { holder, seat, piece, turn, state } = laying;
  const space = useResting(heldSpace, () => spaceOf(holder));
  if (space === undefined) return null;
  const placement = { piece, turn, space };
  const rule = ruleAgainstTile(scene.box, state, seat, placement);
  const text = rule === undefined ? tileBrings(scene, seat, placement, state) : reasonText(rule);
  return <TipAt at={rectangleOf(scene.layout, space)} text={text} warn={rule !== undefined} />;
}
