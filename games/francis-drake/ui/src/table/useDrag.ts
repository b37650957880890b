import { useRef } from 'preact/hooks';

export interface DragOptions {
  /** May it be dropped at the Destination with this id? */
  accepts(id: string): boolean;
  onDrop(id: string): void;
}

export interface DragHandlers {
  onPointerDown(event: PointerEvent): void;
}

/** A finger that shakes is no drag. */
const LEAST_PX = 6;

/**
 * Drags a piece onto a Destination of the chart. A copy follows the pointer by transform alone, so that nothing is laid
 * out on the way. A tap stays a tap.
 */
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
  let copy: HTMLElement | undefined;
  let places: readonly Place[] = [];
  let over: Place | undefined;
  const ring = ringElement();

  function move(event: PointerEvent): void {
    const [dx, dy] = [event.clientX - start.clientX, event.clientY - start.clientY];
    if (copy === undefined && Math.hypot(dx, dy) < LEAST_PX) return;
    if (copy === undefined) {
      // Whoever holds the pointer gets its moves: the browser need not look what lies below it.
      piece.setPointerCapture(event.pointerId);
      places = acceptingPlaces(options());
      copy = lift(piece, piece.getBoundingClientRect());
      document.body.append(ring);
    }
    event.preventDefault();
    copy.style.transform = `translate(${dx}px, ${dy}px)`;
    enter(places.find(({ box }) => isWithin(box, event)));
  }

  function enter(place: Place | undefined): void {
    if (place === over) return;
    over = place;
    ring.style.opacity = place === undefined ? '0' : '1';
    if (place === undefined) return;
    const { left, top, width, height } = place.box;
    ring.style.transform = `translate(${left}px, ${top}px) scale(${width / RING_PX}, ${height / RING_PX})`;
  }

  function end(event: PointerEvent): void {
    window.removeEventListener('pointermove', move);
    window.removeEventListener('pointerup', end);
    window.removeEventListener('pointercancel', end);
    piece.removeAttribute('data-lifted');
    const dropped = event.type === 'pointerup' ? over : undefined;
    if (copy !== undefined) swallowClick(piece);
    copy?.remove();
    ring.remove();
    if (dropped !== undefined) options().onDrop(dropped.id);
  }

  window.addEventListener('pointermove', move, { passive: false });
  window.addEventListener('pointerup', end);
  window.addEventListener('pointercancel', end);
}

/** A Destination on the screen. */
interface Place {
  readonly id: string;
  readonly box: DOMRect;
}

/** Nothing moves on the chart while a piece is dragged, so it is measured once. */
function acceptingPlaces({ accepts }: DragOptions): Place[] {
  return [...document.querySelectorAll<HTMLElement>('.fd-dest')]
    .map((element) => ({ id: idOf(element), box: element.getBoundingClientRect() }))
    .filter(({ id, box }) => box.width > 0 && accepts(id));
}

function isWithin({ left, right, top, bottom }: DOMRect, { clientX, clientY }: PointerEvent): boolean {
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
}

/** The side of the ring before it is drawn out to the size of a card: moved and drawn out, it is not painted again. */
const RING_PX = 100;

function ringElement(): HTMLElement {
  const ring = document.createElement('div');
  ring.className = 'fd-over';
  ring.style.opacity = '0';
  return ring;
}

function lift(piece: HTMLElement, box: DOMRect): HTMLElement {
  const copy = piece.cloneNode(true) as HTMLElement;
  copy.classList.add('fd-dragged');
  copy.setAttribute('aria-hidden', 'true');
  for (const name of ['data-piece', 'data-target', 'data-pick', 'id']) copy.removeAttribute(name);
  Object.assign(copy.style, {
    position: 'fixed',
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
  });
  document.body.append(copy);
  piece.setAttribute('data-lifted', '');
  return copy;
}

function idOf(element: HTMLElement): string {
  return (element.dataset.spot ?? '').slice('dest:'.length);
}

/** The click that ends a drag is none. */
function swallowClick(piece: HTMLElement): void {
  const stop = (event: Event): void => {
    event.stopPropagation();
    event.preventDefault();
  };
  piece.addEventListener('click', stop, { capture: true, once: true });
  setTimeout(() => piece.removeEventListener('click', stop, true), 0);
}
