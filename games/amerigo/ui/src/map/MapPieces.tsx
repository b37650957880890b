import { InTurn, Slice } from '@portolan/table-kit';
import type { JSX } from 'preact';
import { useScene } from '../table/scene.ts';
import { Chests, Crates } from './Goods.tsx';
import { LaidTiles } from './LaidTiles.tsx';
import { Posts } from './Posts.tsx';
import { Ships } from './Ships.tsx';
import './pieces.css';

/** Everything on the map that changes, each kind of piece by itself. */
export function MapPieces(): JSX.Element {
  const { layout, view } = useScene();
  const { laid, posts, islands } = view.map;
  const tiles = laid.map(({ space }) => space).join();
  const ships = view.players.map((player) => player.ships.join()).join('|');
  return (
    <>
      <InTurn>
        <Slice of={[layout, tiles]}>{() => <LaidTiles />}</Slice>
      </InTurn>
      <InTurn>
        <Slice of={[layout, tiles]}>{() => <Crates />}</Slice>
      </InTurn>
      <InTurn>
        <Slice of={[layout, tiles, islands.map(({ chest }) => chest).join()]}>{() => <Chests />}</Slice>
      </InTurn>
      <InTurn>
        <Slice of={[layout, posts.map(({ space }) => space).join()]}>{() => <Posts />}</Slice>
      </InTurn>
      <InTurn>
        <Slice of={[layout, ships]}>{() => <Ships />}</Slice>
      </InTurn>
    </>
  );
}
