export { type Answer, ConnectionLost, type Known, Page } from './page.ts';
export { Visitor } from './visitor.ts';
