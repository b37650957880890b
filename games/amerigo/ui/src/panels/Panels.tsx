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
      <ActionWheel />
      <Tower />
      <Pirates />
      <Time />
      <OrderTrack />
      <ProgressTrack />
      <Display />
      <Market />
      <Supply />
    </div>
  );
}

/** The same in three parts, for tabs. */
export function TowerRoom(): JSX.Element {
  return (
    <div class="am-panels">
      <ActionWheel />
      <Tower />
      <Pirates />
      <Time />
    </div>
  );
}

export function TracksRoom(): JSX.Element {
  return (
    <div class="am-panels">
      <OrderTrack />
      <ProgressTrack />
      <Display />
    </div>
  );
}

export function Stocks(): JSX.Element {
  return (
    <div class="am-panels">
      <Market />
      <Supply />
    </div>
  );
}
