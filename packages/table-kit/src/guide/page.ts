import type { Said } from '@portolan/client';

/** Something to read, shown once when its moment has come. */
export interface GuidePage<Scene> {
  readonly id: string;
  when(scene: Scene, read: readonly string[]): boolean;
  readonly title: string;
  text(scene: Scene): string;
  /** The cards of what it speaks of. */
  point(scene: Scene): readonly string[];
  /** The guide closes after this page. */
  readonly last?: boolean;
}

/** Something that happened, and what it means. */
export interface GuideNews {
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

/** What the guide says when there is nothing to read: what is asked, and what it would do. */
export interface GuideStep {
  readonly news: readonly GuideNews[];
  /** Undefined while others decide. */
  readonly ask: { readonly title: string; readonly text: string } | undefined;
  /** Shown while others decide. */
  readonly waiting: string;
  readonly advice: GuideAdvice | undefined;
}
