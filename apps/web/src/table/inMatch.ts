import type { GameUi } from '@portolan/client';

/** A game's UI whose texts are those of one match; `view` is any view of it, if there is one yet. */
export function inMatch<Ui extends GameUi>(ui: Ui, view: unknown, resigned: readonly number[] = []): Ui {
  const text = view === undefined ? undefined : ui.text?.forMatch?.(view, resigned);
  return text === undefined ? ui : { ...ui, text };
}
