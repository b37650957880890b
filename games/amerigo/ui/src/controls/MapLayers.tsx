import type { JSX } from 'preact';
import { useScene } from '../table/scene.ts';
import { FrameLayer } from './layers/FrameLayer.tsx';
import { PostLayer } from './layers/PostLayer.tsx';
import { SailLayer } from './layers/SailLayer.tsx';
import { ShipLayer } from './layers/ShipLayer.tsx';
import { TileLayer } from './layers/TileLayer.tsx';
import { TriedTiles } from './layers/TriedTiles.tsx';
import './mapTargets.css';

/** What the pending question offers on the map. */
export function MapLayers(): JSX.Element {
  const { question } = useScene();
  return (
    <div class="am-targets" data-asked={question?.kind}>
      {question?.kind === 'chooseShip' && <ShipLayer question={question} />}
      {question?.kind === 'placeShip' && <FrameLayer />}
      {question?.kind === 'sailShip' && <SailLayer question={question} />}
      {question?.kind === 'foundPost' && <PostLayer question={question} />}
      {question?.kind === 'layTile' && <TileLayer question={question} />}
      <TriedTiles />
    </div>
  );
}
