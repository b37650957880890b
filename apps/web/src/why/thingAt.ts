import type { Thing } from './movesAbout.ts';

const MARKED = '[data-target], [data-card]';

/** What an element of the board or the controls stands for; undefined where it is only background. */
export function thingAt(element: Element): { readonly thing: Thing; readonly anchor: Element } | undefined {
  const anchor = element.closest(MARKED);
  if (anchor === null) return undefined;
  // A place has its card on the outside and what can be clicked inside.
  const outer = anchor.closest('[data-card]');
  const inside = outer?.querySelectorAll('[data-target]') ?? [];
  const target =
    anchor.getAttribute('data-target') ??
    (inside.length === 1 ? inside[0]?.getAttribute('data-target') : undefined) ??
    undefined;
  const card = outer?.getAttribute('data-card') ?? undefined;
  return { thing: { target, card }, anchor: outer ?? anchor };
}
