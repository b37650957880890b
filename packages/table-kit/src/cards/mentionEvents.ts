import { pointAt } from '../pointing.ts';

const MENTION = '[data-mention]';

/**
 * Points at what the log mentions: one thing under the pointer, or everything in a focused line. A mention that comes to
 * lie under a mouse at rest counts once the mouse moves: nobody pointed at it, and a board might turn to another sheet.
 */
export function listenForMentions(): () => void {
  let shown = false;
  let rests: Place | undefined;
  let waits = false;
  function point(ids: readonly string[]): void {
    if (ids.length === 0 && !shown) return;
    shown = ids.length > 0;
    pointAt(ids);
  }
  const over = (event: PointerEvent): void => {
    const mention = event.target instanceof Element ? event.target.closest(MENTION) : null;
    waits = mention !== null && event.clientX === rests?.clientX && event.clientY === rests.clientY;
    point(mention === null || waits ? [] : idsOf([mention]));
  };
  const move = (event: PointerEvent): void => {
    const { clientX, clientY, pointerType } = event;
    rests = undefined;
    if (waits) over(event);
    if (pointerType === 'mouse') rests = { clientX, clientY };
  };
  const focus = ({ target }: Event): void => {
    const byKey = target instanceof Element && target.matches(':focus-visible');
    point(byKey ? idsOf(target.querySelectorAll(MENTION)) : []);
  };
  document.addEventListener('pointerover', over);
  document.addEventListener('pointermove', move, { passive: true });
  document.addEventListener('focusin', focus);
  document.addEventListener('focusout', focus);
  return () => {
    document.removeEventListener('pointerover', over);
    document.removeEventListener('pointermove', move);
    document.removeEventListener('focusin', focus);
    document.removeEventListener('focusout', focus);
    point([]);
  };
}

type Place = Pick<PointerEvent, 'clientX' | 'clientY'>;

function idsOf(mentions: Iterable<Element>): string[] {
  return [...mentions].flatMap((one) => one.getAttribute('data-mention') ?? []);
}
