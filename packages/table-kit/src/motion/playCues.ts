import { afterPaint } from './afterPaint.ts';
import type { Cue, Where } from './cue.ts';

export interface StageOptions<Sprite> {
  /** The table with the pieces and spots. */
  readonly root: HTMLElement;
  /** Covers the window; takes the sprites. */
  readonly stage: HTMLElement;
  /** Draws a sprite into an element of the stage. */
  readonly draw: (sprite: Sprite, into: HTMLElement) => void;
  /** How much of the event's time is left. */
  readonly msLeft: () => number;
  /** False with reduced motion. */
  readonly travels: boolean;
  readonly allInSight: boolean;
}

const EASE = 'cubic-bezier(0.3, 0, 0.2, 1)';

/**
 * Plays the cues of one event on the stage, with transform and opacity only. A piece that moves is hidden on the table
 * while its sprite moves, so that the table is not repainted. All sprites are on the stage with their animations before
 * any of them starts: once they are painted, the browser has nothing left to do but move them. Answers how to end it at
 * once.
 */
export function playCues<Sprite>(cues: readonly Cue<Sprite>[], options: StageOptions<Sprite>): () => void {
  const { stage, msLeft, travels } = options;
  const named = namedIn(options);
  // Everything is measured before anything changes, so that the page is laid out at most once.
  const plans = cues.flatMap((cue) => planOf(cue, named, travels));
  const hidden = plans.flatMap(({ piece }) => (piece === undefined ? [] : [piece]));
  const performers = plans.flatMap((plan) => performersFor(plan, options));
  for (const piece of hidden) piece.style.visibility = 'hidden';
  stage.append(...performers.map(({ element }) => element));
  const waiting = performers.map(standStill);
  const forget = afterPaint(() => {
    const ms = msLeft();
    for (const { cue, animation } of waiting) {
      animation.effect?.updateTiming({ delay: cue.at * ms, duration: Math.max(1, cue.for * ms) });
      animation.play();
    }
    return undefined;
  });
  return () => {
    forget();
    for (const { animation } of waiting) animation.cancel();
    for (const { element } of performers) element.remove();
    for (const piece of hidden) piece.style.visibility = '';
  };
}

interface Waiting<Sprite> {
  readonly cue: Cue<Sprite>;
  readonly animation: Animation;
}

/** An animation before its first frame. */
function standStill<Sprite>({ element, cue, frames }: Performer<Sprite>): Waiting<Sprite> {
  const animation = new Animation(
    new KeyframeEffect(element, [...frames], { duration: 1, easing: EASE, fill: 'both' }),
  );
  animation.pause();
  return { cue, animation };
}

interface Plan<Sprite> {
  readonly cue: Cue<Sprite>;
  readonly from: DOMRect;
  readonly to: DOMRect;
  /** The piece on the table that its sprite replaces. */
  readonly piece: HTMLElement | undefined;
}

/** Where a cue takes place; none where nothing of it is visible. With reduced motion it is a ring around its end. */
function planOf<Sprite>(cue: Cue<Sprite>, named: Named, travels: boolean): Plan<Sprite>[] {
  const end = find(named, cue.do === 'ring' ? cue.around : 'to' in cue ? cue.to : [cue.piece]);
  if (end === undefined) return [];
  const { box } = end;
  if (!travels || cue.do === 'ring') {
    return [{ cue: { do: 'ring', around: [], at: 0, for: 1 }, from: box, to: box, piece: undefined }];
  }
  if (cue.do === 'travel') {
    const start = find(named, cue.from);
    const piece = cue.hides === undefined ? undefined : find(named, [cue.hides])?.element;
    return start === undefined ? [] : [{ cue, from: start.box, to: box, piece }];
  }
  return [{ cue, from: box, to: box, piece: cue.do === 'appear' ? undefined : end.element }];
}

/** The pieces and spots of the table by name. */
interface Named {
  isInSight(box: DOMRect): boolean;
  readonly elements: ReadonlyMap<string, readonly HTMLElement[]>;
}

/** The page is searched once for all cues of an event. */
function namedIn({ root, allInSight }: Pick<StageOptions<unknown>, 'root' | 'allInSight'>): Named {
  const elements = new Map<string, HTMLElement[]>();
  for (const element of root.querySelectorAll<HTMLElement>('[data-piece],[data-spot],[data-card]')) {
    const { piece, spot, card } = element.dataset;
    for (const name of new Set([piece, spot, card])) {
      if (name === undefined) continue;
      const others = elements.get(name);
      if (others === undefined) elements.set(name, [element]);
      else others.push(element);
    }
  }
  return { elements, isInSight: (box) => box.width > 0 && box.height > 0 && (allInSight || isOnTop(root, box)) };
}

