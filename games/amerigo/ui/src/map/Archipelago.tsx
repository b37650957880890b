import { Board, Slice } from '@portolan/table-kit';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { MapTargets } from '../controls/MapTargets.tsx';
import type { TableForm } from '../table/form.ts';
import { useScene } from '../table/scene.ts';
import { ChartArt } from './ChartArt.tsx';
import { Chests, Crates } from './Goods.tsx';
import { sheetOf } from './geometry.ts';
import { LaidTiles } from './LaidTiles.tsx';
import { t } from './messages.ts';
import { Posts } from './Posts.tsx';
import { Ships } from './Ships.tsx';
import { Spots } from './Spots.tsx';
import './pieces.css';

/** The map: islands, frame, and everything that lies on them. */
export function Archipelago({ form }: { readonly form: TableForm }): JSX.Element {
  const { layout, view } = useScene();
  const { laid, posts, islands } = view.map;
  const chart = useMemo(
    () => (
      <>
        <ChartArt layout={layout} />
        <Spots layout={layout} />
      </>
    ),
    [layout],
  );
  return (
    <Board sheet={sheetOf(layout)} label={t('map')} class="am-map" form={form}>
      {chart}
      <Slice of={[layout, laid.length]}>{() => <LaidTiles />}</Slice>
      <Slice of={[layout, laid.length]}>{() => <Crates />}</Slice>
      <Slice of={[layout, islands.map(({ chest }) => chest).join()]}>{() => <Chests />}</Slice>
      <Slice of={[layout, posts.length]}>{() => <Posts />}</Slice>
      <Slice of={[layout, view.players.map(({ ships }) => ships.join()).join('|')]}>{() => <Ships />}</Slice>
      <MapTargets />
    </Board>
  );
}
