import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { cx } from './cx.ts';

export interface PopoverProps {
  /** Accessible name of the card and its button. */
  readonly label: string;
  /** The content of the button. */
  readonly face: ComponentChildren;
  readonly class?: string;
  readonly children: ComponentChildren;
}

/** A card that opens next to what it explains, on click, Enter or Space. Escape or a click elsewhere closes it. */
export function Popover({ label, face, class: more, children }: PopoverProps): JSX.Element {
  const [open, setOpen] = useState(false);
  const id = useId();
  const root = useRef<HTMLSpanElement>(null);
  const card = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!open) return;
    // In the top layer nothing clips it, whatever its surroundings contain.
    card.current?.showPopover();
    if (root.current !== null && card.current !== null) place(root.current, card.current);
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') setOpen(false);
    };
    const onDown = (event: Event): void => {
      if (event.target instanceof Node && root.current?.contains(event.target) !== true) setOpen(false);
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onDown);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onDown);
    };
  }, [open]);

  return (
    <span ref={root} class="popover">
      <button
        type="button"
        class={cx('button', more)}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-label={label}
        onClick={() => setOpen(!open)}
      >
        {face}
      </button>
      {open && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a card that scrolls must be reachable by keyboard
        <div ref={card} id={id} class="popover-card" popover="manual" role="note" tabIndex={0}>
          {children}
        </div>
      )}
    </span>
  );
}

/** Places the card below its anchor, or above it if there is no room, and always inside the window. */
function place(anchor: HTMLElement, card: HTMLElement): void {
  const { left, top, bottom } = anchor.getBoundingClientRect();
  const { width, height } = card.getBoundingClientRect();
  const gap = 6;
  const below = bottom + gap + height <= window.innerHeight;
  card.style.left = `${Math.max(gap, Math.min(left, window.innerWidth - width - gap))}px`;
  card.style.top = `${below ? bottom + gap : Math.max(gap, top - gap - height)}px`;
}
