import { LEAST_DRAG_PX, type Slide, slide } from '@portolan/table-kit';
import type { Scene } from '../table/scene.ts';
import { holdOver, spaceOf } from './hand.ts';
import { coverable, type Laying } from './laying.ts';
import { squarePx } from './mapOnScreen.ts';
import { snapTo } from './snap.ts';
import { turnBy } from './useTileKeys.ts';

/** What a drag works with; read anew at every move, because the tile may be turned meanwhile. */
export interface TileDrag {
  readonly scene: Scene;
  readonly laying: Laying;
}

/** A finger would hide what it drags, so the tile is held above it. */
const ABOVE_FINGER_PX = 56;
/** Two fingers turned by this much turn the tile by a quarter. */
const QUARTER = Math.PI / 4;

/**
 * Drags a tile over the map: a copy follows the pointer, and its ghost snaps to the squares. Releasing it puts it down
 * where that is legal. Meanwhile a second finger turns it: by a tap, or by turning around the first one.
 */
export function dragTile(start: PointerEvent, drag: () => TileDrag): void {
  if (start.button === 0 && start.currentTarget instanceof HTMLElement) follow(start.currentTarget, start, drag);
}

function follow(source: HTMLElement, start: PointerEvent, drag: () => TileDrag): void {
  const lift = start.pointerType === 'touch' ? ABOVE_FINGER_PX : 0;
  const drawing = source.querySelector('svg');
  let copy: Copy | undefined;
  let at: Point = start;

  function move(event: PointerEvent): void {
    if (event.pointerId !== start.pointerId) return;
    at = event;
    if (copy === undefined && Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) < LEAST_DRAG_PX)
      return;
    if (copy === undefined) {
      // With the pointer captured the browser does not hit-test every move.
      source.setPointerCapture(start.pointerId);
      copy = copyOf(drawing, { clientX: start.clientX, clientY: start.clientY - lift }, drag());
    }
    event.preventDefault();
    copy.show(drag().laying.turn);
    copy.slide.slideTo(event.clientX - start.clientX, event.clientY - start.clientY);
    hold();
  }

  function hold(): void {
    const { laying } = drag();
    holdOver(laying.holder, copy?.snap(drag(), { clientX: at.clientX, clientY: at.clientY - lift }));
  }

  const fingers = secondFinger({
    first: () => at,
    isOn: () => copy !== undefined,
    onTurn(quarters) {
      turnBy(drag().laying, quarters);
      copy?.show(drag().laying.turn);
      hold();
    },
  });

  function end(event: PointerEvent): void {
    if (event.pointerId !== start.pointerId) return;
    window.removeEventListener('pointermove', move);
    window.removeEventListener('pointerup', end);
    window.removeEventListener('pointercancel', end);
    fingers.stop();
    if (copy === undefined) return;
    copy.slide.remove();
    const { laying } = drag();
    const space = spaceOf(laying.holder);
    holdOver(laying.holder, undefined);
    if (event.type === 'pointerup' && space !== undefined && laying.legal.has(space)) laying.place(space);
  }

  window.addEventListener('pointermove', move, { passive: false });
  window.addEventListener('pointerup', end);
  window.addEventListener('pointercancel', end);
}

interface Point {
  readonly clientX: number;
  readonly clientY: number;
}

interface Copy {
  readonly slide: Slide;
  /** Turns the copy to this orientation. */
  show(turn: number): void;
  snap(drag: TileDrag, point: Point): number | undefined;
}

/** A copy of the tile at the size of the map's squares, with its middle under the pointer. */
function copyOf(drawing: Element | null, { clientX, clientY }: Point, { scene, laying }: TileDrag): Copy {
  const map = document.querySelector('.am-targets')?.getBoundingClientRect() ?? new DOMRect();
  const holder = document.createElement('div');
  holder.className = 'am-dragged';
  Object.assign(holder.style, { left: `${clientX}px`, top: `${clientY}px` });
  if (drawing !== null) {
    holder.style.setProperty('--dragged-square', `${squarePx(scene.layout, map)}px`);
    holder.append(drawing.cloneNode(true));
  }
  // Turned by an animation that is already over: its transform alone changes.
  const { turn: from, turns } = laying;
  let shown = from;
  let quarters = 0;
  let over = { turn: from, map: coverable(scene, laying) };
  return {
    slide: slide(holder),
    show(turn) {
      if (turn === shown) return;
      quarters += (turn - shown + turns) % turns;
      shown = turn;
      holder.firstElementChild?.animate(
        { transform: `rotate(${90 * quarters}deg)` },
        { duration: 120, fill: 'forwards' },
      );
    },
    snap({ scene: now, laying: held }, point) {
      if (over.turn !== held.turn) over = { turn: held.turn, map: coverable(now, held) };
      return snapTo({ scene: now, laying: held, over: over.map, map }, point);
    },
  };
}

interface Fingers {
  first(): Point;
  isOn(): boolean;
  onTurn(quarters: number): void;
}

/** Follows a second finger while the first one drags. */
function secondFinger({ first, isOn, onTurn }: Fingers): { stop(): void } {
  let second: { readonly id: number; angle: number; turned: boolean } | undefined;
  const angleOf = (event: PointerEvent): number =>
    Math.atan2(event.clientY - first().clientY, event.clientX - first().clientX);

  function down(event: PointerEvent): void {
    if (isOn() && event.pointerType === 'touch' && second === undefined) {
      second = { id: event.pointerId, angle: angleOf(event), turned: false };
    }
  }
  function move(event: PointerEvent): void {
    if (second?.id !== event.pointerId) return;
    const by = Math.atan2(Math.sin(angleOf(event) - second.angle), Math.cos(angleOf(event) - second.angle));
    if (Math.abs(by) < QUARTER) return;
    second.angle = angleOf(event);
    second.turned = true;
    onTurn(Math.sign(by));
  }
  function up(event: PointerEvent): void {
    if (second?.id !== event.pointerId) return;
    if (!second.turned && event.type === 'pointerup') onTurn(1);
    second = undefined;
  }

  const all = [
    ['pointerdown', down],
    ['pointermove', move],
    ['pointerup', up],
    ['pointercancel', up],
  ] as const;
  for (const [type, listener] of all) window.addEventListener(type, listener);
  return {
    stop() {
      for (const [type, listener] of all) window.removeEventListener(type, listener);
    },
  };
}
