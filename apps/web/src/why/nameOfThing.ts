import type { GameCards, GameUi, ThingName } from '@portolan/client';
import type { Thing } from './movesAbout.ts';

interface Naming {
  readonly ui: GameUi;
  readonly cards: GameCards;
  readonly view: unknown;
  /** By seat. */
  readonly names: readonly string[];
}

/** What the game calls a thing: what choosing it picks, or else what its card is about. */
export function nameOfThing({ ui, cards, view, names }: Naming, { target, card }: Thing): ThingName | undefined {
  const title = target === undefined ? undefined : ui.nameTarget?.(target);
  // Some of these names are from the components.
  if (title !== undefined) return { title, named: true };
  return card === undefined ? undefined : cards.nameOf(card, view, names);
}
