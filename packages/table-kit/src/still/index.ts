/** Boards as pictures. */
export { markIn } from './markIn.ts';
export { Still, type StillProps } from './Still.tsx';
