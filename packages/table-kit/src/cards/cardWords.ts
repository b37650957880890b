import type { ThingName } from '@portolan/client';

/** What a card says. */
export interface CardWords extends ThingName {
  /** What the thing is and does. */
  readonly what: string;
  /** What is true of it at this moment. */
  readonly now: readonly string[];
  /** The ids of the rules behind it. */
  readonly rules: readonly string[];
  /** For a choice that is closed: the move, in notation, that choosing it would have been. */
  readonly closed?: string | undefined;
}

/** Finds the words for what `data-card` names; undefined where there is no such card. */
export type DescribeCard<Scene> = (scene: Scene, id: string) => CardWords | undefined;
