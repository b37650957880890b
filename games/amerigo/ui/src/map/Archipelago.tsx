import { Board, InTurn, loadLater, PanZoom, type PanZoomHandle, Slice } from '@portolan/table-kit';
import { Memo } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { useCallback, useMemo, useRef, useState } from 'preact/hooks';
import { MapTargets } from '../controls/MapTargets.tsx';
import { TrySlot } from '../controls/TrySlot.tsx';
import type { MapForm } from '../table/form.ts';
import { type Scene, useScene } from '../table/scene.ts';
import { sheetOf } from './geometry.ts';
import { MapArt } from './MapArt.tsx';
import { MapPieces } from './MapPieces.tsx';
import { t } from './messages.ts';
import { useFollow } from './useFollow.ts';

const useLater = loadLater(() => import('./later.ts'));

/** The map: islands, frame, and everything that lies on them. On a phone it pans and zooms. */
export function Archipelago({ form }: { readonly form: MapForm }): JSX.Element {
  const scene = useScene();
  const { layout, question } = scene;
  const [active, setActive] = useState<number>();
  const look = useCallback((island: number | undefined) => setActive(() => island), []);
  const handle = useRef<PanZoomHandle>(null);
  useFollow(handle);
  const later = useLater();
  const sheet = useMemo(() => sheetOf(layout), [layout]);
  const tall = form === 'tall';
  // It would lie over the tile in the hand.
  const isLaying = question?.kind === 'layTile';
  const cartouche = later !== undefined && active !== undefined && !isLaying && (
    <later.Cartouche island={active} strip={tall} />
  );
  return (
    <PanZoom
      sheet={sheet}
      enabled={tall}
      handle={handle}
      class="am-map-window"
      overlay={
        <>
          {tall && cartouche}
          <TrySlot part="TryButton" />
        </>
      }
    >
      <Board sheet={sheet} label={t('map')} class="am-map" form={form}>
        <InTurn>
          <Memo of={[layout, later]}>{() => <MapArt layout={layout} decor={later?.DECOR} />}</Memo>
        </InTurn>
        {later !== undefined && (
          <>
            <InTurn>
              <later.IslandOutlines layout={layout} active={active} />
            </InTurn>
            <InTurn>
              <Slice of={[layout, ...seenIslands(scene)]}>{() => <later.Islands onLook={look} />}</Slice>
            </InTurn>
            <Slice of={[layout, question?.kind]}>{() => <later.Spots />}</Slice>
          </>
        )}
        <MapPieces />
        {!tall && cartouche}
        <MapTargets />
        {later !== undefined && <later.PointedPlaces />}
      </Board>
    </PanZoom>
  );
}

/** Everything about the islands that can change. */
function seenIslands({ view, names }: Scene): readonly unknown[] {
  const islands = view.map.islands.map(({ empty, posts, completed }) => `${empty} ${posts.join('/')} ${completed}`);
  return [view.round, names.join(), islands.join()];
}
