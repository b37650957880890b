import { InTurn } from '@portolan/table-kit';
import type { JSX } from 'preact';
import { Display } from './Display.tsx';
import { Market } from './Market.tsx';
import { Pirates } from './Pirates.tsx';
import { Supply } from './Supply.tsx';
import { Time } from './Time.tsx';
import { Tower } from './Tower.tsx';
import { OrderTrack, ProgressTrack } from './Tracks.tsx';
import { ActionWheel } from './Wheel.tsx';

export { PlayerSheets } from '../sheets/PlayerSheets.tsx';

const TOWER = [ActionWheel, Tower, Pirates, Time];
const TRACKS = [OrderTrack, ProgressTrack, Display];
const STOCKS = [Market, Supply];

/** Everything that lies beside the map, at once. */
export function Panels(): JSX.Element {
  return <Column panels={[...TOWER, ...TRACKS, ...STOCKS]} />;
}

/** The same in three parts, for tabs. */
export function TowerRoom(): JSX.Element {
  return <Column panels={TOWER} />;
}

export function TracksRoom(): JSX.Element {
  return <Column panels={TRACKS} />;
}

export function Stocks(): JSX.Element {
  return <Column panels={STOCKS} />;
}

function Column({ panels }: { readonly panels: readonly (() => JSX.Element)[] }): JSX.Element {
  return (
    <div class="am-panels">
      {panels.map((Panel, at) => (
        <InTurn key={at} pushes>
          <Panel />
        </InTurn>
      ))}
    </div>
  );
}
