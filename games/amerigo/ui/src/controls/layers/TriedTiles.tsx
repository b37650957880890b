import { useReadable } from '@portolan/table-kit';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { useScene } from '../../table/scene.ts';
import { heldTurn } from '../hand.ts';
import { layingTried, stopTrying, type Trying, takeBack, trying } from '../trying.ts';
import { useTileKeys } from '../useTileKeys.ts';
import { Ghost } from './Ghost.tsx';
import { TileField } from './TileField.tsx';

/** The tiles that lie on the map for now, and where the one in the hand fits. */
export function TriedTiles(): JSX.Element | null {
  const { question } = useScene();
  useReadable(trying);
  const now = trying.get();
  const isLaying = question?.kind === 'layTile';
  useEffect(() => {
    if (isLaying) stopTrying();
  }, [isLaying]);
  return now === undefined ? null : <Tried now={now} />;
}

function Tried({ now }: { readonly now: Trying }): JSX.Element {
  const scene = useScene();
  const { me = 0, view } = scene;
  useReadable(heldTurn);
  const laying = layingTried(scene, now);
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') stopTrying();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
  // What was tried may not fit the map any more.
  useEffect(() => () => stopTrying(), [view.map]);
  useTileKeys({ laying });
  return (
    <>
      {now.laid.map((placement) => (
        <Ghost
          key={placement.space}
          placement={placement}
          seat={me}
          look="tried"
          onPointerDown={() => takeBack(placement)}
        />
      ))}
      {laying !== undefined && <TileField laying={laying} />}
    </>
  );
}
