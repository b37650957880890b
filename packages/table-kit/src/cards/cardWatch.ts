import { REAL_TIMERS, type Timers } from '@portolan/client';

/** A card to be shown. */
export interface Wanted<Anchor = Element> {
  readonly id: string;
  /** A move to ask about. */
  readonly closed: string | undefined;
  readonly anchor: Anchor;
  /** It stays until it is closed, and its links can be used. */
  readonly kept: boolean;
}

/** Decides which card is shown, and when. */
export interface CardWatch<Anchor = Element> {
  readonly now: Wanted<Anchor> | undefined;
  /** Shows a card at once, or hides the one shown. */
  want(wanted: Wanted<Anchor> | undefined): void;
  /** Shows it after a moment, unless something else happens meanwhile. */
  rest(wanted: Wanted<Anchor>): void;
  /** Shows it after a long press. */
  press(wanted: Wanted<Anchor>, onShown: () => void): void;
  /** Nothing is pointed at any more: a pending card is cancelled, a shown one goes in a moment unless it is kept. */
  leave(): void;
  /** Cancels a pending card; a shown one stays. */
  hold(): void;
}

const REST_MS = 550;
/** From one card to the next the wait is shorter. */
const NEXT_MS = 160;
const LEAVE_MS = 220;
const PRESS_MS = 480;

export function makeCardWatch<Anchor>(
  show: (wanted: Wanted<Anchor> | undefined) => void,
  timers: Timers = REAL_TIMERS,
): CardWatch<Anchor> {
  let now: Wanted<Anchor> | undefined;
  let coming: Anchor | undefined;
  let stop = (): void => {};

  function hold(): void {
    stop();
    coming = undefined;
  }

  function want(wanted: Wanted<Anchor> | undefined): void {
    hold();
    if (wanted === undefined && now === undefined) return;
    now = wanted;
    show(wanted);
  }

  function soon(wanted: Wanted<Anchor>, ms: number, then = (): void => {}): void {
    hold();
    coming = wanted.anchor;
    stop = timers.after(ms, () => {
      want(wanted);
      then();
    });
  }

  return {
    get now() {
      return now;
    },
    want,
    rest(wanted) {
      if (wanted.anchor === coming) return;
      if (wanted.anchor === now?.anchor) return hold();
      soon(wanted, now === undefined ? REST_MS : NEXT_MS);
    },
    press: (wanted, onShown) => soon(wanted, PRESS_MS, onShown),
    leave() {
      if (coming === undefined && now === undefined) return;
      hold();
      if (now !== undefined && !now.kept) stop = timers.after(LEAVE_MS, () => want(undefined));
    },
    hold,
  };
}
