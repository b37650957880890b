import type { GameUi } from '@portolan/client';

/** A game's UI whose texts use the names of one match; `view` is any view of it, if there is one yet. */
export function inMatch<Ui extends GameUi>(ui: Ui, view: unknown): Ui {
  const text = view === undefined ? undefined : ui.text?.forMatch?.(view);
  return text === undefined ? ui : { ...ui, text };
}
