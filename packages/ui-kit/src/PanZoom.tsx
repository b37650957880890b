import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Button } from './Button.tsx';
import { fit, fitScale, keepInside, panBy, type Size, type Viewport, zoomAt } from './viewport.ts';

export interface PanZoomProps {
  readonly label: string;
  readonly sheet: Size;
  readonly words: { readonly closer: string; readonly farther: string; readonly whole: string };
  readonly children: ComponentChildren;
}

const KEYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [60, 0],
  ArrowRight: [-60, 0],
  ArrowUp: [0, 60],
  ArrowDown: [0, -60],
};

/** A window on a large sheet: drag, wheel, pinch, arrow keys, and buttons for those who have none of them. */
export function PanZoom({ label, sheet, words, children }: PanZoomProps): JSX.Element {
  const root = useRef<HTMLElement>(null);
  const [view, setView] = useState<Viewport>({ x: 0, y: 0, scale: 1 });
  const fingers = useRef(new Map<number, PointerEvent>());

  const size = (): Size => ({ width: root.current?.clientWidth ?? 0, height: root.current?.clientHeight ?? 0 });
  const move = (change: (view: Viewport) => Viewport): void => setView((now) => keepInside(change(now), sheet, size()));
  const zoom = (factor: number, point = { x: size().width / 2, y: size().height / 2 }): void =>
    move((now) => zoomAt(now, point, factor, fitScale(sheet, size())));
  const whole = (): void => setView(fit(sheet, size()));

  useLayoutEffect(whole, [sheet.width, sheet.height]);
  useEffect(() => {
    const element = root.current;
    // Preact would listen passively, and the page would scroll as well.
    const onWheel = (event: WheelEvent): void => {
      event.preventDefault();
      zoom(event.deltaY < 0 ? 1.15 : 1 / 1.15, within(event));
    };
    element?.addEventListener('wheel', onWheel, { passive: false });
    return () => element?.removeEventListener('wheel', onWheel);
  }, [sheet.width, sheet.height]);

  function within(event: MouseEvent): { readonly x: number; readonly y: number } {
    const box = root.current?.getBoundingClientRect();
    return { x: event.clientX - (box?.left ?? 0), y: event.clientY - (box?.top ?? 0) };
  }

  function onPointerMove(event: PointerEvent): void {
    const before = fingers.current.get(event.pointerId);
    if (before === undefined) return;
    const other = [...fingers.current.values()].find(({ pointerId }) => pointerId !== event.pointerId);
    fingers.current.set(event.pointerId, event);
    if (other === undefined) {
      move((now) => panBy(now, event.clientX - before.clientX, event.clientY - before.clientY));
      return;
    }
    zoom(apart(event, other) / Math.max(1, apart(before, other)), within(other));
  }

  function onKeyDown(event: KeyboardEvent): void {
    const step = KEYS[event.key];
    if (event.target !== root.current) return;
    if (step !== undefined) move((now) => panBy(now, step[0], step[1]));
    else if (event.key === '+' || event.key === '=') zoom(1.25);
    else if (event.key === '-') zoom(0.8);
    else if (event.key === '0') whole();
    else return;
    event.preventDefault();
  }

  return (
    <section
      ref={root}
      class="pan-zoom"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the region moves by arrow keys, so it must be reachable
      tabIndex={0}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => void fingers.current.set(event.pointerId, event)}
      onPointerMove={onPointerMove}
      onPointerUp={(event) => void fingers.current.delete(event.pointerId)}
      onPointerLeave={(event) => void fingers.current.delete(event.pointerId)}
      onPointerCancel={(event) => void fingers.current.delete(event.pointerId)}
    >
      <div
        class="pan-zoom-sheet"
        style={{
          width: `${sheet.width}px`,
          height: `${sheet.height}px`,
          transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})`,
        }}
      >
        {children}
      </div>
      <div class="pan-zoom-tools">
        <Button size="small" label={words.farther} onClick={() => zoom(0.8)}>
          −
        </Button>
        <Button size="small" label={words.whole} onClick={whole}>
          ⤢
        </Button>
        <Button size="small" label={words.closer} onClick={() => zoom(1.25)}>
          +
        </Button>
      </div>
    </section>
  );
}

function apart(one: PointerEvent, other: PointerEvent): number {
  return Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
}
