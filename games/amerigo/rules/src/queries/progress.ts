import type { Box } from '../box.ts';

/** The progress display, in halves. [AM-SETUP-24] */
export function displayHalves<Space>(
  box: Box,
  display: readonly Space[],
): { kept: readonly Space[]; leaving: readonly Space[] } {
  const { left } = box.components.progressDisplay;
  // The right half leaves at the end of the round, and the left half takes its place. [AM-NEXT-04]
  return { kept: display.slice(0, left), leaving: display.slice(left) };
}

/** The steps to the next space of the progress track that brings a token; undefined if none is left. [AM-BROWN-02] */
export function stepsToToken(box: Box, progress: number): number | undefined {
  const next = box.progressMarks.indexOf(1, progress + 1);
  return next < 0 ? undefined : next - progress;
}
