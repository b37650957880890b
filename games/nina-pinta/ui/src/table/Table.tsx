import type { TableProps } from '@portolan/client';
import type { Box } from '@portolan/nina-pinta';
import { TableFrame, useForm } from '@portolan/table-kit';
import type { JSX } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
import { Chart } from '../chart/Chart.tsx';
import { Panels } from '../panels/Panels.tsx';
import { PlayerSheets } from '../sheets/PlayerSheets.tsx';
import { formFor } from './form.ts';
import { SceneProvider, sceneOf } from './scene.ts';
import './table.css';

/** Niña & Pinta's own table: the chart of three worlds, what belongs to the era, and the players' sheets. */
export function Table({ box, ...props }: TableProps & { readonly box: Box }): JSX.Element {
  const { table, moment, names, own, turn } = props;
  const root = useRef<HTMLDivElement>(null);
  const form = useForm(root, formFor);
  const scene = useMemo(() => sceneOf(box, props), [box, moment, names.join(), own.join(), turn]);
  return (
    <SceneProvider value={scene}>
      <TableFrame root={root} title={table.title} turn={turn} form={form} class="np-table">
        <Chart form={form} />
        <Panels form={form} />
        <PlayerSheets table={table} awaiting={moment.awaiting} />
      </TableFrame>
    </SceneProvider>
  );
}
