import type { Box } from '@portolan/amerigo';
import { advise } from '@portolan/amerigo/advice';
import type { GuideProps } from '@portolan/client';
import { makeGuide } from '@portolan/table-kit/guide';
import type { ComponentType } from 'preact';
import { adviseMoves, readScene } from './guideScene.ts';
import { PAGES } from './pages.ts';
import { stepFor } from './step.ts';

/** A guide for a table with these components. */
export function guideFor(box: Box): ComponentType<GuideProps> {
  const { rate } = advise(box);
  return makeGuide({
    advise: (lesson) => adviseMoves(box, rate, lesson),
    readScene: (lesson, advised) => readScene(box, lesson, advised),
    pages: PAGES,
    stepFor,
  });
}
