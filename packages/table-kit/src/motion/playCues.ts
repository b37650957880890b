import { hear } from '../sound/hear.ts';
import { afterPaint } from './afterPaint.ts';
import type { Cue, CueTime } from './cue.ts';
import { framesOf, type Side } from './frames.ts';
import { partsOf } from './parts.ts';
import type { Performer } from './performer.ts';
import { middle, namedIn, type Plan, planOf } from './plan.ts';
import { wakeOf } from './wake.ts';

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
  /** Called by a click on a ceremony. */
  readonly skip: () => void;
}

const EASE = 'cubic-bezier(0.3, 0, 0.2, 1)';
/** Ships neither start nor stop at once. */
const SAILING = 'cubic-bezier(0.4, 0, 0.6, 1)';

/** Sprites that come to the stage in one frame: more of them would be a long task on a slow processor. */
const PER_FRAME = 3;
/** The most frames in which they come. */
const MOST_FRAMES = 6;

/**
 * Plays the cues of one event on the stage, with transform and opacity only. A piece that moves is hidden on the table
 * while its sprite moves, so that the table is not repainted. All sprites are on the stage with their animations before
 * any of them starts: once they are painted, the browser has nothing left to do but move them. Answers how to end it at
 * once.
 */
export function playCues<Sprite>(cues: readonly Cue<Sprite>[], options: StageOptions<Sprite>): () => void {
  const { root, msLeft, travels, allInSight } = options;
  const named = namedIn(root, allInSight);
  // Everything is measured before anything changes, so that the page is laid out at most once.
  const plans = cues.flatMap((cue) => planOf(cue, named, travels));
  const perFrame = Math.max(PER_FRAME, Math.ceil(plans.length / MOST_FRAMES));
  const onStage: OnStage = { hidden: [], performers: [], waiting: [] };
  const timers: ReturnType<typeof setTimeout>[] = [];
  let forget = (): void => undefined;
  const start = (): undefined => {
    const ms = msLeft();
    for (const { time, animation } of onStage.waiting) {
      animation.effect?.updateTiming({ delay: time.at * ms, duration: Math.max(1, time.for * ms) });
      animation.play();
    }
    for (const cue of cues) if (cue.do === 'sound') timers.push(setTimeout(hear, cue.at * ms, cue.sound));
  };
  const reveal = (): undefined => {
    for (const { element } of onStage.performers) element.style.visibility = '';
    forget = afterPaint(start);
  };
  const enter = (): undefined => {
    putOnStage(plans.splice(0, perFrame), options, onStage);
    if (plans.length > 0) forget = afterPaint(enter);
    else forget = afterPaint(cues.some((cue) => cue.do === 'ceremony') ? reveal : start);
  };
  if (plans.length > 0) forget = afterPaint(enter);
  else start();
  return () => {
    forget();
    for (const timer of timers) clearTimeout(timer);
    for (const { animation } of onStage.waiting) animation.cancel();
    for (const { element } of onStage.performers) element.remove();
    for (const piece of onStage.hidden) piece.style.visibility = '';
  };
}

interface OnStage {
  /** Pieces on the table whose sprites are on the stage. */
  readonly hidden: HTMLElement[];
  readonly performers: Performer[];
  readonly waiting: Waiting[];
}

function putOnStage<Sprite>(plans: readonly Plan<Sprite>[], options: StageOptions<Sprite>, onStage: OnStage): void {
  const performers = plans.flatMap((plan) => performersFor(plan, options));
  for (const { piece } of plans) {
    if (piece === undefined) continue;
    piece.style.visibility = 'hidden';
    onStage.hidden.push(piece);
  }
  options.stage.append(...performers.flatMap(({ element, inside }) => (inside === true ? [] : [element])));
  onStage.performers.push(...performers);
  onStage.waiting.push(...performers.map(standStill));
}

interface Waiting {
  readonly time: CueTime;
  readonly animation: Animation;
}

/** An animation before its first frame. */
function standStill({ element, time, frames, easing = EASE }: Performer): Waiting {
  const animation = new Animation(new KeyframeEffect(element, frames, { duration: 1, easing, fill: 'both' }));
  animation.pause();
  return { time, animation };
}

function performersFor<Sprite>(plan: Plan<Sprite>, options: StageOptions<Sprite>): Performer[] {
  const { cue } = plan;
  const { draw, travels, skip } = options;
  const performer = (element: HTMLElement, side: Side = 'front'): Performer => ({
    element,
    time: cue,
    frames: framesOf(plan, side),
    ...(plan.route !== undefined && { easing: SAILING }),
  });
  if (cue.do === 'ring') return [performer(ringAt(plan.from))];
  if (cue.do === 'vanish') return [performer(copyOf(plan))];
  if (cue.do === 'sound') return [];
  const sprite = cue.do === 'ceremony' ? element('tk-ceremony') : spriteAt(plan);
  draw(cue.sprite, sprite);
  if (cue.do === 'closeup') sprite.classList.add('tk-closeup');
  if (cue.do === 'ceremony') {
    sprite.addEventListener('pointerdown', skip);
    // It is laid out in one frame and painted in the next, because both together would be a long task.
    sprite.style.visibility = 'hidden';
  }
  if (cue.do === 'ceremony' || cue.do === 'closeup') {
    return [performer(sprite), ...(travels ? partsOf(sprite, cue) : [])];
  }
  if (cue.do === 'turn') return [performer(sprite), performer(copyOf(plan), 'back')];
  const wake = cue.do === 'travel' && cue.via?.wake !== false && plan.route !== undefined;
  return [...(wake ? wakeOf(plan.route ?? [], cue) : []), performer(sprite)];
}

function element(name: string): HTMLElement {
  const made = document.createElement('div');
  made.className = name;
  return made;
}

/** `--w` and `--h` are the size of the place it goes to, for sprites that fill it. */
function spriteAt({ from, to, size }: Plan<unknown>): HTMLElement {
  const sprite = element('tk-sprite');
  const { x, y } = middle(from);
  sprite.style.cssText = `--x:${x}px;--y:${y}px;--w:${to.width}px;--h:${to.height}px;font-size:${size}px`;
  return sprite;
}

/** The piece as it lies on the table. */
function copyOf(plan: Plan<unknown>): HTMLElement {
  const copy = spriteAt(plan);
  const twin = plan.piece?.cloneNode(true);
  if (!(twin instanceof HTMLElement)) return copy;
  for (const name of ['data-piece', 'data-spot']) twin.removeAttribute(name);
  copy.append(twin);
  return copy;
}

function ringAt({ left, top, width, height }: DOMRect): HTMLElement {
  const ring = element('tk-ring');
  Object.assign(ring.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
  return ring;
}
