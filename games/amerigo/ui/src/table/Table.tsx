import type { Box, View } from '@portolan/amerigo';
import type { TableProps } from '@portolan/client';
import { layoutFor, TableFrame, useAwaited, useForm } from '@portolan/table-kit';
import type { JSX } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
import { TrySlot } from '../controls/TrySlot.tsx';
import { Archipelago } from '../map/Archipelago.tsx';
import { sheetOf } from '../map/geometry.ts';
import { usePanels } from '../panels/usePanels.ts';
import { formOf } from './form.ts';
import { Overlays } from './Overlays.tsx';
import { RoundPhases } from './RoundPhases.tsx';
import { type Scene, SceneProvider, sceneOf } from './scene.ts';
import { TableTabs } from './TableTabs.tsx';
import './table.css';

/** Amerigo's own table: the archipelago, the tower with everything around it, and the players' sheets. */
export function Table({ box, ...props }: TableProps & { readonly box: Box }): JSX.Element {
  const { table, moment, names, own, turn, timeline } = props;
  const root = useRef<HTMLDivElement>(null);
  const layout = useForm(root, layoutFor);
  const scene = useMemo(() => sceneOf(box, props), [box, moment, names.join(), own.join(), turn]);
  const view = moment.view as View;
  const panels = usePanels();
  useAwaited(panels === undefined);
  const sheets = panels === undefined ? null : <panels.PlayerSheets table={table} awaiting={moment.awaiting} />;
  return (
    <SceneProvider value={scene}>
      <TableFrame
        root={root}
        title={table.title}
        turn={turn}
        form={layout}
        class={`am-table am-seats-${view.seats}`}
        style={styleOf(scene)}
      >
        <RoundPhases box={box} view={view} timeline={timeline} />
        <TrySlot part="TryShelf" />
        <div class="am-sea">
          <Archipelago form={formOf(layout)} />
        </div>
        {layout === 'wide' ? (
          panels !== undefined && <panels.Panels />
        ) : (
          <TableTabs panels={panels} {...(layout === 'middle' ? {} : { sheets })} />
        )}
        {(layout === 'wide' || layout === 'middle') && sheets}
        <Overlays {...props} root={root} allInSight={layout === 'wide'} />
      </TableFrame>
    </SceneProvider>
  );
}

/** The proportions of the map, from which the layout follows. */
function styleOf({ layout }: Scene): Readonly<Record<string, string>> {
  const { width, height } = sheetOf(layout);
  return { '--am-ratio': `${Math.round((width / height) * 1000) / 1000}` };
}
