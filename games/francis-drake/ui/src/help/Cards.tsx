import type { Match } from '@portolan/client';
import type { Box, View } from '@portolan/francis-drake';
import { CardHost } from '@portolan/table-kit/cards';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import type { CardScene } from './scene.ts';

export interface CardsProps {
  readonly box: Box;
  readonly view: View;
  readonly names: readonly string[];
  /** What the viewer may play now, in notation. */
  readonly legal: readonly string[];
  readonly match?: Match | undefined;
}

const load = async () => (await import('./cards.ts')).describeCard;

/** A card for everything on the table. */
export function Cards({ box, view, names, legal, match }: CardsProps): JSX.Element {
  const scene = useMemo((): CardScene => ({ box, view, names, legal }), [box, view, names, legal]);
  return <CardHost game="francis-drake" scene={scene} load={load} match={match} />;
}
