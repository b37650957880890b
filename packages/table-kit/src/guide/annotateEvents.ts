import type { Said } from '@portolan/client';
import type { GuidedView, LessonScene } from './lesson.ts';
import type { GuideAnnotation } from './page.ts';

interface Kinded {
  readonly kind: string;
}

type Events<E> = Pick<LessonScene<GuidedView, unknown, E>, 'before' | 'since' | 'seat'>;

/** What a game's guide has to say about events. */
export interface AnnotationParts<E, Scene> {
  /** How many are shown at once. */
  readonly most: number;
  /** In which way an event happened, where its kind is new again when it happens in another way. */
  wayOf(event: E, scene: Scene): string | number | boolean;
  /** Empty where the meaning says it all. */
  tell(event: E, scene: Scene): readonly Said[];
  /** What something means that the player did, or that happened to somebody else. */
  ownMeaning(event: E, scene: Scene): string | undefined;
  publicMeaning(event: E, scene: Scene): string | undefined;
}

/** What happened for the first time since the player's last move, and what it means. The newest comes last. */
export type AnnotationsFor<Scene> = (scene: Scene) => readonly GuideAnnotation[];

export function annotateEvents<E extends Kinded, Scene extends Events<E>>(
  parts: AnnotationParts<E, Scene>,
): AnnotationsFor<Scene> {
  return (scene) => {
    // The same kind of event is new again when it happens to someone else.
    const keyOf = (event: E): string => `${event.kind} ${isOwn(event, scene)} ${parts.wayOf(event, scene)}`;
    const known = new Set(scene.before.map(keyOf));
    const annotations = scene.since.flatMap((event): GuideAnnotation[] => {
      const key = keyOf(event);
      const meaning = known.has(key) ? undefined : meaningOf(parts, event, scene);
      known.add(key);
      return meaning === undefined ? [] : [{ said: parts.tell(event, scene), meaning }];
    });
    return annotations.slice(-parts.most);
  };
}

/** Whether an event is the player's own. */
export function isOwn(event: Kinded, { seat }: { readonly seat: number }): boolean {
  return 'seat' in event && event.seat === seat;
}

function meaningOf<E extends Kinded, Scene extends Events<E>>(
  parts: AnnotationParts<E, Scene>,
  event: E,
  scene: Scene,
): string | undefined {
  return isOwn(event, scene) ? parts.ownMeaning(event, scene) : parts.publicMeaning(event, scene);
}
