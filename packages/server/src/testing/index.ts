export { type Answer, type Known, LineLost, Page } from './page.ts';
export { Visitor } from './visitor.ts';
