import { acceptedBox, type View } from '@portolan/amerigo';
import type { JSX } from 'preact';
import { layoutOfView } from '../table/layoutOfView.ts';
import { SceneProvider } from '../table/scene.ts';
import { Archipelago } from './Archipelago.tsx';

const box = acceptedBox();

/** The map of a view by itself, for pictures. The caller guarantees that the view is one of Amerigo. */
export function MapPicture({ view }: { readonly view: unknown }): JSX.Element {
  const shown = view as View;
  const names = shown.players.map((_, seat) => `${seat + 1}`);
  const scene = { box, view: shown, layout: layoutOfView(box, shown), names, own: [], turn: undefined };
  return (
    <SceneProvider value={{ ...scene, me: undefined, question: undefined }}>
      <Archipelago form="wide" />
    </SceneProvider>
  );
}
