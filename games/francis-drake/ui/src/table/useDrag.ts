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
  let over: HTMLElement | undefined;
  const box = piece.getBoundingClientRect();

  function move(event: PointerEvent): void {
    const [dx, dy] = [event.clientX - start.clientX, event.clientY - start.clientY];
    if (copy === undefined && Math.hypot(dx, dy) < LEAST_PX) return;
    if (copy === undefined) copy = lift(piece, box);
    event.preventDefault();
    copy.style.transform = `translate(${dx}px, ${dy}px)`;
    enter(destinationAt(event));
  }

  function enter(found: HTMLElement | undefined): void {
    const next = found !== undefined && options().accepts(idOf(found)) ? found : undefined;
    if (next === over) return;
    over?.removeAttribute('data-over');
    next?.setAttribute('data-over', '');
    over = next;
  }

  function end(event: PointerEvent): void {
    window.removeEventListener('pointermove', move);
    window.removeEventListener('pointerup', end);
    window.removeEventListener('pointercancel', end);
    piece.removeAttribute('data-lifted');
    const dropped = event.type === 'pointerup' ? over : undefined;
    over?.removeAttribute('data-over');
    if (copy !== undefined) swallowClick(piece);
    copy?.remove();
    if (dropped !== undefined) options().onDrop(idOf(dropped));
  }

  window.addEventListener('pointermove', move, { passive: false });
  window.addEventListener('pointerup', end);
  window.addEventListener('pointercancel', end);
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

function destinationAt({ clientX, clientY }: PointerEvent): HTMLElement | undefined {
  for (const element of document.elementsFromPoint(clientX, clientY)) {
    const found = element.closest<HTMLElement>('.fd-dest');
    if (found !== null) return found;
  }
  return undefined;
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
