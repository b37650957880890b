import { acceptedBox, amerigo } from '@portolan/amerigo';
import { advise } from '@portolan/amerigo/advice';
import { type LessonRequest, lessonsOf } from '@portolan/table-kit/testing';
import { adviseMoves, type GuideScene, readScene } from '../guideScene.ts';

export const box = acceptedBox();
const { rate } = advise(box);
export const NAMES = ['Ann', 'Bob', 'Cid'];
/** The seed of every lesson table. */
export const LESSON_SEED = amerigo.lessonSeed ?? '';

export interface Lesson extends Omit<LessonRequest, 'names'> {
  readonly seats?: number;
  readonly names?: readonly string[];
}

const scenesOf = lessonsOf<GuideScene>(amerigo, (lesson) => readScene(box, lesson, adviseMoves(box, rate, lesson)));

/** What the guide of seat 0 sees before every move and after the last one. */
export function lesson({ seats = 2, names = NAMES.slice(0, seats), ...request }: Lesson): Generator<GuideScene> {
  return scenesOf({ ...request, names });
}
