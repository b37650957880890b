import type { GameUi } from '@portolan/client';

/** A game's UI whose texts address one reader as "you". */
export type Addressed<Ui extends GameUi = GameUi> = Ui & { readonly you?: number };

/** Addresses the player of seat `you`. Without a seat, everyone is called by name. */
export function addressing<Ui extends GameUi>(ui: Ui, you: number | undefined): Addressed<Ui> {
  const { text } = ui;
  if (you === undefined) return ui;
  if (text === undefined) return { ...ui, you };
  const { tellEvent } = text;
  return {
    ...ui,
    you,
    text: {
      ...text,
      describeEvent: (event, names) => text.describeEvent(event, names, you),
      ...(tellEvent === undefined ? {} : { tellEvent: (event, names) => tellEvent(event, names, you) }),
    },
  };
}
