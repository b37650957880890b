/** A card that is to be shown. */
export interface Wanted {
  readonly id: string;
  readonly closed: string | undefined;
  readonly anchor: Element;
  /** It stays until it is closed, and can be used. */
  readonly kept: boolean;
}

const REST_MS = 550;
/** Who reads one card after the other does not wait for each. */
const NEXT_MS = 160;
const LEAVE_MS = 220;
const PRESS_MS = 480;
const PRESS_SLACK = 10;

type Show = (wanted: Wanted | undefined) => void;

/** Listens on the whole page and says which card is wanted. Answers how to stop listening. */
export function listenForCards(show: Show, findCard: () => HTMLElement | null): () => void {
  let now: Wanted | undefined;
  let coming: Element | undefined;
  let hovered: Element | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let press: { readonly x: number; readonly y: number } | undefined;
  let swallow = false;

  function want(wanted: Wanted | undefined): void {
    clearTimeout(timer);
    coming = undefined;
    if (wanted === undefined && now?.kept === true && now.anchor instanceof HTMLElement)
      now.anchor.focus({ preventScroll: true });
    now = wanted;
    show(wanted);
  }

  function soon(anchor: Element, ms: number, kept = false): void {
    if (anchor === coming || (anchor === now?.anchor && !kept)) return;
    clearTimeout(timer);
    coming = anchor;
    timer = setTimeout(() => want(wantedAt(anchor, kept)), ms);
  }

  function leave(): void {
    if (coming === undefined && now === undefined) return;
    clearTimeout(timer);
    coming = undefined;
    if (now !== undefined && !now.kept) timer = setTimeout(() => want(undefined), LEAVE_MS);
  }

  const listeners: { [K in keyof DocumentEventMap]?: (event: DocumentEventMap[K]) => void } = {
    pointermove(event) {
      if (event.pointerType !== 'mouse') {
        if (press !== undefined && Math.hypot(event.clientX - press.x, event.clientY - press.y) > PRESS_SLACK) {
          press = undefined;
          leave();
        }
        return;
      }
      if (event.buttons !== 0 || now?.kept === true) return;
      // Over the card itself, the way to its links must not open another one.
      if (now !== undefined && isInside(findCard(), event)) return clearTimeout(timer);
      const anchor = anchorOf(event.target);
      hovered = anchor;
      if (anchor === undefined) leave();
      else soon(anchor, now === undefined ? REST_MS : NEXT_MS);
    },
    pointerdown(event) {
      swallow = false;
      const card = findCard();
      if (event.target instanceof Node && card?.contains(event.target) === true) return;
      if (now !== undefined) want(undefined);
      clearTimeout(timer);
      coming = undefined;
      const anchor = anchorOf(event.target);
      if (event.pointerType === 'mouse' || anchor === undefined) return;
      press = { x: event.clientX, y: event.clientY };
      coming = anchor;
      timer = setTimeout(() => {
        swallow = press !== undefined;
        if (swallow) want(wantedAt(anchor, true));
      }, PRESS_MS);
    },
    pointerup() {
      press = undefined;
      if (now === undefined) leave();
    },
    pointercancel() {
      press = undefined;
      if (now === undefined) leave();
    },
    click(event) {
      // The press that opened a card chooses nothing.
      if (swallow) {
        event.preventDefault();
        event.stopPropagation();
      }
      swallow = false;
    },
    contextmenu(event) {
      if (press !== undefined || swallow) event.preventDefault();
    },
    focusin(event) {
      // The finger that opened a card also moves the focus when it is lifted.
      if (swallow) return;
      const card = findCard();
      if (event.target instanceof Node && card?.contains(event.target) === true) return;
      if (now?.kept === true) want(undefined);
      const anchor = anchorOf(event.target);
      const byKey = event.target instanceof Element && event.target.matches(':focus-visible');
      if (anchor !== undefined && byKey) soon(anchor, now === undefined ? REST_MS : NEXT_MS);
      else leave();
    },
    keydown(event) {
      if (event.key === 'Escape' && now !== undefined) {
        event.stopPropagation();
        want(undefined);
      }
      if (event.key !== '?' || isTyping(event.target)) return;
      const anchor = anchorOf(document.activeElement) ?? hovered ?? document.querySelector('[data-card-home]');
      if (anchor === null) return;
      event.preventDefault();
      want(wantedAt(anchor, true));
    },
    scroll() {
      if (now !== undefined && !now.kept) want(undefined);
    },
  };

  for (const [name, listener] of Object.entries(listeners)) {
    document.addEventListener(name, listener as EventListener, { capture: true });
  }
  return () => {
    clearTimeout(timer);
    for (const [name, listener] of Object.entries(listeners)) {
      document.removeEventListener(name, listener as EventListener, { capture: true });
    }
  };
}

function anchorOf(target: EventTarget | null): Element | undefined {
  return (target instanceof Element ? target.closest('[data-card]') : null) ?? undefined;
}

function wantedAt(anchor: Element, kept: boolean): Wanted {
  const closed = anchor.closest('[data-closed]')?.getAttribute('data-closed') ?? undefined;
  return { id: anchor.getAttribute('data-card') ?? 'help:table', closed, anchor, kept };
}

function isInside(card: HTMLElement | null, { clientX, clientY }: PointerEvent): boolean {
  if (card === null) return false;
  const { left, right, top, bottom } = card.getBoundingClientRect();
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('input, textarea, select');
}
