import { Board, PanZoom, type PanZoomHandle } from '@portolan/table-kit';
import type { JSX } from 'preact';
import { useCallback, useMemo, useRef, useState } from 'preact/hooks';
import { MapTargets } from '../controls/MapTargets.tsx';
import type { TableForm } from '../table/form.ts';
import { useScene } from '../table/scene.ts';
import { besideIsland, Cartouche } from './Cartouche.tsx';
import { ChartArt } from './ChartArt.tsx';
import { sheetOf } from './geometry.ts';
import { MapPieces } from './MapPieces.tsx';
import { areaOf } from './mapPlan.ts';
import { t } from './messages.ts';
import { PointedPlaces } from './PointedPlaces.tsx';
import { Spots } from './Spots.tsx';
import { useFollow } from './useFollow.ts';

/** The map: islands, frame, and everything that lies on them. On a phone it pans and zooms. */
export function Archipelago({ form }: { readonly form: TableForm }): JSX.Element {
  const { box, layout } = useScene();
  const [active, setActive] = useState<number>();
  const look = useCallback((island: number | undefined) => setActive(() => island), []);
  const handle = useRef<PanZoomHandle>(null);
  useFollow(handle);
  const [chart, sheet] = useMemo(
    () => [
      <>
        <ChartArt layout={layout} />
        <Spots box={box} layout={layout} />
      </>,
      sheetOf(layout),
    ],
    [box, layout],
  );
  const tall = form === 'tall';
  return (
    <PanZoom
      sheet={sheet}
      enabled={tall}
      handle={handle}
      class="am-map-window"
      overlay={tall && active !== undefined && <Cartouche island={active} strip={edgeFor(active)} />}
    >
      <Board sheet={sheet} label={t('map')} class="am-map" form={form}>
        {chart}
        <MapPieces active={active} onLook={look} />
        {!tall && active !== undefined && (
          <Cartouche island={active} at={besideIsland(sheet, areaOf(layout, active))} />
        )}
        <MapTargets />
        <PointedPlaces />
      </Board>
    </PanZoom>
  );
}

/** The edge of the window that is further from an island on the screen. */
function edgeFor(island: number): 'top' | 'bottom' {
  const place = document.querySelector(`[data-spot="island:${island}"]`);
  const root = place?.closest('.am-map-window');
  if (place === null || root === null || root === undefined) return 'bottom';
  const [own, whole] = [place.getBoundingClientRect(), root.getBoundingClientRect()];
  return own.top + own.bottom > whole.top + whole.bottom ? 'top' : 'bottom';
}
