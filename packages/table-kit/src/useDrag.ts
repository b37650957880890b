import { useRef } from 'preact/hooks';
import { LEAST_DRAG_PX, type Slide, slide } from './slide.ts';
import './drag.css';

export interface DragOptions {
  /** The prefix of the `data-spot` of everything it can be dropped on: `dest:` for `dest:panama`. */
  readonly spots: string;
  /** Whether it may be dropped on the spot with this id. */
  accepts(id: string): boolean;
  onDrop(id: string): void;
}

export interface DragHandlers {
  onPointerDown(event: PointerEvent): void;
}

/** Drags a piece onto a spot of the board. A copy follows the pointer; a tap is still a click. */
export function useDrag(options: DragOptions): DragHandlers {
  const latest = useRef(options);
  latest.current = options;
  return {
    onPointerDown(event) {
      if (event.button !== 0 || !(event.currentTarget instanceof HTMLElement)) return;
      follow(event.currentTarget, event, () => latest.current);
    },
  };
}

function follow(piece: HTMLElement, start: PointerEvent, options: () => DragOptions): void {
  let copy: Slide | undefined;
  // Measured now, so that the first movement has less to do.
  const places = acceptingPlaces(options());
  let over: Place | undefined;
  let cancelRings = (): void => {};

  function move(event: PointerEvent): void {
    const [dx, dy] = [event.clientX - start.clientX, event.clientY - start.clientY];
    if (copy === undefined && Math.hypot(dx, dy) < LEAST_DRAG_PX) return;
    if (copy === undefined) {
      // With the pointer captured the browser does not hit-test every move.
      piece.setPointerCapture(event.pointerId);
      copy = slide(lift(piece, piece.getBoundingClientRect()));
      // In the next frame: with the copy they would be one long task.
      cancelRings = inNextFrame(() => document.body.append(...places.map(({ ring }) => ring)));
    }
    event.preventDefault();
    copy.slideTo(dx, dy);
    enter(places.find(({ box }) => isWithin(box, event)));
  }

  function enter(place: Place | undefined): void {
    if (place === over) return;
    over?.ring.removeAttribute('data-under');
    place?.ring.setAttribute('data-under', '');
    over = place;
  }

  function end(event: PointerEvent): void {
    window.removeEventListener('pointermove', move);
    window.removeEventListener('pointerup', end);
    window.removeEventListener('pointercancel', end);
    piece.removeAttribute('data-lifted');
    const dropped = event.type === 'pointerup' ? over : undefined;
    if (copy !== undefined) swallowClick(piece);
    copy?.remove();
    cancelRings();
    for (const { ring } of places) ring.remove();
    if (dropped !== undefined) options().onDrop(dropped.id);
  }

  window.addEventListener('pointermove', move, { passive: false });
  window.addEventListener('pointerup', end);
  window.addEventListener('pointercancel', end);
}

function inNextFrame(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(work);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** A spot on the screen. */
interface Place {
  readonly id: string;
  readonly box: DOMRect;
  /** Shown while the piece is over it. Each spot has its own: moving a shared one would assign layers again. */
  readonly ring: HTMLElement;
}

/** Nothing on the board moves while a piece is dragged, so it is measured once. */
function acceptingPlaces({ spots, accepts }: DragOptions): Place[] {
  return [...document.querySelectorAll<HTMLElement>(`[data-spot^="${CSS.escape(spots)}"]`)]
    .map((element) => ({ id: (element.dataset.spot ?? '').slice(spots.length), box: element.getBoundingClientRect() }))
    .filter(({ id, box }) => box.width > 0 && accepts(id))
    .map((place) => ({ ...place, ring: ringAround(place.box) }));
}

function isWithin({ left, right, top, bottom }: DOMRect, { clientX, clientY }: PointerEvent): boolean {
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
}

function ringAround({ left, top, width, height }: DOMRect): HTMLElement {
  const ring = document.createElement('div');
  ring.className = 'tk-over';
  Object.assign(ring.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
  return ring;
}

function lift(piece: HTMLElement, box: DOMRect): HTMLElement {
  const copy = piece.cloneNode(true) as HTMLElement;
  copy.classList.add('tk-dragged');
  copy.setAttribute('aria-hidden', 'true');
  for (const name of ['data-piece', 'data-target', 'data-pick', 'id']) copy.removeAttribute(name);
  Object.assign(copy.style, {
    position: 'fixed',
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
  });
  piece.setAttribute('data-lifted', '');
  return copy;
}

/** The click that ends a drag must not count as one. */
function swallowClick(piece: HTMLElement): void {
  const stop = (event: Event): void => {
    event.stopPropagation();
    event.preventDefault();
  };
  piece.addEventListener('click', stop, { capture: true, once: true });
  setTimeout(() => piece.removeEventListener('click', stop, true), 0);
}
