import type { CueTime } from './cue.ts';

/** An element of the stage with its keyframes. */
export interface Performer {
  readonly element: HTMLElement | SVGElement;
  readonly time: CueTime;
  readonly frames: Keyframe[];
  readonly easing?: string;
  /** It lies inside another one. */
  readonly inside?: boolean;
}
