import type { Box } from '../box.ts';
import { NOTHING, type Token } from '../ids.ts';

/** The progress display, in halves. [AM-SETUP-24] */
export function displayHalves<Space>(
  box: Box,
  display: readonly Space[],
): { kept: readonly Space[]; leaving: readonly Space[] } {
  return {
    kept: display.filter((_, space) => staysOnDisplay(box, space)),
    leaving: display.filter((_, space) => !staysOnDisplay(box, space)),
  };
}

/** The right half leaves at the end of the round, and the left half takes its place. [AM-NEXT-04] */
export function staysOnDisplay({ components }: Box, space: number): boolean {
  return space < components.progressDisplay.left;
}

/** The steps to the next space of the progress track that brings a token; undefined if none is left. [AM-BROWN-02] */
export function stepsToToken(box: Box, progress: number): number | undefined {
  const next = box.progressMarks.indexOf(1, progress + 1);
  return next < 0 ? undefined : next - progress;
}

/** How many tokens some steps on the progress track bring: one for each space with points, as long as any are left. [AM-BROWN-02] [AM-BROWN-07] */
export function tokensWithin(box: Box, display: readonly Token[], progress: number, steps: number): number {
  const marks = box.progressMarks.slice(progress + 1, progress + 1 + steps).filter((mark) => mark === 1).length;
  return Math.min(marks, tokensLeft(display));
}

/** The tokens on display. */
export function tokensLeft(display: readonly Token[]): number {
  return display.filter((token) => token !== NOTHING).length;
}
