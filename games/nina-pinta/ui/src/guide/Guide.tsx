import type { GuideProps } from '@portolan/client';
import type { Box } from '@portolan/nina-pinta';
import { advise } from '@portolan/nina-pinta/advice';
import { makeGuide } from '@portolan/table-kit/guide';
import type { ComponentType } from 'preact';
import { adviseMoves, readScene } from './guideScene.ts';
import { t as page } from './messages/pages.ts';
import { PAGES } from './pages.ts';
import { stepFor } from './step.ts';

/** A guide for a table with these components. */
export function guideFor(box: Box): ComponentType<GuideProps> {
  const adviser = { box, rate: advise(box).rate };
  return makeGuide({
    advise: (lesson) => adviseMoves(adviser, lesson),
    readScene: (lesson, advised) => readScene(adviser, lesson, advised),
    pages: PAGES,
    lastLabel: () => page('last'),
    stepFor,
  });
}
