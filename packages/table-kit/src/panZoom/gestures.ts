import type { Spot } from '../sheet.ts';
import { LEAST_DRAG_PX } from '../slide.ts';
import { type Camera, type Fingers, pinch, zoomAt } from './camera.ts';
import { STEP } from './step.ts';
import type { Viewport } from './viewport.ts';

/** Two taps within this time and distance are one double tap. */
const DOUBLE_TAP = { ms: 320, px: 28 };
const TAPPED_ZOOM = 2.2;
/** By how much each key zooms; 0 shows the whole sheet. */
const KEYS: Readonly<Record<string, number>> = { '+': STEP, '=': STEP, '-': 1 / STEP, '0': 0 };
/** For one notch of a mouse wheel. */
const WHEEL_STEP = 0.0022;

/**
 * Lets pointers move what the viewport shows. One finger scrolls natively, so that the page takes over at the edges; two
 * fingers pinch; a mouse drags; the wheel zooms while Ctrl is down, as a touchpad reports a pinch. Returns how to stop.
 */
export function listenForGestures(viewport: Viewport): () => void {
  const { window: root } = viewport;
  const stop = new AbortController();
  const on = <K extends keyof HTMLElementEventMap>(
    name: K,
    listener: (event: HTMLElementEventMap[K]) => void,
    passive = true,
  ): void => root.addEventListener(name, listener, { signal: stop.signal, passive });
  const hands = makeHands(viewport);
  on('pointerdown', hands.down);
  on('pointermove', hands.move);
  on('pointerup', hands.up);
  on('pointercancel', hands.up);
  // A second finger must not scroll the page as well.
  const keepPinch = (event: TouchEvent): void => {
    if (event.touches.length > 1 && event.cancelable) event.preventDefault();
  };
  on('touchstart', keepPinch, false);
  on('touchmove', keepPinch, false);
  on('keydown', (event) => zoomByKey(viewport, event));
  on('wheel', (event) => zoomByWheel(viewport, event), false);
  return () => stop.abort();
}

function zoomByKey(viewport: Viewport, { key, ctrlKey, metaKey }: KeyboardEvent): void {
  const factor = KEYS[key];
  if (factor !== undefined && !ctrlKey && !metaKey) viewport.zoomBy(factor);
}

function zoomByWheel(viewport: Viewport, event: WheelEvent): void {
  if (!event.ctrlKey) return;
  event.preventDefault();
  const camera = viewport.camera();
  viewport.show(
    zoomAt(viewport.sizes(), camera, viewport.spotOf(event), camera.zoom * (1 - event.deltaY * WHEEL_STEP)),
  );
}

interface Hands {
  down(event: PointerEvent): void;
  move(event: PointerEvent): void;
  up(event: PointerEvent): void;
}

function makeHands(viewport: Viewport): Hands {
  const fingers = new Map<number, Spot>();
  let pinching: { readonly from: Fingers; readonly camera: Camera; now: Camera } | undefined;
  let dragging: { readonly from: Spot; readonly camera: Camera; moved: boolean } | undefined;
  let lastTap: (Spot & { readonly at: number }) | undefined;

  function tap(event: PointerEvent): void {
    const spot = viewport.spotOf(event);
    const before = lastTap;
    lastTap = { ...spot, at: event.timeStamp };
    if (before === undefined || event.timeStamp - before.at > DOUBLE_TAP.ms) return;
    if (Math.hypot(spot.x - before.x, spot.y - before.y) > DOUBLE_TAP.px || isChoice(event.target)) return;
    lastTap = undefined;
    const camera = viewport.camera();
    viewport.show(zoomAt(viewport.sizes(), camera, spot, camera.zoom > 1 ? 1 : TAPPED_ZOOM));
  }

  return {
    down(event) {
      if (isDraggable(event.target)) return;
      if (event.pointerType === 'mouse') {
        const free = event.button === 0 && !isChoice(event.target);
        if (free) dragging = { from: viewport.spotOf(event), camera: viewport.camera(), moved: false };
        return;
      }
      fingers.set(event.pointerId, viewport.spotOf(event));
      const from = pairOf(fingers);
      if (from === undefined) return;
      const camera = viewport.camera();
      pinching = { from, camera, now: camera };
    },
    move(event) {
      if (dragging !== undefined) dragging.moved = drag(viewport, event, dragging) || dragging.moved;
      if (!fingers.has(event.pointerId)) return;
      fingers.set(event.pointerId, viewport.spotOf(event));
      const to = pairOf(fingers);
      if (pinching === undefined || to === undefined) return;
      pinching.now = pinch(viewport.sizes(), pinching.camera, pinching.from, to);
      viewport.preview(pinching.camera, pinching.now);
    },
    up(event) {
      if (dragging?.moved === true) viewport.swallowClick();
      dragging = undefined;
      if (!fingers.delete(event.pointerId)) return;
      if (pinching !== undefined) {
        viewport.show(pinching.now);
        pinching = undefined;
        lastTap = undefined;
      } else if (event.type === 'pointerup') tap(event);
    },
  };
}

interface Drag {
  readonly from: Spot;
  readonly camera: Camera;
  readonly moved: boolean;
}

/** Whether the mouse has moved far enough to drag. */
function drag(viewport: Viewport, event: PointerEvent, { from, camera, moved }: Drag): boolean {
  const { x, y } = viewport.spotOf(event);
  if (camera.zoom === 1 || (event.buttons & 1) === 0) return false;
  if (!moved && Math.hypot(x - from.x, y - from.y) < LEAST_DRAG_PX) return false;
  viewport.show({ ...camera, x: camera.x + from.x - x, y: camera.y + from.y - y });
  return true;
}

function pairOf(fingers: ReadonlyMap<number, Spot>): Fingers | undefined {
  const [one, other, ...more] = fingers.values();
  return one === undefined || other === undefined || more.length > 0 ? undefined : [one, other];
}

/** Something that a click would pick or put back. */
function isChoice(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-pick], [aria-pressed]') !== null;
}

/** Something that takes all gestures for itself, such as a piece that can be dragged. */
function isDraggable(target: EventTarget | null): boolean {
  for (let one = target instanceof Element ? target : null; one !== null; one = one.parentElement) {
    if (one.matches('.tk-pan-zoom-window')) return false;
    if (getComputedStyle(one).touchAction === 'none') return true;
  }
  return false;
}
