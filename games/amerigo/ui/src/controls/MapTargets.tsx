import { loadLater } from '@portolan/table-kit';
import type { JSX } from 'preact';
import { useScene } from '../table/scene.ts';

const useLayers = loadLater(async () => (await import('./MapLayers.tsx')).MapLayers);

/** Everything that can be picked or tried on the map; the uppermost layer of its sheet. */
export function MapTargets(): JSX.Element | null {
  const { turn } = useScene();
  const Layers = useLayers(turn !== undefined);
  return Layers === undefined ? null : <Layers />;
}
