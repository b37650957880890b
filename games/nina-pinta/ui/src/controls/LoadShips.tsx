import { WORLDS } from '@portolan/nina-pinta';
import type { JSX } from 'preact';
import { useScene } from '../table/scene.ts';
import type { DecisionProps } from './Controls.tsx';
import { readLoads } from './keptLoads.ts';
import { PackHolds } from './PackHolds.tsx';
import { SealOrder } from './SealOrder.tsx';

/** All three holds at once; only the order of sailing where everything is loaded or there is nothing to load. */
export function LoadShips({ table, match }: DecisionProps): JSX.Element | null {
  const { view, me } = useScene();
  const player = me === undefined ? undefined : view.players[me];
  if (me === undefined || player?.loads === undefined) return null;
  const key = `np.loads:${table}:${view.era}:${me}`;
  // While a confirmed loading is being played, the seal is still to come.
  const isLoaded = WORLDS.every((id) => player.loads?.[id] !== undefined) && readLoads(key) === undefined;
  if (isLoaded) return <SealOrder />;
  return <PackHolds key={key} id={key} seat={me} match={match} />;
}
