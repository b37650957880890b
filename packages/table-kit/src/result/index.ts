/** Charts of a finished game. */
export { type CurveMark, Curves, type CurvesProps } from './Curves.tsx';
export type { CurvePoint } from './drawCurves.ts';
export { Result } from './Result.tsx';
export { ScoreLines, type ScoreLinesProps } from './ScoreLines.tsx';
export { type ScoreRow, Scores, type ScoresProps } from './Scores.tsx';
export { groupPoints, SourceBars, type SourceBarsProps, type SourceGroup } from './SourceBars.tsx';
export type { Mark, Stretch } from './scoreHistory.ts';
