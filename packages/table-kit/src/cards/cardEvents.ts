import { type CardWatch, makeCardWatch, type Wanted } from './cardWatch.ts';

/** A finger that moves further than this is scrolling. */
const PRESS_SLACK = 10;
/** Anchors the card about the cards, shown when `?` is pressed and nothing else is meant. */
const HOME = '[data-card-home]';
const HELP_ID = 'help:table';

type Listeners = { [K in keyof DocumentEventMap]?: (event: DocumentEventMap[K]) => void };
type FindCard = () => HTMLElement | null;

/** The state of finger and mouse. */
interface Pointer {
  hovered: Element | undefined;
  press: { readonly x: number; readonly y: number } | undefined;
  /** The press that opened a card must not choose anything or move the focus. */
  swallow: boolean;
}

/** Listens on the whole page and reports which card is wanted. Answers how to stop. */
export function listenForCards(show: (wanted: Wanted | undefined) => void, findCard: FindCard): () => void {
  const watch = makeCardWatch<Element>(show);
  const pointer: Pointer = { hovered: undefined, press: undefined, swallow: false };
  const listeners: Listeners = {
    ...mouseListeners(watch, pointer, findCard),
    ...fingerListeners(watch, pointer, findCard),
    ...keyListeners(watch, pointer, findCard),
    scroll() {
      if (watch.now?.kept === false) watch.want(undefined);
    },
  };
  const all = Object.entries(listeners) as [string, EventListener][];
  for (const [name, listener] of all) document.addEventListener(name, listener, { capture: true });
  return () => {
    watch.hold();
    for (const [name, listener] of all) document.removeEventListener(name, listener, { capture: true });
  };
}

function mouseListeners(watch: CardWatch, pointer: Pointer, findCard: FindCard): Listeners {
  return {
    pointermove(event) {
      if (event.pointerType !== 'mouse') return moveFinger(watch, pointer, event);
      if (event.buttons !== 0 || watch.now?.kept === true) return;
      // On the way to the card's links no other card may open.
      if (watch.now !== undefined && isInside(findCard(), event)) return watch.hold();
      pointer.hovered = anchorOf(event.target);
      if (pointer.hovered === undefined) watch.leave();
      else watch.rest(wantedAt(pointer.hovered, false));
    },
  };
}

function moveFinger(watch: CardWatch, pointer: Pointer, { clientX, clientY }: PointerEvent): void {
  const { press } = pointer;
  if (press === undefined || Math.hypot(clientX - press.x, clientY - press.y) <= PRESS_SLACK) return;
  pointer.press = undefined;
  watch.leave();
}

function fingerListeners(watch: CardWatch, pointer: Pointer, findCard: FindCard): Listeners {
  const lift = (): void => {
    pointer.press = undefined;
    if (watch.now === undefined) watch.leave();
  };
  return {
    pointerdown(event) {
      pointer.swallow = false;
      if (isIn(findCard(), event.target)) return;
      close(watch);
      watch.hold();
      const anchor = anchorOf(event.target);
      if (event.pointerType === 'mouse' || anchor === undefined) return;
      pointer.press = { x: event.clientX, y: event.clientY };
      watch.press(wantedAt(anchor, true), () => {
        pointer.swallow = true;
      });
    },
    pointerup: lift,
    pointercancel: lift,
    click(event) {
      if (pointer.swallow) {
        event.preventDefault();
        event.stopPropagation();
      }
      pointer.swallow = false;
    },
    contextmenu(event) {
      if (pointer.press !== undefined || pointer.swallow) event.preventDefault();
    },
  };
}

function keyListeners(watch: CardWatch, pointer: Pointer, findCard: FindCard): Listeners {
  return {
    focusin({ target }) {
      if (pointer.swallow || isIn(findCard(), target)) return;
      if (watch.now?.kept === true) watch.want(undefined);
      const anchor = anchorOf(target);
      const byKey = target instanceof Element && target.matches(':focus-visible');
      if (anchor !== undefined && byKey) watch.rest(wantedAt(anchor, false));
      else watch.leave();
    },
    keydown(event) {
      if (event.key === 'Escape' && watch.now !== undefined) {
        event.stopPropagation();
        close(watch);
      }
      if (event.key !== '?' || isTyping(event.target)) return;
      const anchor = anchorOf(document.activeElement) ?? pointer.hovered;
      const home = document.querySelector(HOME);
      if (anchor === undefined && home === null) return;
      event.preventDefault();
      if (anchor !== undefined) watch.want(wantedAt(anchor, true));
      else if (home !== null) watch.want({ id: HELP_ID, closed: undefined, anchor: home, kept: true });
    },
  };
}

/** Closes the card and returns the focus to its anchor. */
function close(watch: CardWatch): void {
  const { now } = watch;
  watch.want(undefined);
  if (now?.kept === true && now.anchor instanceof HTMLElement) now.anchor.focus({ preventScroll: true });
}

function anchorOf(target: EventTarget | null): Element | undefined {
  return (target instanceof Element ? target.closest('[data-card]') : null) ?? undefined;
}

function wantedAt(anchor: Element, kept: boolean): Wanted {
  const closed = anchor.closest('[data-closed]')?.getAttribute('data-closed') ?? undefined;
  return { id: anchor.getAttribute('data-card') ?? HELP_ID, closed, anchor, kept };
}

function isIn(card: HTMLElement | null, target: EventTarget | null): boolean {
  return target instanceof Node && card?.contains(target) === true;
}

function isInside(card: HTMLElement | null, { clientX, clientY }: PointerEvent): boolean {
  if (card === null) return false;
  const { left, right, top, bottom } = card.getBoundingClientRect();
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('input, textarea, select');
}