function find(named: Named, names: Where): { readonly element: HTMLElement; readonly box: DOMRect } | undefined {
  for (const name of names) {
    for (const element of named.elements.get(name) ?? []) {
      const box = element.getBoundingClientRect();
      if (named.isInSight(box)) return { element, box };
    }
  }
  return undefined;
}

/** On the screen, and not below what covers the table. */
function isOnTop(root: HTMLElement, { left, top, width, height }: DOMRect): boolean {
  return root.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}

/** A sprite on the stage with its keyframes. */
interface Performer<Sprite> {
  readonly cue: Cue<Sprite>;
  readonly element: HTMLElement;
  readonly frames: readonly Keyframe[];
}

/** The side of a piece that is turned over. */
type Side = 'front' | 'back';

function performersFor<Sprite>(plan: Plan<Sprite>, options: StageOptions<Sprite>): Performer<Sprite>[] {
  return spritesFor(plan, options).map(({ element, side }) => ({
    cue: plan.cue,
    element,
    frames: framesOf(plan, side),
  }));
}

function spritesFor<Sprite>(
  { cue, from, piece }: Plan<Sprite>,
  { draw }: StageOptions<Sprite>,
): { readonly element: HTMLElement; readonly side: Side }[] {
  if (cue.do === 'ring') return [{ element: ringAt(from), side: 'front' }];
  const fresh = cue.do === 'vanish' ? undefined : spriteAt(from);
  if (fresh !== undefined && cue.do !== 'vanish') draw(cue.sprite, fresh);
  const sprites: { element: HTMLElement; side: Side }[] =
    fresh === undefined ? [] : [{ element: fresh, side: 'front' }];
  if (piece === undefined || cue.do === 'travel') return sprites;
  const copy = spriteAt(from);
  const twin = piece.cloneNode(true) as HTMLElement;
  for (const name of ['data-piece', 'data-spot']) twin.removeAttribute(name);
  copy.append(twin);
  return [...sprites, { element: copy, side: 'back' }];
}

function spriteAt({ left, top, width, height }: DOMRect): HTMLElement {
  const element = document.createElement('div');
  element.className = 'tk-sprite';
  Object.assign(element.style, { left: `${left + width / 2}px`, top: `${top + height / 2}px` });
  return element;
}

function ringAt({ left, top, width, height }: DOMRect): HTMLElement {
  const element = document.createElement('div');
  element.className = 'tk-ring';
  Object.assign(element.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
  return element;
}

const MIDDLE = 'translate(-50%, -50%)';

function framesOf({ cue, from, to }: Plan<unknown>, side: Side): readonly Keyframe[] {
  switch (cue.do) {
    case 'travel':
      return travelFrames(from, to, cue.hides !== undefined);
    case 'turn':
      return side === 'back'
        ? [
            { transform: `${MIDDLE} scaleX(1)` },
            { transform: `${MIDDLE} scaleX(0)`, offset: 0.5 },
            { transform: `${MIDDLE} scaleX(0)` },
          ]
        : [
            { transform: `${MIDDLE} scaleX(0)` },
            { transform: `${MIDDLE} scaleX(0)`, offset: 0.5 },
            { transform: `${MIDDLE} scaleX(1)` },
          ];
    case 'vanish':
      return [
        { transform: MIDDLE, opacity: 1 },
        { transform: 'translate(-50%, -120%) scale(1.5)', opacity: 0 },
      ];
    case 'appear':
      return [
        { transform: 'translate(-50%, -90%) scale(1.6)', opacity: 0 },
        { transform: MIDDLE, opacity: 1 },
      ];
    case 'ring':
      return [{ opacity: 0 }, { opacity: 1, offset: 0.25 }, { opacity: 1, offset: 0.7 }, { opacity: 0 }];
  }
}

/** A piece that was there before is visible from the start; a new one emerges from where it comes from. */
function travelFrames(from: DOMRect, to: DOMRect, there: boolean): Keyframe[] {
  const dx = to.left + to.width / 2 - from.left - from.width / 2;
  const dy = to.top + to.height / 2 - from.top - from.height / 2;
  const at = (share: number, size: number): string =>
    `translate(${dx * share}px, ${dy * share}px) ${MIDDLE} scale(${size})`;
  return [
    { transform: at(0, there ? 1 : 0.8), opacity: there ? 1 : 0 },
    { transform: at(0.06, 1.3), opacity: 1, offset: 0.15 },
    { transform: at(0.94, 1.3), opacity: 1, offset: 0.8 },
    { transform: at(1, 1), opacity: 1 },
  ];
}
