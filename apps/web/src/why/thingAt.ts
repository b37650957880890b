import { type GameUi, wordOf } from '@portolan/client';
import type { Thing } from './movesAbout.ts';

const MARKED = '[data-target], [data-card]';

/** What an element of the board or the controls stands for; undefined where it is only background. */
export function thingAt(element: Element, ui: GameUi): { readonly thing: Thing; readonly anchor: Element } | undefined {
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
  return { thing: { target, card, title: titleOf(anchor, ui, target) }, anchor: outer ?? anchor };
}

function titleOf(anchor: Element, ui: GameUi, target: string | undefined): string {
  const named = target === undefined ? undefined : ui.nameTarget?.(target);
  if (named !== undefined) return named;
  const labelled = anchor.matches('[aria-label]') ? anchor : anchor.querySelector('[aria-label]');
  const spoken = labelled?.getAttribute('aria-label') ?? anchor.getAttribute('title');
  const heading = anchor.querySelector('h3, h4')?.textContent;
  return heading ?? spoken?.split(/[.:,]/)[0] ?? (target === undefined ? '' : wordOf(target));
}
