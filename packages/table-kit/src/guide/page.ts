import type { Said } from '@portolan/client';

/** Something to read, shown once when its moment has come. */
export interface GuidePage<Scene> {
  readonly id: string;
  when(scene: Scene, read: readonly string[]): boolean;
  title(scene: Scene): string;
  text(scene: Scene): string;
  /** The cards of what it speaks of. */
  point(scene: Scene): readonly string[];
  /** The guide closes after this page. */
  readonly last?: boolean;
}

/** An event that is new to the player, and what it means. */
export interface GuideAnnotation {
  /** Empty where the meaning says it all. */
  readonly said: readonly Said[];
  readonly meaning: string;
}

export interface GuideAdvice {
  /** The move in notation. */
  readonly move: string;
  readonly words: string;
  /** A sentence of its own. */
  readonly reason: string;
  /** The cards of what it is about. */
  readonly point: readonly string[];
}

/** A heading, and what belongs under it. */
export interface GuideText {
  readonly title: string;
  readonly text: string;
}

/** What the guide says when there is nothing to read. */
export interface GuideStep {
  /** What the player's last choice means, where it was not the guide's. */
  readonly response: string | undefined;
  readonly annotations: readonly GuideAnnotation[];
  /** What is asked; undefined while others decide. */
  readonly ask: GuideText | undefined;
  /** Stated wherever another text may refer to it. */
  readonly plan: GuideText | undefined;
  /** Exactly what to press now, or that nothing needs to be pressed. */
  readonly press: string;
  /** Good choices, the best one first. Empty once a move is chosen. */
  readonly advice: readonly GuideAdvice[];
}
