import { useReadable } from '@portolan/table-kit';
import type { JSX } from 'preact';
import { type Question, useScene } from '../../table/scene.ts';
import { heldTurn } from '../hand.ts';
import { layingOf } from '../laying.ts';
import { TileField } from './TileField.tsx';

type LayQuestion = Extract<Question, { readonly kind: 'layTile' }>;

/** Where the chosen tile can lie. */
export function TileLayer({ question }: { readonly question: LayQuestion }): JSX.Element {
  const scene = useScene();
  useReadable(heldTurn);
  return <TileField laying={layingOf(scene, question)} />;
}
