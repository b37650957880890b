/** The frame of a guide for a first game. */
export { type AnnotationsFor, annotateEvents, isOwn } from './annotateEvents.ts';
export { type ByKind, forQuestion } from './byKind.ts';
export { type Advised, adviseLesson, type Given, type Lesson, type LessonScene, readLesson } from './lesson.ts';
export { makeGuide, type Pressing, type StepFor } from './makeGuide.tsx';
export { makeStep } from './makeStep.ts';
export type { GuideAdvice, GuideAnnotation, GuidePage, GuideStep, GuideText } from './page.ts';
export { isOver, nothing, ownSeat, pagesOf } from './pages.ts';
