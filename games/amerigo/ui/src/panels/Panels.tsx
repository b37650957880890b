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

/** Everything that lies beside the map, at once. */
export function Panels(): JSX.Element {
  return (
    <div class="am-panels">
      <InTurn pushes>
        <ActionWheel />
      </InTurn>
      <InTurn pushes>
        <Tower />
      </InTurn>
      <InTurn pushes>
        <Pirates />
      </InTurn>
      <InTurn pushes>
        <Time />
      </InTurn>
      <InTurn pushes>
        <OrderTrack />
      </InTurn>
      <InTurn pushes>
        <ProgressTrack />
      </InTurn>
      <InTurn pushes>
        <Display />
      </InTurn>
      <InTurn pushes>
        <Market />
      </InTurn>
      <InTurn pushes>
        <Supply />
      </InTurn>
    </div>
  );
}

/** The same in three parts, for tabs. */
export function TowerRoom(): JSX.Element {
  return (
    <div class="am-panels">
      <InTurn pushes>
        <ActionWheel />
      </InTurn>
      <InTurn pushes>
        <Tower />
      </InTurn>
      <InTurn pushes>
        <Pirates />
      </InTurn>
      <InTurn pushes>
        <Time />
      </InTurn>
    </div>
  );
}

export function TracksRoom(): JSX.Element {
  return (
    <div class="am-panels">
      <InTurn pushes>
        <OrderTrack />
      </InTurn>
      <InTurn pushes>
        <ProgressTrack />
      </InTurn>
      <InTurn pushes>
        <Display />
      </InTurn>
    </div>
  );
}

export function Stocks(): JSX.Element {
  return (
    <div class="am-panels">
      <InTurn pushes>
        <Market />
      </InTurn>
      <InTurn pushes>
        <Supply />
      </InTurn>
    </div>
  );
}
