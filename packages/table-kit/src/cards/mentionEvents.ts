import { pointAt } from '../pointing.ts';

const MENTION = '[data-mention]';

/** Points at what the log mentions: one thing under the pointer, or everything in a focused line. */
export function listenForMentions(): () => void {
  let shown = false;
  function point(ids: readonly string[]): void {
    if (ids.length === 0 && !shown) return;
    shown = ids.length > 0;
    pointAt(ids);
  }
  const over = ({ target }: Event): void => {
    const mention = target instanceof Element ? target.closest(MENTION) : null;
    point(mention === null ? [] : idsOf([mention]));
  };
  const focus = ({ target }: Event): void => {
    const byKey = target instanceof Element && target.matches(':focus-visible');
    point(byKey ? idsOf(target.querySelectorAll(MENTION)) : []);
  };
  document.addEventListener('pointerover', over);
  document.addEventListener('focusin', focus);
  document.addEventListener('focusout', focus);
  return () => {
    document.removeEventListener('pointerover', over);
    document.removeEventListener('focusin', focus);
    document.removeEventListener('focusout', focus);
    point([]);
  };
}

function idsOf(mentions: Iterable<Element>): string[] {
  return [...mentions].flatMap((one) => one.getAttribute('data-mention') ?? []);
}
