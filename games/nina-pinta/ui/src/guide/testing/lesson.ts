import { acceptedBox, ninaPinta } from '@portolan/nina-pinta';
import { advise } from '@portolan/nina-pinta/advice';
import { type LessonRequest, lessonsOf } from '@portolan/table-kit/testing';
import { adviseMoves, type GuideScene, readScene } from '../guideScene.ts';

export const box = acceptedBox();
export const adviser = { box, rate: advise(box).rate };
export const NAMES = ['Ann', 'Bob', 'Cid'];
/** The seed and the options of every lesson table. */
export const LESSON_SEED = ninaPinta.lessonSeed ?? '';
export const LESSON_OPTIONS = { nations: ['england', 'spain'] };

export interface Lesson extends Omit<LessonRequest, 'names'> {
  readonly seats?: number;
  readonly names?: readonly string[];
}

const scenesOf = lessonsOf<GuideScene>(ninaPinta, (lesson) => readScene(adviser, lesson, adviseMoves(adviser, lesson)));

/** What the guide of seat 0 sees before every move and after the last one. */
export function lesson({ seats = 2, names = NAMES.slice(0, seats), ...request }: Lesson): Generator<GuideScene> {
  return scenesOf({ ...request, names });
}
