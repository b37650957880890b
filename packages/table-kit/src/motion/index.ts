/** Shows events as motion. Load it once the table is there: nothing moves at first sight. */
export { type Cue, type CueTime, ring, staggered, travel, type Where } from './cue.ts';
export { Stage, type StageProps } from './Stage.tsx';
