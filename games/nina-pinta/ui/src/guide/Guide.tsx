import type { GuideProps } from '@portolan/client';
import type { Box, View } from '@portolan/nina-pinta';
import { advise } from '@portolan/nina-pinta/advice';
import { makeGuide } from '@portolan/table-kit/guide';
import type { ComponentType } from 'preact';
import { suggestPacking } from '../controls/suggestPacking.ts';
import { type Adviser, adviseMoves, readScene } from './guideScene.ts';
import { packShips } from './packing.ts';
import { PAGES } from './pages.ts';
import { adviceOf, stepFor } from './step.ts';

/** A guide for a table with these components. */
export function guideFor(box: Box): ComponentType<GuideProps> {
  const adviser = { box, rate: advise(box).rate };
  const Guide = makeGuide({
    advise: (lesson) => adviseMoves(adviser, lesson),
    readScene: (lesson, advised) => readScene(adviser, lesson, advised),
    pages: PAGES,
    stepFor,
    adviceOf,
  });
  return (props) => <Guide {...props} choose={(text) => isPacked(adviser, props, text) || props.choose(text)} />;
}

/** The three ships are packed and confirmed together, so a suggested load fills all holds. */
function isPacked(adviser: Adviser, { view, own }: GuideProps, text: string): boolean {
  if (adviser.box.moves.byText.get(text)?.kind !== 'load') return false;
  const { viewer } = view as View;
  const packing = packShips(adviser, view as View, typeof viewer === 'number' ? viewer : (own[0] ?? 0));
  return packing !== undefined && suggestPacking(packing);
}
