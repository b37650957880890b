/** Shows events as motion. Load it once the table is there: nothing moves on first render. */
export { amount } from './amount.ts';
export { Ceremony, type CeremonyProps, type CeremonyRow } from './Ceremony.tsx';
export { type Cue, type CueTime, type Route, ring, sound, staggered, travel, type Where } from './cue.ts';
export { LAST_POINTS, rankFinally, rankScores } from './ranking.ts';
export { smoothRoute, type Waypoint } from './route.ts';
export { ChipSprite, DiscSprite, PointsSprite } from './Sprites.tsx';
export { Stage, type StageProps } from './Stage.tsx';
export { useScoresBefore } from './useScoresBefore.ts';
