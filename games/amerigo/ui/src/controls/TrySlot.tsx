import { loadLater } from '@portolan/table-kit';
import type { JSX } from 'preact';
import { useScene } from '../table/scene.ts';

const useParts = loadLater(() => import('./tryParts.ts'));

/** A part of trying tiles, once it is loaded. */
export function TrySlot({ part }: { readonly part: 'TryButton' | 'TryShelf' }): JSX.Element | null {
  const { turn } = useScene();
  const Part = useParts(turn !== undefined)?.[part];
  return Part === undefined ? null : <Part />;
}
