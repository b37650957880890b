import type { TableProps } from '@portolan/client';
import type { Box, View } from '@portolan/nina-pinta';
import { layoutFor, TableFrame, useAwaited, useForm } from '@portolan/table-kit';
import { Memo } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
import { WorldMap } from '../map/WorldMap.tsx';
import { EraPhases } from './EraPhases.tsx';
import { formOf } from './form.ts';
import { Overlays } from './Overlays.tsx';
import { SceneProvider, sceneOf } from './scene.ts';
import { TableTabs } from './TableTabs.tsx';
import { useSurroundings } from './useSurroundings.ts';
import './table.css';

/** Niña & Pinta's own table: the map of three worlds, what belongs to the era, and the players' sheets. */
export function Table({ box, ...props }: TableProps & { readonly box: Box }): JSX.Element {
  const { table, moment, names, own, turn } = props;
  const root = useRef<HTMLDivElement>(null);
  const layout = useForm(root, layoutFor);
  const scene = useMemo(() => sceneOf(box, props), [box, moment, names.join(), own.join(), turn]);
  const view = moment.view as View;
  const around = useSurroundings();
  useAwaited(around === undefined);
  const map = <WorldMap form={formOf(layout)} />;
  const sheets = around !== undefined && <around.PlayerSheets table={table} awaiting={moment.awaiting} />;
  return (
    <SceneProvider value={scene}>
      <TableFrame
        root={root}
        title={table.title}
        turn={turn}
        form={layout}
        class={`np-table np-players-${view.players.length}`}
      >
        <Memo of={[box, view.era, view.phase]}>{() => <EraPhases box={box} view={view} />}</Memo>
        {layout === 'wide' && around !== undefined && <around.Panels />}
        {layout !== 'tall' && map}
        {layout === 'wide' ? (
          sheets
        ) : (
          <TableTabs around={around} sheets={sheets} {...(layout === 'tall' ? { map } : {})} />
        )}
        <Overlays {...props} root={root} allInSight={layout === 'wide'} />
      </TableFrame>
    </SceneProvider>
  );
}
