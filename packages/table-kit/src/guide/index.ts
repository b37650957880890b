/** The frame of a guide for a first game. */
export { type Advised, adviseLesson, type Given, type Lesson, type LessonScene, readLesson } from './lesson.ts';
export { makeGuide, type Pressing } from './makeGuide.tsx';
export type { GuideAdvice, GuideNews, GuidePage, GuideStep } from './page.ts';
