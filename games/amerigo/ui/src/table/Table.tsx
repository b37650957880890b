import type { Box } from '@portolan/amerigo';
import type { TableProps } from '@portolan/client';
import { TableFrame, useForm } from '@portolan/table-kit';
import type { JSX } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
import { Archipelago } from '../map/Archipelago.tsx';
import { Panels } from '../panels/Panels.tsx';
import { PlayerSheets } from '../sheets/PlayerSheets.tsx';
import { formFor } from './form.ts';
import { Overlays } from './Overlays.tsx';
import { SceneProvider, sceneOf } from './scene.ts';
import './table.css';

/** Amerigo's own table: the archipelago, the tower with everything around it, and the players' sheets. */
export function Table({ box, ...props }: TableProps & { readonly box: Box }): JSX.Element {
  const { table, moment, names, own, turn } = props;
  const root = useRef<HTMLDivElement>(null);
  const form = useForm(root, formFor);
  const scene = useMemo(() => sceneOf(box, props), [box, moment, names.join(), own.join(), turn]);
  return (
    <SceneProvider value={scene}>
      <TableFrame root={root} title={table.title} turn={turn} form={form} class="am-table">
        <Archipelago form={form} />
        <Panels form={form} />
        <PlayerSheets table={table} awaiting={moment.awaiting} />
        <Overlays {...props} root={root} allInSight={form === 'wide'} />
      </TableFrame>
    </SceneProvider>
  );
}
